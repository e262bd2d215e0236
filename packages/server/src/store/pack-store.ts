import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { type Kept, keptFor } from './storage-used.ts'

export interface StoredPack {
  readonly hash: string
  readonly game: string
  readonly name: string
  readonly body: string
  readonly person: string | null
  readonly at: number
}

/** Packs that people brought, each once under the hash of its text. */
export class PackStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  async add({ person, ...pack }: StoredPack): Promise<void> {
    await this.database
      .insertInto('packs')
      .values({ ...pack, person_id: person })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async find(hash: string): Promise<StoredPack | undefined> {
    const row = await this.database.selectFrom('packs').selectAll().where('hash', '=', hash).executeTakeFirst()
    if (!row) return undefined
    const { person_id, ...rest } = row
    return { ...rest, person: person_id }
  }

  keptFor(person: string): Promise<Kept> {
    return keptFor(this.database, 'packs', person)
  }

  async of(person: string): Promise<Omit<StoredPack, 'body' | 'person'>[]> {
    return this.database
      .selectFrom('packs')
      .select(['hash', 'game', 'name', 'at'])
      .where('person_id', '=', person)
      .orderBy('at', 'desc')
      .execute()
  }
}
