import * as z from 'zod/mini'
import type { Summary } from './table-snapshot.ts'
import { anyJson, list, reason, seat, whole } from './values.ts'

const points = z.record(z.string(), z.number())

/** A choice and what may be expected of it. */
const advised = z.strictObject({
  choice: anyJson,
  /** How the turn goes on, the choice itself first, until something new is seen. */
  line: list(z.strictObject({ kind: z.string(), args: anyJson, choice: anyJson })),
  /** Points it brings at once, by the sheet. */
  now: z.number(),
  /** Points expected at the end, in all and by category. */
  own: z.number(),
  points,
  /** By how much it is behind the best choice over the same imagined tables, and the standard error of that. */
  behind: z.number(),
  error: z.number(),
  /** Imagined tables on which it came first. */
  first: whole,
})

/** What a strong player would do who sees what the seat sees: the best choice and up to two others. */
export const hint = z.strictObject({
  seat,
  kind: z.string(),
  advised: list(advised),
  /** Imagined tables. */
  dreams: whole,
  isQuick: z.boolean(),
  /** 4 sure, 3 quite sure, 2 likely, 1 close. */
  certainty: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  reasons: list(reason),
  /** How far the points may be off: two of three games end within it. Nothing where it is not known. */
  spread: z.nullable(z.number()),
})

export type Hint = Readonly<z.infer<typeof hint>>

/** Alone and against bots there are hints unless the table was opened without; among people only if it was opened with them. */
export function hasHints({ terms, seats }: Pick<Summary, 'terms' | 'seats'>): boolean {
  return terms.hints ?? seats.filter(({ person }) => person !== null).length < 2
}
