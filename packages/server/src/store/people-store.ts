import type { Kysely, Selectable } from 'kysely'
import { likenessOf } from '../people/names.ts'
import { mustHaveRoom } from './must-exist.ts'
import type { Schema } from './schema.ts'

export interface Person {
  readonly id: string
  readonly name: string
  /** What an account signs in with; a guest has none. */
  readonly login: string | null
  readonly createdAt: number
  readonly seenAt: number
  /** What the person's browser keeps here, as JSON. */
  readonly settings: string
}

/** Hashes only. */
export interface Secrets {
  readonly password: string | null
  readonly recovery: string | null
}

export interface Report {
  readonly id: string
  readonly by: string | null
  readonly about: string | null
  readonly table: string | null
  readonly text: string
  readonly at: number
}

/** People whom one person blocks. */
const MOST_BLOCKED = 500
/** Devices at which one person is signed in. */
const MOST_SESSIONS = 50

/** Guests and accounts, their sessions, whom they block and what they report. */
export class PeopleStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  async add({ id, name, createdAt }: Pick<Person, 'id' | 'name' | 'createdAt'>): Promise<void> {
    const row = { id, name, login: null, likeness: null, password: null, recovery: null, settings: '{}' }
    await this.database
      .insertInto('people')
      .values({ ...row, created_at: createdAt, seen_at: createdAt })
      .execute()
  }

  async find(id: string): Promise<Person | undefined> {
    const row = await this.database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
    return row && personOf(row)
  }

  async byLogin(login: string): Promise<(Person & Secrets) | undefined> {
    const row = await this.database.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst()
    return row && { ...personOf(row), password: row.password, recovery: row.recovery }
  }

  async secrets(id: string): Promise<Secrets | undefined> {
    return this.database.selectFrom('people').select(['password', 'recovery']).where('id', '=', id).executeTakeFirst()
  }

  /** False if somebody else signs in with this name, or has one that looks like it. */
  async becomeAccount(id: string, login: string, name: string, { password, recovery }: Secrets): Promise<boolean> {
    const likeness = likenessOf(name)
    const { numUpdatedRows } = await this.database
      .updateTable('people')
      .set({ login, likeness, name, password, recovery })
      .where('id', '=', id)
      .where('login', 'is', null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('people as other')
              .select('other.id')
              .where((other) => other.or([other('other.login', '=', login), other('other.likeness', '=', likeness)])),
          ),
        ),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async setSecrets(id: string, { password, recovery }: Secrets): Promise<void> {
    await this.database.updateTable('people').set({ password, recovery }).where('id', '=', id).execute()
  }

  /** Guests are called as they like. False for an account if another has a name that looks like it. */
  async rename({ id, login }: Pick<Person, 'id' | 'login'>, name: string): Promise<boolean> {
    const likeness = login === null ? null : likenessOf(name)
    let query = this.database.updateTable('people').set({ name, likeness }).where('id', '=', id)
    if (likeness !== null)
      query = query.where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('people as other')
              .select('other.id')
              .where('other.likeness', '=', likeness)
              .where('other.id', '!=', id),
          ),
        ),
      )
    return (await query.executeTakeFirstOrThrow()).numUpdatedRows > 0n
  }

  async keepSettings(id: string, settings: string): Promise<void> {
    await this.database.updateTable('people').set({ settings }).where('id', '=', id).execute()
  }

  async seen(id: string, at: number): Promise<void> {
    await this.database.updateTable('people').set({ seen_at: at }).where('id', '=', id).execute()
  }

  /** Everything kept about a person, and nothing about anybody else. */
  async forget(id: string): Promise<void> {
    const { database } = this
    await database.deleteFrom('sessions').where('person_id', '=', id).execute()
    await database.deleteFrom('pushes').where('person_id', '=', id).execute()
    await database.deleteFrom('push_mutes').where('person_id', '=', id).execute()
    await database.deleteFrom('imports').where('person_id', '=', id).execute()
    await database
      .deleteFrom('mutes')
      .where((where) => where.or([where('person_id', '=', id), where('muted_id', '=', id)]))
      .execute()
    await database
      .deleteFrom('blocks')
      .where((where) => where.or([where('person_id', '=', id), where('blocked_id', '=', id)]))
      .execute()
    await database.updateTable('reports').set({ by_id: null }).where('by_id', '=', id).execute()
    await database.updateTable('packs').set({ person_id: null }).where('person_id', '=', id).execute()
    await database.deleteFrom('chats').where('person_id', '=', id).execute()
    await database.deleteFrom('table_people').where('person_id', '=', id).execute()
    await database.deleteFrom('table_names').where('person_id', '=', id).execute()
    await database.deleteFrom('people').where('id', '=', id).execute()
  }

  /** Of too many, those that nobody has used for longest are closed: these are returned. */
  async openSession(tokenHash: string, person: string, at: number): Promise<string[]> {
    const row = { token_hash: tokenHash, person_id: person, created_at: at, seen_at: at }
    await this.database.insertInto('sessions').values(row).execute()
    const others = await this.database
      .selectFrom('sessions')
      .select('token_hash')
      .where('person_id', '=', person)
      .where('token_hash', '!=', tokenHash)
      .orderBy('seen_at', 'desc')
      .execute()
    const beyond = others.slice(MOST_SESSIONS - 1).map(({ token_hash }) => token_hash)
    for (const other of beyond) await this.closeSession(other)
    return beyond
  }

  async session(tokenHash: string): Promise<{ person: Person; seenAt: number } | undefined> {
    const row = await this.database
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .selectAll('people')
      .select('sessions.seen_at as session_seen_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return row && { person: personOf(row), seenAt: row.session_seen_at }
  }

  async touchSession(tokenHash: string, at: number): Promise<void> {
    await this.database.updateTable('sessions').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute()
  }

  async closeSession(tokenHash: string): Promise<void> {
    await this.database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  }

  /** All but one, if one is to stay. Returns those it closed. */
  async closeSessions(person: string, but?: string): Promise<string[]> {
    let closed = this.database.deleteFrom('sessions').where('person_id', '=', person).returning('token_hash')
    if (but !== undefined) closed = closed.where('token_hash', '!=', but)
    return (await closed.execute()).map(({ token_hash }) => token_hash)
  }

  /** Those of these sessions that have not ended. */
  async openSessions(tokenHashes: readonly string[]): Promise<Set<string>> {
    if (tokenHashes.length === 0) return new Set()
    const open = this.database.selectFrom('sessions').select('token_hash').where('token_hash', 'in', tokenHashes)
    return new Set((await open.execute()).map(({ token_hash }) => token_hash))
  }

  async closeSessionsUnseenSince(at: number): Promise<void> {
    await this.database.deleteFrom('sessions').where('seen_at', '<', at).execute()
  }

  async block(person: string, blocked: string, at: number): Promise<void> {
    mustHaveRoom((await this.blockedBy(person)).length, MOST_BLOCKED)
    await this.database
      .insertInto('blocks')
      .values({ person_id: person, blocked_id: blocked, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.database.deleteFrom('blocks').where('person_id', '=', person).where('blocked_id', '=', blocked).execute()
  }

  async blockedBy(person: string): Promise<{ id: string; name: string }[]> {
    return this.database
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked_id')
      .select(['people.id', 'people.name'])
      .where('person_id', '=', person)
      .orderBy('people.name')
      .execute()
  }

  /** Whom the person blocks and who blocks the person: these do not meet. */
  async avoids(person: string): Promise<Set<string>> {
    const rows = await this.database
      .selectFrom('blocks')
      .select(['person_id', 'blocked_id'])
      .where((where) => where.or([where('person_id', '=', person), where('blocked_id', '=', person)]))
      .execute()
    return new Set(rows.map(({ person_id, blocked_id }) => (person_id === person ? blocked_id : person_id)))
  }

  async report({ id, by, about, table, text, at }: Report): Promise<void> {
    const row = { id, by_id: by, about_id: about, table_id: table, text, at, closed_at: null }
    await this.database.insertInto('reports').values(row).execute()
  }

  async openReports(): Promise<Report[]> {
    const query = this.database.selectFrom('reports').selectAll().where('closed_at', 'is', null).orderBy('at')
    const rows = await query.execute()
    return rows.map((row) => reportOf(row))
  }

  /** False if there is no such report, or it was closed before. */
  async closeReport(id: string, at: number): Promise<boolean> {
    const query = this.database.updateTable('reports').set({ closed_at: at }).where('id', '=', id)
    const { numUpdatedRows } = await query.where('closed_at', 'is', null).executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }

  async reportsBy(person: string): Promise<Report[]> {
    const query = this.database.selectFrom('reports').selectAll().where('by_id', '=', person).orderBy('at')
    return (await query.execute()).map((row) => reportOf(row))
  }
}

function personOf({ id, name, login, created_at, seen_at, settings }: Selectable<Schema['people']>): Person {
  return { id, name, login, createdAt: created_at, seenAt: seen_at, settings }
}

function reportOf({ id, by_id, about_id, table_id, text, at }: Selectable<Schema['reports']>): Report {
  return { id, by: by_id, about: about_id, table: table_id, text, at }
}
