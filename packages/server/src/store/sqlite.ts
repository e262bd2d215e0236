import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import type { Append, Appended, Commit } from './log.ts'
import type { Schema } from './schema.ts'

/** How long one process waits for another that writes to the same file, as an admin command may. */
const PATIENCE_MS = 5_000

export interface Opened {
  readonly kysely: Kysely<Schema>
  readonly commit: Commit
  vacuum(): Promise<void>
  /** Writes all there is at this moment into a new file. */
  backup(file: string): Promise<void>
}

/** A database in one file. Every commit is flushed to the disk before it counts. */
export function openSqlite(file: string): Opened {
  const database = connectSqlite(file)
  return {
    kysely: new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }),
    commit: committer(database),
    vacuum: async () => {
      database.exec('VACUUM')
    },
    backup: async (into) => {
      database.prepare('VACUUM INTO ?').run(into)
    },
  }
}

export function connectSqlite(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma(`busy_timeout = ${PATIENCE_MS}`)
  return database
}

/**
 * Runs on the thread that asks and on the connection all queries use. A transaction is begun and ended within one call,
 * so no query can come between; for the same reason nothing else may begin a transaction that waits.
 */
function committer(database: Database.Database): Commit {
  let statements: Statements | undefined
  return (batch) => {
    statements ??= prepared(database)
    const { begin, commit, rollback } = statements
    begin.run()
    try {
      const results = batch.map((append) => stored(statements as Statements, append))
      commit.run()
      return results
    } catch (error) {
      if (database.inTransaction) rollback.run()
      throw error
    }
  }
}

type Statements = ReturnType<typeof prepared>

function prepared(database: Database.Database) {
  return {
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    rollback: database.prepare('ROLLBACK'),
    entry: database.prepare(
      'INSERT INTO entries (table_id, seq, at, by, client_id, body) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    row: database.prepare(
      `INSERT INTO tables (id, game, mode, status, public, owner, seq, free, created_at, updated_at, wake_at, summary)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, owner = excluded.owner,
         seq = excluded.seq, free = excluded.free, updated_at = excluded.updated_at, wake_at = excluded.wake_at,
         summary = excluded.summary`,
    ),
    unseat: database.prepare('DELETE FROM table_people WHERE table_id = ?'),
    seat: database.prepare('INSERT INTO table_people (table_id, person_id, seat, place, score) VALUES (?, ?, ?, ?, ?)'),
    snapshot: database.prepare(
      `INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body`,
    ),
  }
}

function stored(statements: Statements, { entry, row, seated, snapshot }: Append): Appended {
  const { changes } = statements.entry.run(entry.table, entry.seq, entry.at, entry.by, entry.clientId, entry.body)
  if (changes === 0) return 'taken'
  statements.row.run(
    row.id,
    row.game,
    row.mode,
    row.status,
    row.public ? 1 : 0,
    row.owner,
    row.seq,
    row.free,
    row.createdAt,
    row.updatedAt,
    row.wakeAt,
    row.summary,
  )
  if (seated) {
    statements.unseat.run(row.id)
    for (const { person, seat, place, score } of seated) statements.seat.run(row.id, person, seat, place, score)
  }
  if (snapshot) statements.snapshot.run(snapshot.table, snapshot.seq, snapshot.body)
  return 'stored'
}
