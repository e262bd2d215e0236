import type { english } from './en/index.ts'
import type { ParametersOf } from './parameters.ts'

type Tables = typeof english

/** A part of the house with its own table of messages: `common`, `kernel`, `cli`, a game. */
export type Area = keyof Tables

/** `area.key`, for example `cli.play.yourMove`. */
export type MessageId = { [A in Area]: `${A}.${keyof Tables[A] & string}` }[Area]

type English<Id extends MessageId> = Id extends `${infer A extends Area}.${infer Key}`
  ? Key extends keyof Tables[A]
    ? Tables[A][Key]
    : never
  : never

/** What the sentence of this id needs, read off its English text. */
export type ParamsOf<Id extends MessageId> = ParametersOf<English<Id> & string>

/** What a translation of an area must hold: the keys of the English table, no more and no less. */
export type Translation<A extends Area> = { readonly [Key in keyof Tables[A]]: string }
