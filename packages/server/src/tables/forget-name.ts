import type { Deed, Entry } from '@nora/room'
import { entryOf, folded } from './stored-table.ts'
import { statedOf } from './table-row.ts'
import type { TableServices } from './table-services.ts'

/** What stands for the name of a former player; clients say it in words. */
const NOBODY = ''

/** Entries are never changed, but for this: a name that somebody asked to be forgotten is taken out of them. */
export async function forgetName({ store, registry }: TableServices, table: string, person: string): Promise<void> {
  const { tables } = store
  for (const stored of await tables.entries(table)) {
    const entry = entryOf(stored)
    const deed = without(entry.deed, person)
    if (deed) await tables.rewrite(table, stored.seq, JSON.stringify({ ...entry, deed } satisfies Entry))
  }
  const row = await tables.find(table)
  if (!row) return
  const stated = statedOf(row)
  const room = await folded(tables, await registry.find(stated.room), table)
  await tables.keepSnapshot({ table, seq: room.seq, body: JSON.stringify(room.snapshot()) })
  await tables.rewriteSummary(table, JSON.stringify({ ...stated, room: room.summary() }))
}

function without(deed: Deed, person: string): Deed | undefined {
  if (deed.type === 'sit' && deed.person === person) return { ...deed, name: NOBODY }
  if (deed.type === 'open' && deed.owner.id === person) return { ...deed, owner: { ...deed.owner, name: NOBODY } }
  return undefined
}
