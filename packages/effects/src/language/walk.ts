import type { Json } from '@nora/kernel'
import type { Effect } from './form.ts'

/** The fields that say which word a part of a card is. Nothing else in an effect may be called so. */
const KEYS = ['do', 'count', 'is', 'rule', 'on'] as const

/** The effect and all effects inside it, from the outside in. */
export function walk(effect: Effect): Effect[] {
  const inner = Object.values(effect).flatMap((value) => effectsIn(value ?? null))
  return [effect, ...inner]
}

function effectsIn(value: Json): Effect[] {
  if (typeof value !== 'object' || value === null) return []
  if ('do' in value && typeof value.do === 'string') return walk(value as Effect)
  return Object.values(value).flatMap((part: Json | undefined) => effectsIn(part ?? null))
}

/** How many words an effect is made of: actions, counts, conditions. Whoever does it looks at all of them. */
export function wordsIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0
  let words = KEYS.some((key) => key in value) ? 1 : 0
  for (const part of Object.values<Json | undefined>(value)) words += wordsIn(part ?? null)
  return words
}

/**
 * The tree of words of an effect without its numbers and names: cards with the same template differ only in how much
 * and of what. `{do: seq, effects: [{do: gain, n: {count: icons}}, {do: draw}]}` is `seq(gain(icons),draw)`.
 */
export function template(phrase: Json): string {
  return templates(phrase).join(',')
}

function templates(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(templates)
  const phrase = value as { readonly [field: string]: Json }
  // By name, so that the order in which the fields of a card were written does not matter.
  const inner = Object.keys(phrase)
    .sort()
    .flatMap((field) => templates(phrase[field] as Json))
  const key = KEYS.find((candidate) => candidate in phrase)
  // What is no word is a record, such as the options of a choice: their order and their ids are names.
  if (key === undefined) return inner.sort()
  return [inner.length > 0 ? `${phrase[key]}(${inner.join(',')})` : String(phrase[key])]
}
