import { join } from 'node:path'
import { type Kysely, Migrator, sql } from 'kysely'
import { SettingsError } from '../settings.ts'
import { ChatStore } from './chat-store.ts'
import { CountStore } from './count-store.ts'
import { damageIn } from './damage.ts'
import { GroupCommit } from './group-commit.ts'
import { ImportStore } from './import-store.ts'
import { migrationProvider } from './migrations.ts'
import { OutageStore } from './outage-store.ts'
import { PackStore } from './pack-store.ts'
import { PeopleStore } from './people-store.ts'
import { openPostgres } from './postgres.ts'
import { PushStore } from './push-store.ts'
import { RulesStore } from './rules-store.ts'
import type { Schema } from './schema.ts'
import { SettingsStore } from './settings-store.ts'
import { type Opened, openSqlite } from './sqlite.ts'
import { TableStore } from './table-store.ts'

const FILE = 'nora.sqlite'

/** Everything that outlives the process. */
export class Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly tables: TableStore
  readonly people: PeopleStore
  readonly packs: PackStore
  readonly chat: ChatStore
  readonly imports: ImportStore
  readonly push: PushStore
  readonly settings: SettingsStore
  readonly rules: RulesStore
  readonly outages: OutageStore
  readonly counts: CountStore
  readonly group: GroupCommit
  private readonly opened: Opened

  private constructor(kind: Store['kind'], opened: Opened) {
    this.kind = kind
    this.opened = opened
    this.group = new GroupCommit(opened.commit)
    this.tables = new TableStore(opened.kysely, this.group)
    this.people = new PeopleStore(opened.kysely)
    this.packs = new PackStore(opened.kysely)
    this.chat = new ChatStore(opened.kysely)
    this.imports = new ImportStore(opened.kysely)
    this.push = new PushStore(opened.kysely)
    this.settings = new SettingsStore(opened.kysely)
    this.rules = new RulesStore(opened.kysely)
    this.outages = new OutageStore(opened.kysely)
    this.counts = new CountStore(opened.kysely)
  }

  /** Opens the database and brings it up to date. */
  static async open(place: { readonly databaseUrl: string | undefined; readonly dataFolder: string }): Promise<Store> {
    const { databaseUrl, dataFolder } = place
    const store = databaseUrl
      ? new Store('postgres', openPostgres(databaseUrl))
      : new Store('sqlite', opened(join(dataFolder, FILE)))
    try {
      await store.opened.check()
      await migrated(store.opened.kysely)
    } catch (error) {
      await store.close()
      const where = databaseUrl ? 'DATABASE_URL' : join(dataFolder, FILE)
      throw damageIn(where, error) ?? new SettingsError(`The database (${where}) cannot be used: ${String(error)}`)
    }
    return store
  }

  /** Throws if the database does not answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.opened.kysely)
  }

  /** Bytes of all that is kept. */
  size(): Promise<number> {
    return this.opened.size()
  }

  /** Bytes that the disk still takes, where that can be known. */
  free(): Promise<number | undefined> {
    return this.opened.free()
  }

  vacuum(): Promise<void> {
    return this.opened.vacuum()
  }

  backup(file: string): Promise<void> {
    return this.opened.backup(file)
  }

  /** Stores what was promised, then closes. */
  async close(): Promise<void> {
    await this.group.settled()
    await this.opened.close()
  }
}

function opened(file: string): Opened {
  try {
    return openSqlite(file)
  } catch (error) {
    throw damageIn(file, error) ?? new SettingsError(`The database file ${file} cannot be opened: ${String(error)}`)
  }
}

/** Nodes that start together take turns: kysely holds a lock while it migrates. */
async function migrated(kysely: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db: kysely, provider: migrationProvider }).migrateToLatest()
  if (error) throw error
}
