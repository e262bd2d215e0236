import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { connectSqlite } from './sqlite-commit.ts'

/** About as large as an entry. */
const BODY = JSON.stringify({ filler: 'x'.repeat(240) })
const FILE = 'baseline.sqlite'
const TABLE = 'nora_baseline'
const CREATE = `CREATE TABLE ${TABLE} (id INTEGER PRIMARY KEY, body TEXT NOT NULL)`

/**
 * How often a second the database by itself commits a single row, one after the other: what a server without shared
 * commits could reach at best. SQLite is measured in the folder where the server's file lies.
 */
export async function commitsPerSecond(
  { databaseUrl, dataFolder }: { readonly databaseUrl: string | undefined; readonly dataFolder: string },
  milliseconds: number,
): Promise<number> {
  return databaseUrl === undefined ? sqlite(join(dataFolder, FILE), milliseconds) : postgres(databaseUrl, milliseconds)
}

function sqlite(file: string, milliseconds: number): number {
  const database = connectSqlite(file)
  try {
    database.exec(CREATE)
    const insert = database.prepare(`INSERT INTO ${TABLE} (id, body) VALUES (?, ?)`)
    const started = performance.now()
    let rows = 0
    while (performance.now() - started < milliseconds) insert.run(++rows, BODY)
    return (rows * 1000) / (performance.now() - started)
  } finally {
    database.close()
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
}

async function postgres(url: string, milliseconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`DROP TABLE IF EXISTS ${TABLE}`)
    await client.query(CREATE)
    const insert = { name: 'baseline', text: `INSERT INTO ${TABLE} (id, body) VALUES ($1, $2)` }
    const started = performance.now()
    let rows = 0
    while (performance.now() - started < milliseconds) await client.query({ ...insert, values: [++rows, BODY] })
    return (rows * 1000) / (performance.now() - started)
  } finally {
    await client.query(`DROP TABLE IF EXISTS ${TABLE}`)
    await client.end()
  }
}
