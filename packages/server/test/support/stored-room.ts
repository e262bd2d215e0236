import type { Room } from '@nora/room'
import type { RulesRegistry } from '../../src/rules/registry.ts'
import type { Store } from '../../src/store/store.ts'
import { entryOf } from '../../src/tables/stored-table.ts'
import { statedOf } from '../../src/tables/table-row.ts'

const noChance = (): never => {
  throw new Error('what was played asks fate nothing')
}

/** The room that the stored entries of a table make. */
export async function storedRoom(store: Store, registry: RulesRegistry, table: string): Promise<Room> {
  const row = await store.tables.find(table)
  if (!row) throw new Error(`there is no table ${table}`)
  const release = await registry.find(statedOf(row).room)
  return release.fold((await store.tables.entries(table)).map(entryOf), noChance)
}
