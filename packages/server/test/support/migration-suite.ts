// What an earlier release left behind, brought up to date one migration after the other: nothing is lost on the way.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Kysely, Migrator } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { keptFolder, keptReleases } from '../../../../scripts/releases/kept.mjs'
import { repositoryRoot } from '../../../../scripts/workspace.mjs'
import { disagreements } from '../../src/admin/verify.ts'
import { RulesRegistry } from '../../src/rules/registry.ts'
import { keepReleases, sourcesIn } from '../../src/rules/releases.ts'
import { migrationProvider } from '../../src/store/migrations.ts'
import type { Schema } from '../../src/store/schema.ts'
import { type Opened, openSqlite } from '../../src/store/sqlite.ts'
import { Store } from '../../src/store/store.ts'

type Row = Readonly<Record<string, unknown>>
type Place = Parameters<typeof Store.open>[0]
/** Every row of every table. */
type Content = ReadonlyMap<string, readonly Row[]>

const FIRST = '0001-tables-and-people'
const folder = mkdtempSync(join(tmpdir(), 'nora-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const own = (table: string): boolean => !table.startsWith('kysely_')
const textOf = (row: Row): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))

/** The tables there are, each with its columns. */
async function columnsIn(kysely: Kysely<Schema>): Promise<Map<string, readonly string[]>> {
  const tables = (await kysely.introspection.getTables()).filter(({ name }) => own(name))
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

/** Of these tables these columns, in an order that does not depend on the database. */
async function contentOf(kysely: Kysely<Schema>, wanted: ReadonlyMap<string, readonly string[]>): Promise<Content> {
  const content = new Map<string, readonly Row[]>()
  for (const [table, columns] of wanted) {
    const rows = (await kysely
      .selectFrom(table as never)
      .selectAll()
      .execute()) as Row[]
    const parts = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
    content.set(
      table,
      parts.sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1)),
    )
  }
  return content
}

/** A copy of the database that a release kept. */
function copyOf(version: string): string {
  const dataFolder = mkdtempSync(join(folder, 'copy-'))
  const saved = readFileSync(join(repositoryRoot, keptFolder, version, 'saves/server.sqlite.gz'))
  writeFileSync(join(dataFolder, 'nora.sqlite'), gunzipSync(saved), { mode: 0o600 })
  return dataFolder
}

async function savedBy(version: string): Promise<Content> {
  const { kysely, close } = openSqlite(join(copyOf(version), 'nora.sqlite'))
  const content = await contentOf(kysely, await columnsIn(kysely))
  await close()
  return content
}

/** What does not agree at any table. */
async function wrongIn(place: Place, version: string): Promise<object[]> {
  const store = await Store.open(place)
  await keepReleases(store.rules, join(repositoryRoot, keptFolder, version, 'programs'))
  const registry = new RulesRegistry(sourcesIn(store))
  const wrong: object[] = []
  for (const row of await store.tables.all('', 1_000))
    for (const what of await disagreements(store, registry, row)) wrong.push({ table: row.id, what })
  await store.close()
  return wrong
}

/** `emptyPlace` makes a database without anything in it. */
export function migrationSuite(
  database: string,
  emptyPlace: () => Promise<Place>,
  open: (place: Place) => Opened,
): void {
  describe.each(keptReleases(repositoryRoot))(`what release %s kept, on ${database}`, (version) => {
    test('is all there after each migration from the first on, and all tables agree with their entries', async () => {
      const saved = await savedBy(version)
      expect(saved.get('entries')?.length).toBeGreaterThan(100)
      const place = await emptyPlace()
      const { kysely, close } = open(place)
      const migrator = new Migrator({ db: kysely, provider: migrationProvider })
      await migrator.migrateTo(FIRST)
      const columns = await columnsIn(kysely)
      for (const [table, names] of columns)
        for (const row of saved.get(table) ?? []) {
          const part = Object.fromEntries(names.map((name) => [name, row[name]]))
          await kysely
            .insertInto(table as never)
            .values(part as never)
            .execute()
        }
      const before = await contentOf(kysely, columns)
      let migrated = 0
      for (;;) {
        const { error, results = [] } = await migrator.migrateUp()
        expect(error).toBeUndefined()
        if (results.length === 0) break
        migrated++
        expect(await contentOf(kysely, columns), results[0]?.migrationName).toEqual(before)
      }
      expect(migrated).toBe(Object.keys(await migrationProvider.getMigrations()).length - 1)
      // What was made from it on the way is what the release had made of it.
      const made = new Map([
        ['table_names', ['person_id', 'table_id']],
        ['people', ['id', 'likeness']],
      ])
      const found = await contentOf(kysely, made)
      for (const [table, names] of made) {
        const parts = saved.get(table)?.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
        expect(found.get(table)).toEqual(expect.arrayContaining(parts ?? []))
        expect(found.get(table)).toHaveLength(parts?.length ?? 0)
      }
      await close()
      expect(await wrongIn(place, version)).toEqual([])
    }, 120_000)
  })
}

/** The file itself, as a server finds it. */
export function migratedInPlace(): void {
  test.each(keptReleases(repositoryRoot))(
    'the file of release %s is brought up to date where it lies',
    async (version) => {
      const place = { databaseUrl: undefined, dataFolder: copyOf(version) }
      const file = join(place.dataFolder, 'nora.sqlite')
      const then = openSqlite(file)
      const columns = await columnsIn(then.kysely)
      const before = await contentOf(then.kysely, columns)
      await then.close()
      await (await Store.open(place)).close()
      const now = openSqlite(file)
      expect(await contentOf(now.kysely, columns)).toEqual(before)
      await now.close()
      expect(await wrongIn(place, version)).toEqual([])
    },
    120_000,
  )
}
