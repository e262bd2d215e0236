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
