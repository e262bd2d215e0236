import { existsSync } from 'node:fs'
import { Kysely, SqliteDialect } from 'kysely'
import { SettingsError } from '../settings.ts'
import type { Commit } from './log.ts'
import type { Schema } from './schema.ts'
import { connectSqlite, keepPrivate } from './sqlite-commit.ts'
import { ThreadCommit } from './thread-commit.ts'

export interface Opened {
  readonly kysely: Kysely<Schema>
  readonly commit: Commit
  vacuum(): Promise<void>
  /** Writes all there is at this moment into a new file. */
  backup(file: string): Promise<void>
  /** Nothing is committed any more. */
  close(): Promise<void>
}

/** A database in one file. Every commit is flushed to the disk before it counts. */
export function openSqlite(file: string): Opened {
  const database = connectSqlite(file)
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  const thread = new ThreadCommit(file)
  return {
    kysely,
    commit: (batch) => thread.commit(batch),
    vacuum: async () => {
      database.exec('VACUUM')
    },
    backup: async (into) => {
      if (existsSync(into)) throw new SettingsError(`${into} is there already.`)
      keepPrivate(into)
      database.prepare('VACUUM INTO ?').run(into)
    },
    close: async () => {
      await thread.close()
      await kysely.destroy()
    },
  }
}
