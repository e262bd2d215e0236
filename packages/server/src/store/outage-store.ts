import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A stretch of time in which no server could be reached. */
export interface Outage {
  readonly since: number
  readonly until: number
}

const LAST_BEAT = 'lastBeat'

/** When a server was there last, and when there was none. */
export class OutageStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  /** A server is there. */
  async beat(at: number): Promise<void> {
    const value = String(at)
    await this.database
      .insertInto('settings')
      .values({ key: LAST_BEAT, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  }

  /** When one was there last; nothing if there never was one. */
  async lastBeat(): Promise<number | undefined> {
    const row = await this.database
      .selectFrom('settings')
      .select('value')
      .where('key', '=', LAST_BEAT)
      .executeTakeFirst()
    return row && Number(row.value)
  }

  /** An outage is known by its beginning: it may turn out to have been longer. */
  async keep({ since, until }: Outage): Promise<void> {
    await this.database
      .insertInto('outages')
      .values({ since, until })
      .onConflict((conflict) => conflict.column('since').doUpdateSet({ until }))
      .execute()
  }

  /** Those that ended after a moment, in order; the earlier ones are forgotten. */
  async after(moment: number): Promise<Outage[]> {
    await this.database.deleteFrom('outages').where('until', '<=', moment).execute()
    return this.database.selectFrom('outages').selectAll().orderBy('since').execute()
  }
}
