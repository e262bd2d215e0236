import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { type Kept, keptFor } from './storage-used.ts'

export interface ImportedGame {
  readonly id: string
  readonly person: string
  readonly at: number
  readonly game: string
  readonly mode: string
  readonly body: string
}

/** Games that people downloaded elsewhere and brought back. */
export class ImportStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  async add({ person, ...game }: ImportedGame): Promise<void> {
    await this.database
      .insertInto('imports')
      .values({ ...game, person_id: person })
      .execute()
  }

  async find(id: string): Promise<ImportedGame | undefined> {
    const row = await this.database.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const { person_id, ...rest } = row
    return { ...rest, person: person_id }
  }

  keptFor(person: string): Promise<Kept> {
    return keptFor(this.database, 'imports', person)
  }

  async of(person: string): Promise<Omit<ImportedGame, 'body' | 'person'>[]> {
    return this.database
      .selectFrom('imports')
      .select(['id', 'at', 'game', 'mode'])
      .where('person_id', '=', person)
      .orderBy('at', 'desc')
      .execute()
  }

  async drop(id: string, person: string): Promise<void> {
    await this.database.deleteFrom('imports').where('id', '=', id).where('person_id', '=', person).execute()
  }
}
