/** Every selection of some of these, in their order; the first is the empty one. */
export function selections<T>(from: readonly T[]): T[][] {
  const chosen: T[][] = [[]]
  for (const item of from) chosen.push(...chosen.map((before) => [...before, item]))
  return chosen
}

/** Of several choices the one worth most; the first of equals. */
export function best<T>(choices: readonly T[], worth: (choice: T) => number): T | undefined {
  let found: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const points = worth(choice)
    if (points <= most) continue
    found = choice
    most = points
  }
  return found
}

/** The few worth most, the best first. */
export function bestFew<T>(choices: readonly T[], number: number, worth: (choice: T) => number): T[] {
  return choices
    .map((choice) => ({ choice, points: worth(choice) }))
    .sort((one, other) => other.points - one.points)
    .slice(0, number)
    .map(({ choice }) => choice)
}

export function sum(counts: Iterable<number>): number {
  let total = 0
  for (const count of counts) total += count
  return total
}
