import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely'
import { likenessOf } from '../people/names.ts'
import type { Schema } from './schema.ts'

/** Every change of the schema, in order, under a name that is never changed again. */
const migrations: Record<string, Migration> = {
  '0001-tables-and-people': { up: tablesAndPeople },
  '0002-rules': { up: rules },
  '0003-table-names': { up: tableNames },
  '0004-likeness': { up: likeness },
  '0005-outages': { up: outages },
  '0006-owners': { up: owners },
  '0007-counts': { up: counts },
}

export const migrationProvider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) }

async function tablesAndPeople(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('client_id', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .addUniqueConstraint('entries_client', ['table_id', 'client_id'])
    .execute()
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('public', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('free', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('wake_at', 'bigint')
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('tables_lobby').on('tables').columns(['status', 'public', 'created_at']).execute()
  await schema.createIndex('tables_wake').on('tables').column('wake_at').execute()
  await schema
    .createTable('table_people')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer')
    .addColumn('score', 'integer')
    .addPrimaryKeyConstraint('table_people_key', ['table_id', 'seat'])
    .execute()
  await schema.createIndex('table_people_person').on('table_people').column('person_id').execute()
  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('login', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('recovery', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('sessions_person').on('sessions').column('person_id').execute()
  await schema
    .createTable('blocks')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('blocked_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person_id', 'blocked_id'])
    .execute()
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('by_id', 'text')
    .addColumn('about_id', 'text')
    .addColumn('table_id', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .execute()
  await schema
    .createTable('packs')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('chats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('chats_table').on('chats').columns(['table_id', 'at']).execute()
  await schema
    .createTable('mutes')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('muted_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['table_id', 'person_id', 'muted_id'])
    .execute()
  await schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('imports_person').on('imports').column('person_id').execute()
  await schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('pushes_person').on('pushes').column('person_id').execute()
  await schema
    .createTable('push_mutes')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_mutes_key', ['person_id', 'table_id'])
    .execute()
  await schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

async function rules({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('rules')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rules_key', ['name', 'content_hash'])
    .execute()
}

async function tableNames(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('table_names')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_names_key', ['person_id', 'table_id'])
    .execute()
  // Nobody opens a table or sits down but by themselves.
  await sql`INSERT INTO table_names (person_id, table_id)
    SELECT DISTINCT "by", table_id FROM entries WHERE "by" IS NOT NULL`.execute(database)
}

async function likeness(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('people').addColumn('likeness', 'text').execute()
  // Accounts that looked alike before this stay.
  await database.schema.createIndex('people_likeness').on('people').column('likeness').execute()
  const known = database as Kysely<Pick<Schema, 'people'>>
  const accounts = await known.selectFrom('people').select(['id', 'name']).where('login', 'is not', null).execute()
  for (const { id, name } of accounts)
    await known
      .updateTable('people')
      .set({ likeness: likenessOf(name) })
      .where('id', '=', id)
      .execute()
}

async function outages({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('outages')
    .addColumn('since', 'bigint', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
}

async function owners({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('tables_owner').on('tables').columns(['owner', 'status']).execute()
}

async function counts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
}
