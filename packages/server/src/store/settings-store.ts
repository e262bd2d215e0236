import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Values that all nodes share. */
export class SettingsStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  /** The value of a key. The first node to name one decides. */
  async get(key: string, first: () => string): Promise<string> {
    const find = () => this.database.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
    const found = await find()
    if (found) return found.value
    await this.database
      .insertInto('settings')
      .values({ key, value: first() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return ((await find()) as { value: string }).value
  }
}
