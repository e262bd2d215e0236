import type { Item } from '@nora/kernel'
import type { Batch } from '@nora/protocol'

/** The thing that the latest event of a type is about, by whomever: what was laid, taken or moved last. */
export function lastItem(log: readonly Batch[], type: string): Item | undefined {
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]?.events.findLast((one) => one.type === type)
    if (event) return event.items?.[0]
  }
  return undefined
}
