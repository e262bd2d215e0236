import type { Kysely } from 'kysely'
import { Problem } from '../problem.ts'
import type { Schema } from './schema.ts'

/** Nothing is kept for a table that was never opened: anybody could name as many as they like. Tables never go away. */
export async function mustBeTable(database: Kysely<Schema>, id: string): Promise<void> {
  const found = await database.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem(404, 'noSuchTable', { table: id })
}

/** A list of people that somebody keeps has an end. */
export function mustHaveRoom(kept: number, most: number): void {
  if (kept >= most) throw new Problem(409, 'tooManyPeople', { most })
}

export async function mustBePerson(database: Kysely<Schema>, id: string): Promise<void> {
  const found = await database.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem(404, 'noSuchPerson')
}
