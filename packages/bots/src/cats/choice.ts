/** Each further thing doubles the selections: of the first so many all are weighed. The house set never comes to more. */
const MOST_WEIGHED = 12

/** Every selection of some of these, in their order; the first is the empty one. */
export function selections<T>(from: readonly T[]): T[][] {
  const chosen: T[][] = [[]]
  for (const item of from.slice(0, MOST_WEIGHED)) chosen.push(...chosen.map((before) => [...before, item]))
  return chosen
}

/** Every selection of exactly so many; of more than can be weighed the first are taken without a question. */
export function selectionsOf<T>(from: readonly T[], number: number): T[][] {
  const taken = from.slice(0, Math.max(0, number - MOST_WEIGHED))
  return selections(from.slice(taken.length))
    .filter(({ length }) => taken.length + length === number)
    .map((chosen) => [...taken, ...chosen])
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
