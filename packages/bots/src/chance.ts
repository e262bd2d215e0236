import type { Fate } from '@nora/kernel'

const FINE = 1 << 20

/** Whether something happens that happens so often, from 0 to 1. */
export function chance(often: number, fate: Fate): boolean {
  return fate.below(FINE) < often * FINE
}

/** A number from a bell curve around 0, one apart from it on average: a sum of even chances, so that none is absurd. */
export function bell(fate: Fate): number {
  let sum = 0
  for (let count = 0; count < 6; count++) sum += fate.below(FINE) / FINE
  return (sum - 3) * Math.SQRT2
}
