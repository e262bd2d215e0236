import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { type Append, type Appended, namedBy } from './rows.ts'

/** How long one connection waits for another that writes to the same file. */
const PATIENCE_MS = 5_000
/**
 * Four times as many as SQLite would: games write the same pages again and again, and a page that was written often
 * between two checkpoints is moved to its place once.
 */
const PAGES_BETWEEN_CHECKPOINTS = 4_000

const PRIVATE = 0o600
const FOR_OTHERS = 0o077

export function connectSqlite(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  keepPrivate(file)
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma(`busy_timeout = ${PATIENCE_MS}`)
  database.pragma(`wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`)
  return database
}

/** Only the user of the server reads its database. The files that SQLite puts beside it take their mode from it. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE))
  for (const one of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(one) && (statSync(one).mode & FOR_OTHERS) !== 0) chmodSync(one, PRIVATE)
}

/** Begins and ends a transaction within one call. A connection in which nothing else begins one is safe with it. */
export function committer(database: Database.Database): (batch: readonly Append[]) => Appended[] {
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
    name: database.prepare('INSERT INTO table_names (table_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING'),
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
    for (const person of namedBy(row, seated)) statements.name.run(row.id, person)
  }
  if (snapshot) statements.snapshot.run(snapshot.table, snapshot.seq, snapshot.body)
  return 'stored'
}
