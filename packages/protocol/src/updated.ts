import { patched } from './patch.ts'
import type { Sight, Update } from './sight.ts'

/** The sight after an update; nothing if an update before it is missing, so that the whole has to be asked for again. */
export function updated(sight: Sight, update: Update): Sight | undefined {
  if (update.seq !== sight.seq + 1) return undefined
  const { log, seq: _, ...rest } = sight
  const { cut } = update
  const kept = cut ? log.filter(({ position }) => position <= cut.to) : log
  return {
    ...(update.patch ? patched(rest, update.patch) : rest),
    seq: update.seq,
    log: update.log ? [...kept, ...update.log] : kept,
  }
}
