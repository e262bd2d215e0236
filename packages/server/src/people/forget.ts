import { WATCHER } from '@nora/kernel'
import type { Services } from '../services.ts'
import type { Person } from '../store/people-store.ts'

const MOST_TABLES = 10_000

/** Lets a person go: gets up from every table, takes their name out of what was played, and deletes the rest. */
export async function forget({ store, tables, people }: Services, person: Person): Promise<void> {
  const own = await store.tables.of(person.id, ['open', 'playing', 'over'], MOST_TABLES)
  for (const { id, status } of own) {
    if (status === 'open') await tables.obey(id, { type: 'leave' }, person)
    if (status === 'playing') {
      const seat = await tables.read(id, (room) => room.seatOf(person.id))
      if (seat !== WATCHER) await tables.obey(id, { type: 'resign', seat }, person)
    }
    await tables.forgetName(id, person.id)
  }
  await people.signOutEverywhere(person.id)
  await store.people.forget(person.id)
}
