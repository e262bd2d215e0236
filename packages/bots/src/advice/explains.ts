import type { Reason, Seat, State, Table } from '@nora/kernel'

/** Something a choice brings that a person can see: a typed message with its points, and the category they are in. */
export interface Cause extends Reason {
  readonly category: string
  readonly points: number
}

/** What has no line on the sheet yet: things in hand, room to grow, a place in the order. */
export const PROSPECTS = 'prospects'

/** How a game explains what is expected of a position. */
export interface Explains<S extends State = State, K = unknown> {
  /** In the order they are shown; what is only hoped for comes last. */
  readonly categories: readonly string[]
  /** The category of each line of the sheet. */
  readonly lines: { readonly [line: string]: string }
  /** The parts of the evaluation, by category; they add up to it. */
  parts(table: Table<S, K>, seat: Seat, parts: readonly number[]): { readonly [category: string]: number }
  /** What lies between two sights of the same turn, told by what the seat sees. The lines of the sheet need not be told. */
  causes?(before: Table<S, K>, after: Table<S, K>, seat: Seat): readonly Cause[]
}

/** The parts in their order, each in one category. */
export function inCategories(parts: readonly number[], categories: readonly string[]): Record<string, number> {
  const sums: Record<string, number> = {}
  parts.forEach((points, index) => {
    const category = categories[index] ?? PROSPECTS
    sums[category] = (sums[category] ?? 0) + points
  })
  return sums
}
