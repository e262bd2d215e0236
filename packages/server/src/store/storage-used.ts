import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** How much of something is kept for a person. */
export interface Kept {
  readonly count: number
  /** Characters of all texts together. */
  readonly size: number
}

export async function keptFor(database: Kysely<Schema>, what: 'imports' | 'packs', person: string): Promise<Kept> {
  const { count, size } = await database
    .selectFrom(what)
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number | null>`sum(length(body))`.as('size')])
    .where('person_id', '=', person)
    .executeTakeFirstOrThrow()
  return { count: Number(count), size: Number(size ?? 0) }
}
