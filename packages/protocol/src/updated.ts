import { patched } from './patch.ts'
import type { TableSnapshot, Update } from './table-snapshot.ts'

/** The snapshot after an update; nothing if an update before it is missing, so that the whole has to be asked for again. */
export function updated(snapshot: TableSnapshot, update: Update): TableSnapshot | undefined {
  if (update.seq !== snapshot.seq + 1) return undefined
  const { log, seq: _, ...rest } = snapshot
  const { cut } = update
  const kept = cut ? log.filter(({ position }) => position <= cut.to) : log
  return {
    ...(update.patch ? patched(rest, update.patch) : rest),
    seq: update.seq,
    log: update.log ? [...kept, ...update.log] : kept,
  }
}
