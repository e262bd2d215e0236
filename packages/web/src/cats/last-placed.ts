import type { Item } from '@nora/kernel'
import type { Batch } from '@nora/protocol'

/** The tile that was laid last, by whomever. */
export function lastPlaced(log: readonly Batch[]): Item | undefined {
  for (let index = log.length - 1; index >= 0; index--) {
    const placed = log[index]?.events.findLast(({ type }) => type === 'placed')
    if (placed) return placed.items?.[0]
  }
  return undefined
}
