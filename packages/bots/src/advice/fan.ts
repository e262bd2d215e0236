import type { ExpectedMargins } from './analysis.ts'

/** Of the turns of one game, how many had the margin at its end inside their fan, as the first seat saw it. */
export function insideFan(course: readonly ExpectedMargins[]): { readonly inside: number; readonly of: number } {
  const end = course.at(-1)?.margins[0] ?? 0
  const told = course.slice(0, -1).filter(({ spread }) => spread !== null)
  const inside = told.filter(({ margins, spread }) => Math.abs(end - (margins[0] as number)) <= (spread as number))
  return { inside: inside.length, of: told.length }
}

/** How far the margin that was told at some point of a game was off in the end. */
export interface Missed {
  readonly progress: number
  readonly by: number
}

/** By how much every turn of one game missed, as each seat saw it. */
export function missedIn(course: readonly ExpectedMargins[]): Missed[] {
  const end = course.at(-1)?.margins ?? []
  return course
    .slice(0, -1)
    .flatMap(({ progress, margins }) =>
      margins.map((margin, seat) => ({ progress, by: Math.abs((end[seat] as number) - margin) })),
    )
}

const TENTHS = 10
/** What the words promise: two of three games end inside the fan. */
const PROMISED = 2 / 3

/** By tenths of the game, so far that two of three did not miss by more. */
export function fanOf(missed: readonly Missed[]): number[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const near = missed.filter(({ progress }) => isNear(progress, tenth))
    const sorted = (near.length > 0 ? near : missed).map(({ by }) => by).sort((one, other) => one - other)
    const last = sorted[Math.max(0, Math.ceil(PROMISED * sorted.length) - 1)] ?? 0
    return Math.round(last * 1000) / 1000
  })
}

/** Within a tenth of the game and its neighbours: fewer positions would make it jump. */
function isNear(progress: number, tenth: number): boolean {
  return Math.abs(progress * TENTHS - tenth - 0.5) <= 1
}
