import { canonical, isRecord, type Json } from '@nora/kernel'
import { namesIn } from './names.ts'

/**
 * Which part of a choice a thing answers: its fields from the outside in, with dots between. In
 * `{ move: { from: 'farm', to: 'lair' } }` the farm is `move.from`; in `{ die: 'green-3', by: 2 }` the number is `by`.
 * Where several things are put together in no order, each of them is `dice.*`.
 */
export type Part = string

/** The choice is one word or number and nothing else. */
export const WHOLE: Part = ''

/** The choice as it is, whatever it is made of: for a thing that says all of it at once, like a row of one card. */
export const CHOICE: Part = '='

/** One of the things that the choice puts together: of a list, or of amounts by name like `{ wood: 2, metal: 1 }`. */
export const EACH: Part = '*'

/** Wherever it stands in the choice: for a table that does not know what the parts of a choice mean. */
export const ANYWHERE: Part = '**'

/** Several things can answer the same part, and one thing several times. */
export function isEach(part: Part): boolean {
  return part === EACH || part.endsWith(`.${EACH}`)
}

/** What answers a part of this choice, and how often. */
export function valuesAt(choice: Json, part: Part): readonly Answer[] {
  if (part === ANYWHERE) return [...new Set(namesIn(choice))].map((value) => ({ value, n: 1 }))
  if (part === CHOICE) return [{ value: choice, n: 1 }]
  if (isEach(part)) return together(partAt(choice, fieldsOf(part).slice(0, -1)))
  const value = partAt(choice, fieldsOf(part))
  return value === undefined || (part === WHOLE && typeof value === 'object') ? [] : [{ value, n: 1 }]
}

interface Answer {
  readonly value: Json
  readonly n: number
}

/** Whether a choice has such a part at all, whatever answers it; a list may be empty. */
export function hasPart(choice: Json, part: Part): boolean {
  if (part === ANYWHERE) return true
  if (!isEach(part)) return valuesAt(choice, part).length > 0
  const things = partAt(choice, fieldsOf(part).slice(0, -1))
  return Array.isArray(things) || isAmounts(things)
}

/** How often a value answers a part of this choice. */
export function countAt(choice: Json, part: Part, value: Json): number {
  const key = keyOf(value)
  return valuesAt(choice, part).find((answer) => keyOf(answer.value) === key)?.n ?? 0
}

/** How many things answer a part of this choice. */
export function sizeAt(choice: Json, part: Part): number {
  return valuesAt(choice, part).reduce((sum, { n }) => sum + n, 0)
}

/** The same for values that are equal. Most are names, and there may be thousands of them: those cost nothing. */
export function keyOf(value: Json): string {
  return typeof value === 'string' ? value : `#${canonical(value)}`
}

/** The value that lies at the end of a way through a choice. */
export function partAt(choice: Json, path: readonly (string | number)[]): Json | undefined {
  let part: Json | undefined = choice
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined
    part = (part as Record<string | number, Json | undefined>)[key]
  }
  return part
}

function fieldsOf(part: Part): readonly string[] {
  return part === WHOLE ? [] : part.split('.')
}

function together(things: Json | undefined): readonly Answer[] {
  if (isAmounts(things)) return Object.entries(things).flatMap(([value, n]) => (n > 0 ? [{ value, n }] : []))
  if (!Array.isArray(things)) return []
  const counts = new Map<string, { value: Json; n: number }>()
  for (const value of things as readonly Json[]) {
    const key = keyOf(value)
    const known = counts.get(key)
    if (known) known.n++
    else counts.set(key, { value, n: 1 })
  }
  return [...counts.values()]
}

function isAmounts(things: Json | undefined): things is { readonly [name: string]: number } {
  return isRecord(things) && Object.values(things).every((n) => typeof n === 'number')
}
