import type { Kysely } from 'kysely'
import { mustBeTable } from './must-exist.ts'
import type { Schema } from './schema.ts'

/** Where one browser of a person receives notifications. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Browsers of one person that are notified. */
const MOST_BROWSERS = 10

/** Browsers that want to be told, and the tables of which they do not want to hear. */
export class PushStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  /** A browser belongs to whoever subscribed with it last. Of too many, the longest known is forgotten. */
  async subscribe(person: string, subscription: Subscription, at: number): Promise<void> {
    const row = { ...subscription, person_id: person, at }
    await this.database
      .insertInto('pushes')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    const others = await this.database
      .selectFrom('pushes')
      .select('endpoint')
      .where('person_id', '=', person)
      .where('endpoint', '!=', subscription.endpoint)
      .orderBy('at', 'desc')
      .execute()
    for (const { endpoint } of others.slice(MOST_BROWSERS - 1)) await this.unsubscribe(endpoint)
  }

  async unsubscribe(endpoint: string, person?: string): Promise<void> {
    let query = this.database.deleteFrom('pushes').where('endpoint', '=', endpoint)
    if (person !== undefined) query = query.where('person_id', '=', person)
    await query.execute()
  }

  /** Where a person wants to hear of a table; nowhere, if notifications are off for it. */
  async subscriptionsFor(person: string, table: string): Promise<Subscription[]> {
    return this.database
      .selectFrom('pushes')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('person_id', '=', person)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('push_mutes')
              .select('table_id')
              .where('push_mutes.person_id', '=', person)
              .where('table_id', '=', table),
          ),
        ),
      )
      .execute()
  }

  async mute(person: string, table: string, muted: boolean): Promise<void> {
    if (muted) {
      await mustBeTable(this.database, table)
      await this.database
        .insertInto('push_mutes')
        .values({ person_id: person, table_id: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      const { database } = this
      await database.deleteFrom('push_mutes').where('person_id', '=', person).where('table_id', '=', table).execute()
    }
  }
}
