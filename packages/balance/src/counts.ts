/** How often things happened, by name. Sums only, so that games played in pieces add up. */
export type Counts = { readonly [key: string]: number }

/** Adds to a count. */
export type Count = (key: string, n?: number) => void

export function counter(into: Record<string, number>): Count {
  return (key, n = 1) => {
    into[key] = (into[key] ?? 0) + n
  }
}

export function added(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one }
  const count = counter(sum)
  for (const key of Object.keys(other)) count(key, other[key] as number)
  return sum
}
