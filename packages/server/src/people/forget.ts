import { setImmediate as others } from 'node:timers/promises'
import type { Services } from '../services.ts'
import type { Person } from '../store/people-store.ts'
import { statedOf } from '../tables/table-row.ts'

/** Lets a person go: gets up from every table, takes their name out of what was played, and deletes the rest. */
export async function forget(services: Services, person: Person): Promise<void> {
  const { store, tables, people } = services
  for (const table of await store.tables.naming(person.id)) {
    await getUp(services, table, person)
    await tables.forgetName(table, person.id)
    // Somebody may have played for years: others come first in between.
    await others()
  }
  await people.signOutEverywhere(person.id)
  await store.people.forget(person.id)
}

async function getUp({ store, tables }: Services, table: string, person: Person): Promise<void> {
  const row = await store.tables.find(table)
  if (!row || row.status === 'over') return
  const { seats, owner } = statedOf(row).room
  const seat = seats.findIndex((one) => one.person === person.id)
  if (seat < 0) {
    // Nobody else could begin at a table that is open and empty.
    const isEmpty = seats.every((one) => one.person === null)
    if (row.status === 'open' && owner === person.id && isEmpty) await tables.obey(table, { type: 'close' }, null)
  } else if (row.status === 'open') await tables.obey(table, { type: 'leave' }, person)
  else await tables.obey(table, { type: 'resign', seat }, person)
}
