import type { Entry, Room, RoomSnapshot } from '@nora/room'
import { Problem } from '../problem.ts'
import type { RulesRegistry } from '../rules/registry.ts'
import type { Release } from '../rules/release.ts'
import type { StoredEntry } from '../store/log.ts'
import type { Store } from '../store/store.ts'
import type { TableStore } from '../store/table-store.ts'
import type { Log } from '../watch/log.ts'
import { unforeseen } from './chance.ts'
import { statedOf } from './table-row.ts'

/** A table as the store has it: the room up to some entry, and the entries after that. */
export interface Loaded {
  readonly room: Room
  readonly rest: readonly Entry[]
  readonly createdAt: number
  /** Under which numbers the latest commands were stored. */
  readonly clients: ReadonlyMap<string, number>
}

export const entryOf = ({ body }: StoredEntry): Entry => JSON.parse(body) as Entry

/** Reads a table: its snapshot and what came after, folded up to an entry if it has to stop there. */
export async function load(
  { store, registry, log }: { readonly store: Store; readonly registry: RulesRegistry; readonly log: Log },
  table: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Loaded> {
  const row = await store.tables.find(table)
  if (!row) throw new Problem(404, 'noSuchTable', { table })
  const release = await registry.find(statedOf(row).room)
  const snapshot = await store.tables.snapshot(table)
  const tail = await store.tables.entries(table, snapshot?.seq)
  const clients = new Map(tail.flatMap(({ clientId, seq }) => (clientId === null ? [] : [[clientId, seq]])))
  const now = tail.filter(({ seq }) => seq <= upTo).map(entryOf)
  const rest = tail.filter(({ seq }) => seq > upTo).map(entryOf)
  const { createdAt } = row
  if (!snapshot) return { room: release.fold(now, unforeseen), rest, createdAt, clients }
  try {
    const room = release.restore(JSON.parse(snapshot.body) as RoomSnapshot, now, unforeseen)
    return { room, rest, createdAt, clients }
  } catch (error) {
    // The entries are the truth; a snapshot only saves reading them.
    log.error({ err: error, table }, 'a snapshot does not hold')
    return { room: await folded(store.tables, release, table), rest: [], createdAt, clients }
  }
}

/** The table from its entries alone. */
export async function folded(tables: TableStore, release: Release, table: string): Promise<Room> {
  return release.fold((await tables.entries(table)).map(entryOf), unforeseen)
}
