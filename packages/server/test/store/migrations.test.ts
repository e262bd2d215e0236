// A database that an earlier release left behind.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationProvider } from '../../src/store/migrations.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { Store } from '../../src/store/store.ts'
import { migratedInPlace, migrationSuite } from '../support/migration-suite.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'nora-migrations-'))
let store: Store

beforeAll(async () => {
  const { kysely, close } = openSqlite(join(dataFolder, 'nora.sqlite'))
  await new Migrator({ db: kysely, provider: migrationProvider }).migrateTo('0002-rules')
  const ada = { id: 'ada', name: 'Ada', login: 'ada', password: 'hash', recovery: 'hash', settings: '{}' }
  // The columns of that time.
  await kysely
    .insertInto('people')
    .values({ ...ada, created_at: 1, seen_at: 1 } as never)
    .execute()
  const entry = { table_id: 'old', at: 1, client_id: null, body: '{}' }
  for (const [index, by] of ['ada', null, 'ada', 'bo'].entries())
    await kysely
      .insertInto('entries')
      .values({ ...entry, seq: index + 1, by })
      .execute()
  await close()
  store = await Store.open({ databaseUrl: undefined, dataFolder })
})
afterAll(async () => {
  await store.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('it is known whose names stand in the entries of tables from before', async () => {
  expect(await store.tables.naming('ada')).toEqual(['old'])
  expect(await store.tables.naming('bo')).toEqual(['old'])
})

test('an account from before keeps its name to itself', async () => {
  await store.people.add({ id: 'eve', name: 'Eve', createdAt: 1 })
  const secrets = { password: 'hash', recovery: 'hash' }
  // With a Cyrillic letter.
  expect(await store.people.becomeAccount('eve', 'аda', 'Аda', secrets)).toBe(false)
  expect(await store.people.becomeAccount('eve', 'eve', 'Eve', secrets)).toBe(true)
})

migratedInPlace()
migrationSuite(
  'SQLite',
  async () => ({ databaseUrl: undefined, dataFolder: mkdtempSync(join(dataFolder, 'empty-')) }),
  (place) => openSqlite(join(place.dataFolder, 'nora.sqlite')),
)
