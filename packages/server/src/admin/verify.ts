import { canonical, type Json } from '@nora/kernel'
import type { Room, RoomSnapshot } from '@nora/room'
import type { RulesRegistry } from '../rules/registry.ts'
import type { TableRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { unforeseen } from '../tables/chance.ts'
import { entryOf } from '../tables/stored-table.ts'
import { statedOf } from '../tables/table-row.ts'

/** What is wrong with a table: a gap in its entries, entries no game can come of, or something beside them that is not theirs. */
export type Disagreement = 'gap' | 'entries' | 'snapshot' | 'row'

/** Compares what is kept beside the entries of a table with the entries, which are the only truth. */
export async function disagreements(store: Store, registry: RulesRegistry, row: TableRow): Promise<Disagreement[]> {
  const stored = await store.tables.entries(row.id)
  if (stored.some(({ seq }, index) => seq !== index + 1)) return ['gap']
  const release = await registry.find(statedOf(row).room)
  const entries = stored.map(entryOf)
  let room: Room
  try {
    room = release.fold(entries, unforeseen)
  } catch {
    return ['entries']
  }
  const found: Disagreement[] = []
  const snapshot = await store.tables.snapshot(row.id)
  if (snapshot) {
    const holds = (): boolean => {
      const parsed = JSON.parse(snapshot.body) as RoomSnapshot
      const restored = release.restore(parsed, entries.slice(snapshot.seq), unforeseen)
      // One of an earlier form is not read any more.
      return restored === undefined || isSame(restored.snapshot(), room.snapshot())
    }
    if (!succeeds(holds)) found.push('snapshot')
  }
  const { seq, status } = row
  if (seq !== room.seq || status !== room.summary().status) found.push('row')
  else if (!isSame(statedOf(row).room, room.summary())) found.push('row')
  return found
}

const isSame = (one: object, other: object): boolean => canonical(one as Json) === canonical(other as Json)

function succeeds(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}
