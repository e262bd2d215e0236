import { type Space, seededFate } from '@nora/kernel'

/** Everything that 2,000 samples gave, in order. */
export function sampled(space: Space<unknown>): string[] {
  const fate = seededFate(1)
  return [...new Set(Array.from({ length: 2000 }, () => JSON.stringify(space.sample(fate))))].sort()
}
