import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { SettingsError } from '../settings.ts'
import { type Append, type Appended, type Commit, namedBy, type Snapshot } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Opened } from './sqlite.ts'

const CONNECTIONS = 10
const INT8 = 20

/** Milliseconds fit into a number; pg would give them as text. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

export function openPostgres(url: string): Opened {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types: types as pg.CustomTypesConfig })
  // A connection that breaks is replaced. While nobody uses it the pool says so, while somebody does the connection itself,
  // beside failing what was asked of it: an error that nobody listens for would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kysely,
    commit: committer(pool),
    check: async () => {},
    vacuum: async () => {
      await pool.query('VACUUM ANALYZE')
    },
    size: async () => {
      const { rows } = await pool.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size')
      return Number(rows[0]?.size)
    },
    free: async () => undefined,
    backup: async () => {
      throw new SettingsError('A PostgreSQL database is backed up with its own pg_dump: see docs/hosting.md.')
    },
    close: () => kysely.destroy(),
  }
}

/**
 * One statement, so one round trip and one commit, for any number of tables. Long texts come as a list in JSON: to write
 * them as an array of PostgreSQL would cost the node more than all the rest.
 */
const STORE = {
  name: 'store-entries',
  text: `
WITH given AS (
  SELECT * FROM ROWS FROM (
    unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[]),
    json_array_elements_text($6::json)
  ) AS g(table_id, seq, at, by, client_id, body)
), stored AS (
  INSERT INTO entries (table_id, seq, at, by, client_id, body) SELECT * FROM given
  ON CONFLICT DO NOTHING RETURNING table_id, seq
), listed AS (
  INSERT INTO tables (id, game, mode, status, public, owner, seq, free, created_at, updated_at, wake_at, summary)
  SELECT r.* FROM ROWS FROM (
    unnest($1::text[], $7::text[], $8::text[], $9::text[], $10::int[], $11::text[], $2::int[], $12::int[],
      $13::bigint[], $14::bigint[], $15::bigint[]),
    json_array_elements_text($16::json)
  ) AS r(id, game, mode, status, public, owner, seq, free, created_at, updated_at, wake_at, summary)
  JOIN stored ON stored.table_id = r.id AND stored.seq = r.seq
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, owner = excluded.owner,
    seq = excluded.seq, free = excluded.free, updated_at = excluded.updated_at, wake_at = excluded.wake_at,
    summary = excluded.summary
), kept AS (
  INSERT INTO snapshots (table_id, seq, body)
  SELECT s.* FROM ROWS FROM (
    unnest($17::text[], $18::int[]),
    json_array_elements_text($19::json)
  ) AS s(table_id, seq, body)
  JOIN stored USING (table_id)
  ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
)
SELECT table_id FROM stored`,
}

const UNSEAT = 'DELETE FROM table_people WHERE table_id = ANY($1)'
const SEAT = `INSERT INTO table_people (table_id, person_id, seat, place, score)
SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[])`
const NAME = `INSERT INTO table_names (table_id, person_id)
SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`

function committer(pool: pg.Pool): Commit {
  return async (batch) => {
    // A statement touches no row twice: of a table that comes twice, the later one waits for the next commit.
    const first = new Map<string, Append>()
    for (const append of batch) if (!first.has(append.row.id)) first.set(append.row.id, append)
    const now = [...first.values()]
    const stored = await (now.some(({ seated }) => seated) ? storedWithSeats(pool, now) : storedPlainly(pool, now))
    const rest = batch.filter((append) => first.get(append.row.id) !== append)
    const later = rest.length > 0 ? await committer(pool)(rest) : []
    return batch.map((append) =>
      first.get(append.row.id) === append
        ? stored.has(append.row.id)
          ? 'stored'
          : 'taken'
        : (later[rest.indexOf(append)] as Appended),
    )
  }
}

/** The ids of the tables whose entry was stored. */
async function storedPlainly(client: pg.Pool | pg.PoolClient, batch: readonly Append[]): Promise<Set<string>> {
  const entries = batch.map(({ entry }) => entry)
  const rows = batch.map(({ row }) => row)
  const snapshots = batch.map(({ snapshot }) => snapshot).filter((snapshot): snapshot is Snapshot => !!snapshot)
  const { rows: stored } = await client.query<{ table_id: string }>({
    ...STORE,
    values: [
      entries.map(({ table }) => table),
      entries.map(({ seq }) => seq),
      entries.map(({ at }) => at),
      entries.map(({ by }) => by),
      entries.map(({ clientId }) => clientId),
      JSON.stringify(entries.map(({ body }) => body)),
      rows.map(({ game }) => game),
      rows.map(({ mode }) => mode),
      rows.map(({ status }) => status),
      rows.map((row) => (row.public ? 1 : 0)),
      rows.map(({ owner }) => owner),
      rows.map(({ free }) => free),
      rows.map(({ createdAt }) => createdAt),
      rows.map(({ updatedAt }) => updatedAt),
      rows.map(({ wakeAt }) => wakeAt),
      JSON.stringify(rows.map(({ summary }) => summary)),
      snapshots.map(({ table }) => table),
      snapshots.map(({ seq }) => seq),
      JSON.stringify(snapshots.map(({ body }) => body)),
    ],
  })
  return new Set(stored.map(({ table_id }) => table_id))
}

async function storedWithSeats(pool: pg.Pool, batch: readonly Append[]): Promise<Set<string>> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('BEGIN')
    const stored = await storedPlainly(client, batch)
    const changed = batch.filter(({ row, seated }) => seated && stored.has(row.id))
    const seats = changed.flatMap(({ row, seated = [] }) => seated.map((one) => ({ ...one, table: row.id })))
    await client.query(UNSEAT, [changed.map(({ row }) => row.id)])
    await client.query(SEAT, [
      seats.map(({ table }) => table),
      seats.map(({ person }) => person),
      seats.map(({ seat }) => seat),
      seats.map(({ place }) => place),
      seats.map(({ score }) => score),
    ])
    const named = changed.flatMap(({ row, seated = [] }) => namedBy(row, seated).map((person) => [row.id, person]))
    await client.query(NAME, [named.map(([table]) => table), named.map(([, person]) => person)])
    await client.query('COMMIT')
    return stored
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // A connection that failed in the middle is thrown away with its open transaction.
    client.release(failure)
  }
}
