import type { Name } from './language.ts'
import type { MessageId, ParamsOf } from './message-id.ts'

/** A message that is not yet said in any language: plain JSON, so it can be stored, sent and nested. */
export interface MessageRef<Id extends string = MessageId> {
  readonly id: Id
  readonly params?: { readonly [name: string]: Text | number }
}

/** "A, B and C": each language joins them in its own way. */
export interface Both {
  readonly all: readonly (Text | number)[]
}

/** "A, B or C". */
export interface Either {
  readonly any: readonly (Text | number)[]
}

/** What a parameter such as `{card}` may be: ready text, a content name, another message, or a list of these ("A, B, C"). */
export type Text = string | Name | MessageRef<string> | Both | Either | readonly (Text | number)[]

/** The arguments after a message id: none when the sentence has no parameters. */
export type Given<Id extends MessageId> = keyof ParamsOf<Id> extends never ? [] : [params: ParamsOf<Id>]

/** Makes a reference whose parameters are checked against the English sentence. */
export function message<Id extends MessageId>(id: Id, ...given: Given<Id>): MessageRef<Id> {
  const [params] = given
  return params ? { id, params } : { id }
}
