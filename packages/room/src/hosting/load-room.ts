import type { Entry } from '../entry.ts'
import type { Room } from '../room.ts'
import type { Ports } from './ports.ts'

/** A table as it is stored: the room up to some entry, and the entries after that. */
export interface LoadedRoom {
  readonly room: Room
  readonly rest: readonly Entry[]
}

/** Reads a table: its snapshot and what came after, folded up to an entry if it has to stop there. */
export async function loadRoom({ store, listener }: Ports, upTo = Number.POSITIVE_INFINITY): Promise<LoadedRoom> {
  const maker = await store.maker()
  const kept = await store.snapshot()
  const seq = kept?.seq ?? 0
  const tail = await store.entriesAfter(seq)
  const now = tail.slice(0, Math.max(0, upTo - seq))
  const rest = tail.slice(now.length)
  if (!kept) return { room: maker.fold(now), rest }
  try {
    const room = maker.restore(kept.read(), now)
    if (room) return { room, rest }
  } catch (error) {
    listener.failed('snapshot', error)
  }
  return { room: maker.fold(await store.entriesAfter(0)), rest: [] }
}
