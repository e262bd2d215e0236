import type { Json } from '@nora/kernel'
import * as z from 'zod/mini'

/** A part of a card written in the language: an object with one field that says which word it is. */
type Phrase<Key extends string> = { readonly [key in Key]: string } & { readonly [field: string]: Json | undefined }

/** Something that is done: `{ "do": "gain", "what": "wood", "n": 2 }`. */
export type Effect = Phrase<'do'>
/** Something that is counted: `{ "count": "icons", "icon": "agility", "times": 2, "per": 3, "most": 10 }`. */
export type Counted = Phrase<'count'> & { readonly times?: number; readonly per?: number; readonly most?: number }
/** How much: a number, or as much as is counted. */
export type Amount = number | Counted
/** Something that holds or not: `{ "is": "atLeast", "of": { "count": "guests" }, "n": 3 }`. */
export type Condition = Phrase<'is'>
/** A rule that holds while a card lies on the table: `{ "rule": "cheaperBeds", "by": 1 }`. */
export type Rule = Phrase<'rule'>
/** What sets off an effect: `{ "on": "gather", "what": "wood" }`. */
export type Trigger = Phrase<'on'>
/** What is asked of a stock, stock by stock: `{ "wood": 2, "agility": 1 }`. */
export type Cost = { readonly [stock: string]: number }

/** The schemas a word builds its own fields from. They know all the words of the language. */
export interface Parts {
  readonly effect: z.ZodMiniType<Effect>
  readonly counted: z.ZodMiniType<Counted>
  readonly amount: z.ZodMiniType<Amount>
  readonly condition: z.ZodMiniType<Condition>
  readonly rule: z.ZodMiniType<Rule>
  readonly trigger: z.ZodMiniType<Trigger>
  readonly cost: z.ZodMiniType<Cost>
  readonly stock: z.ZodMiniType<string>
  /** A stock that effects can give. */
  readonly gainable: z.ZodMiniType<string>
  readonly pile: z.ZodMiniType<string>
  readonly route: z.ZodMiniType<string>
}

export type Fields = { readonly [field: string]: z.ZodMiniType }

/** What a word with these fields is given. */
export type ArgsOf<F extends Fields> = z.output<z.ZodMiniObject<F, z.core.$strict>>

/** A word as its family sees it: a name, and what else stands beside it. */
export interface Word {
  readonly name: string
  fields?(parts: Parts): Fields
}

/** The schema of a family of words, told apart by one field. */
export function oneOf<V>(key: string, words: Iterable<Word>, parts: Parts, common: Fields = {}): z.ZodMiniType<V> {
  const forms = Array.from(words, (word) =>
    z.strictObject({ [key]: z.literal(word.name), ...word.fields?.(parts), ...common }),
  )
  const [first, ...others] = forms
  return (first ? z.discriminatedUnion(key, [first, ...others]) : z.never()) as unknown as z.ZodMiniType<V>
}

/** One of the names a game has given to its stocks, piles or routes. */
export function nameOf(names: readonly string[]): z.ZodMiniType<string> {
  return names.length > 0 ? z.enum(names as [string, ...string[]]) : (z.never() as unknown as z.ZodMiniType<string>)
}
