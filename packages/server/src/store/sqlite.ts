import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Kysely, SqliteDialect } from 'kysely'
import { SettingsError } from '../settings.ts'
import type { Commit } from './rows.ts'
import type { Schema } from './schema.ts'
import { connectSqlite, keepPrivate } from './sqlite-commit.ts'
import { ThreadCommit } from './thread-commit.ts'

export interface Opened {
  readonly kysely: Kysely<Schema>
  readonly commit: Commit
  /** Reads all pages, about a second for a gigabyte; throws where the file is damaged. */
  check(): Promise<void>
  vacuum(): Promise<void>
  /** Bytes of all there is. */
  size(): Promise<number>
  /** Bytes that the disk still takes; nothing if that is not known. */
  free(): Promise<number | undefined>
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
    check: async () => {
      const [found] = database.pragma('quick_check(1)') as { readonly quick_check: string }[]
      if (found?.quick_check !== 'ok') throw Object.assign(new Error(found?.quick_check), { code: 'SQLITE_CORRUPT' })
    },
    vacuum: async () => {
      database.exec('VACUUM')
    },
    size: async () => pragma(database, 'page_count') * pragma(database, 'page_size'),
    free: async () => {
      const { bavail, bsize } = await statfs(file)
      return bavail * bsize
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

function pragma(database: ReturnType<typeof connectSqlite>, name: 'page_count' | 'page_size'): number {
  const [row] = database.pragma(name) as { readonly [name: string]: number }[]
  return row?.[name] ?? 0
}
