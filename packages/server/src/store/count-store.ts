import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** How often something was tried, counted for all nodes that share the database. */
export class CountStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  /** Counts once more; how often it was since a stretch of time began, which ends at `until` if it begins now. */
  async add(key: string, now: number, until: number): Promise<number> {
    const isOver = sql<boolean>`counts.until <= ${now}`
    const { times } = await this.database
      .insertInto('counts')
      .values({ key, times: 1, until })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          times: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE counts.times + 1 END`,
          until: sql<number>`CASE WHEN ${isOver} THEN excluded.until ELSE counts.until END`,
        }),
      )
      .returning('times')
      .executeTakeFirstOrThrow()
    return times
  }

  async forget(key: string): Promise<void> {
    await this.database.deleteFrom('counts').where('key', '=', key).execute()
  }

  async forgetOver(now: number): Promise<void> {
    await this.database.deleteFrom('counts').where('until', '<=', now).execute()
  }
}
