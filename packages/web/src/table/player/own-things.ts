import type { Seat } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import { thingsIn } from './step.ts'

const nothing: ReadonlySet<number> = new Set()

/**
 * What the reader has moved last by their own word, unless somebody has moved it since: it is where they put it, and does not travel there once
 * more, also if what others did after it is heard in the same moment.
 */
export function ownThings(
  log: readonly Batch[],
  reader: Seat,
  forced: ReadonlySet<number> = nothing,
): ReadonlySet<string> {
  const last = log.findLastIndex(({ seat, position }) => seat === reader && !forced.has(position))
  const since = new Set(log.slice(last + 1).flatMap(({ events }) => events.flatMap(thingsIn)))
  const own = log[last]?.events.flatMap(thingsIn) ?? []
  return new Set(own.filter((thing) => !since.has(thing)))
}
