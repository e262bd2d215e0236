import type { ExpectedMargins } from './analysis.ts'

/** Of the turns of one game, how many had the margin at its end inside their fan, as the first seat saw it. */
export function insideFan(course: readonly ExpectedMargins[]): { readonly inside: number; readonly of: number } {
  const end = course.at(-1)?.margins[0] ?? 0
  const told = course.slice(0, -1).filter(({ spread }) => spread !== null)
  const inside = told.filter(({ margins, spread }) => Math.abs(end - (margins[0] as number)) <= (spread as number))
  return { inside: inside.length, of: told.length }
}
