import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface StoredPack {
  readonly hash: string
  readonly game: string
  readonly name: string
  readonly body: string
  readonly person: string | null
  readonly at: number
}

export interface Chat {
  readonly id: string
  readonly table: string
  readonly person: string | null
  readonly name: string
  readonly at: number
  readonly text: string
}

export interface ImportedGame {
  readonly id: string
  readonly person: string
  readonly at: number
  readonly game: string
  readonly mode: string
  readonly body: string
}

/** Where one browser of a person receives notifications. */
export interface Push {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What people bring along: packs, chat, downloaded games, the addresses of their browsers. */
export class ThingsStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  async addPack({ person, ...pack }: StoredPack): Promise<void> {
    await this.database
      .insertInto('packs')
      .values({ ...pack, person_id: person })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async pack(hash: string): Promise<StoredPack | undefined> {
    const row = await this.database.selectFrom('packs').selectAll().where('hash', '=', hash).executeTakeFirst()
    if (!row) return undefined
    const { person_id, ...rest } = row
    return { ...rest, person: person_id }
  }

  async packsOf(person: string): Promise<Omit<StoredPack, 'body' | 'person'>[]> {
    return this.database
      .selectFrom('packs')
      .select(['hash', 'game', 'name', 'at'])
      .where('person_id', '=', person)
      .orderBy('at', 'desc')
      .execute()
  }

  async addChat({ table, person, ...chat }: Chat): Promise<void> {
    await this.database
      .insertInto('chats')
      .values({ ...chat, table_id: table, person_id: person })
      .execute()
  }

  /** The latest at a table, the oldest first. */
  async chats(table: string, limit: number): Promise<Chat[]> {
    const query = this.database.selectFrom('chats').selectAll().where('table_id', '=', table)
    const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return rows.reverse().map(chatOf)
  }

  async chatsBy(person: string): Promise<Chat[]> {
    const rows = await this.database
      .selectFrom('chats')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('at')
      .execute()
    return rows.map(chatOf)
  }

  /** Whose chat a person does not want to read at a table. */
  async muted(table: string, person: string): Promise<{ id: string; name: string }[]> {
    return this.database
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.muted_id')
      .select(['people.id', 'people.name'])
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .orderBy('people.name')
      .execute()
  }

  async mute(table: string, person: string, other: string, on: boolean): Promise<void> {
    const row = { table_id: table, person_id: person, muted_id: other }
    if (on) {
      await this.database
        .insertInto('mutes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await this.database
        .deleteFrom('mutes')
        .where('table_id', '=', table)
        .where('person_id', '=', person)
        .where('muted_id', '=', other)
        .execute()
    }
  }

  async addImport({ person, ...game }: ImportedGame): Promise<void> {
    await this.database
      .insertInto('imports')
      .values({ ...game, person_id: person })
      .execute()
  }

  async import(id: string): Promise<ImportedGame | undefined> {
    const row = await this.database.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const { person_id, ...rest } = row
    return { ...rest, person: person_id }
  }

  async importsOf(person: string): Promise<Omit<ImportedGame, 'body' | 'person'>[]> {
    return this.database
      .selectFrom('imports')
      .select(['id', 'at', 'game', 'mode'])
      .where('person_id', '=', person)
      .orderBy('at', 'desc')
      .execute()
  }

  async dropImport(id: string, person: string): Promise<void> {
    await this.database.deleteFrom('imports').where('id', '=', id).where('person_id', '=', person).execute()
  }

  /** A browser belongs to whoever subscribed with it last. */
  async addPush(person: string, push: Push, at: number): Promise<void> {
    const row = { ...push, person_id: person, at }
    await this.database
      .insertInto('pushes')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
  }

  async dropPush(endpoint: string, person?: string): Promise<void> {
    let query = this.database.deleteFrom('pushes').where('endpoint', '=', endpoint)
    if (person !== undefined) query = query.where('person_id', '=', person)
    await query.execute()
  }

  /** Where a person wants to hear of a table; nowhere, if notifications are off for it. */
  async pushesFor(person: string, table: string): Promise<Push[]> {
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

  async mutePush(person: string, table: string, muted: boolean): Promise<void> {
    if (muted) {
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

  /** A value that all nodes share. The first to name one decides. */
  async setting(key: string, first: () => string): Promise<string> {
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

type ChatRow = Schema['chats']

function chatOf({ table_id, person_id, ...chat }: ChatRow): Chat {
  return { ...chat, table: table_id, person: person_id }
}
