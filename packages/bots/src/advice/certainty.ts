/** How sure it is that a choice is better than the next one: 4 sure, 3 quite sure, 2 likely, 1 close. */
export type Certainty = 1 | 2 | 3 | 4

/** Where nothing hidden matters there is no error of sampling; then the gap itself must be worth the word. */
const degrees = [
  { certainty: 4, share: 0.95, errors: 3, points: 1 },
  { certainty: 3, share: 0.8, errors: 2, points: 0.5 },
  { certainty: 2, share: 0.6, errors: 1, points: 0.25 },
] as const

/** By the share of imagined tables on which it came first, and by the gap to the next, in errors of that gap and in points. */
export function certaintyOf(share: number, gap: number, error: number): Certainty {
  const isReached = (degree: (typeof degrees)[number]) =>
    share >= degree.share && gap >= degree.errors * error && gap >= degree.points
  return degrees.find(isReached)?.certainty ?? 1
}

/** The mean of paired differences, and its standard error. */
export function pairedDifference(
  one: readonly number[],
  other: readonly number[],
): { readonly mean: number; readonly error: number } {
  const differences = one.map((value, index) => value - (other[index] as number))
  const n = differences.length
  const mean = differences.reduce((sum, value) => sum + value, 0) / n
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : 0 }
}
