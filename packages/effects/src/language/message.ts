import type { Name } from '../content/source.ts'

/**
 * What a card says, before it is said in any language: the id of a whole sentence and what is put into it. Plain JSON,
 * of the form that `messages` reads; this package holds no sentence and does not know who says it.
 */
export type MessageRef = {
  readonly id: string
  readonly params?: { readonly [name: string]: Text }
}

/** A parameter: a number, ready text, a content name, another message, or several of these joined by "and" or by "or". */
export type Text =
  | string
  | number
  | Name
  | MessageRef
  | { readonly all: readonly Text[] }
  | { readonly any: readonly Text[] }
