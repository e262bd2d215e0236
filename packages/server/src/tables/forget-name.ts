import type { Deed, Entry, RoomSnapshot } from '@nora/room'
import type { TableStore } from '../store/table-store.ts'
import { statedOf } from './table-row.ts'

type Rewritten = Pick<TableStore, 'find' | 'entriesNaming' | 'snapshot' | 'rewrite'>

/** What stands for the name of a former player; clients say it in words. */
const NOBODY = ''

/**
 * Entries are never changed, but for this: a name that somebody asked to be forgotten is taken out of them. Seats have it
 * from there, in the snapshot and in what lists show; so it is taken out of these without playing the game through.
 */
export async function forgetName(tables: Rewritten, table: string, person: string): Promise<void> {
  const row = await tables.find(table)
  if (!row) return
  const entries = (await tables.entriesNaming(table, person)).flatMap(({ seq, body }) => {
    const entry = JSON.parse(body) as Entry
    const deed = without(entry.deed, person)
    return deed ? [{ seq, body: JSON.stringify({ ...entry, deed } satisfies Entry) }] : []
  })
  const stated = statedOf(row)
  const summary = JSON.stringify({ ...stated, room: nameless(stated.room, person) })
  const kept = await tables.snapshot(table)
  await tables.rewrite(table, { entries, summary, snapshot: kept && snapshotWithout(kept.body, person) })
}

function without(deed: Deed, person: string): Deed | undefined {
  if ((deed.type === 'sit' || deed.type === 'rename') && deed.person === person) return { ...deed, name: NOBODY }
  if (deed.type === 'open' && deed.owner.id === person) return { ...deed, owner: { ...deed.owner, name: NOBODY } }
  return undefined
}

function snapshotWithout(body: string, person: string): string {
  const snapshot = JSON.parse(body) as RoomSnapshot
  return JSON.stringify({ ...snapshot, state: nameless(snapshot.state, person) } satisfies RoomSnapshot)
}

interface Seats {
  readonly seats: readonly { readonly person: string | null; readonly name: string | null }[]
}

function nameless<T extends Seats>(room: T, person: string): T {
  const seats = room.seats.map((seat) => (seat.person === person ? { ...seat, name: NOBODY } : seat))
  return { ...room, seats }
}
