import type { Person } from '../store/people-store.ts'
import type { Store } from '../store/store.ts'
import { statedOf } from '../tables/table-row.ts'

const ALL = ['open', 'playing', 'over']
const MOST_TABLES = 10_000

/** Everything that is kept about a person, in a form people can read. */
export async function exported(store: Store, { settings, ...person }: Person): Promise<object> {
  const { people, tables } = store
  const [own, blocked, reports, chats, packs, imports] = await Promise.all([
    tables.of(person.id, ALL, MOST_TABLES),
    people.blockedBy(person.id),
    people.reportsBy(person.id),
    store.chat.by(person.id),
    store.packs.of(person.id),
    store.imports.of(person.id),
  ])
  return {
    person: { ...person, settings: JSON.parse(settings) },
    tables: own.map(({ id, createdAt, updatedAt, seated, ...row }) => ({
      table: id,
      opened: createdAt,
      changed: updatedAt,
      room: statedOf({ id, createdAt, updatedAt, ...row }).room,
      seats: seated.filter((seat) => seat.person === person.id),
    })),
    blocked,
    reports,
    chats,
    packs,
    imports,
  }
}
