import type { Kysely, Selectable } from 'kysely'
import type { GroupCommit } from './group-commit.ts'
import type { Append, Appended, SeatRow, Snapshot, StoredEntry, TableRow } from './rows.ts'
import type { Schema } from './schema.ts'

export interface LobbyFilter {
  readonly game?: string | undefined
  readonly mode?: string | undefined
  readonly status: 'open' | 'playing'
  /** Only older than this: where the page before ended. */
  readonly before?: number | undefined
  readonly limit: number
}

/** A table in somebody's list. */
export interface OwnTable extends TableRow {
  readonly seated: readonly SeatRow[]
}

/** New texts in place of stored ones. */
export interface Rewriting {
  readonly entries?: readonly { readonly seq: number; readonly body: string }[]
  readonly snapshot?: string | undefined
  readonly summary?: string
}

/** The log of every table, and what is kept beside it. */
export class TableStore {
  private readonly database: Kysely<Schema>
  private readonly group: GroupCommit

  constructor(database: Kysely<Schema>, group: GroupCommit) {
    this.database = database
    this.group = group
  }

  append(append: Append): Promise<Appended> {
    return this.group.append(append)
  }

  async entries(table: string, after = 0): Promise<StoredEntry[]> {
    const rows = await this.database
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute()
    return rows.map(({ table_id, client_id, ...row }) => ({ ...row, table: table_id, clientId: client_id }))
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const row = await this.database.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst()
    return row && { table, seq: row.seq, body: row.body }
  }

  /** Under which number a command was stored, if it was. */
  async storedAs(table: string, clientId: string): Promise<number | undefined> {
    const row = await this.database
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', table)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
    return row?.seq
  }

  async find(id: string): Promise<TableRow | undefined> {
    const row = await this.database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return row && rowOf(row)
  }

  /** The newest number of each of these tables. */
  async newest(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map()
    const rows = await this.database.selectFrom('tables').select(['id', 'seq']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, seq }) => [id, seq]))
  }

  async lobby({ game, mode, status, before, limit }: LobbyFilter): Promise<TableRow[]> {
    let query = this.database.selectFrom('tables').selectAll().where('status', '=', status).where('public', '=', 1)
    if (game !== undefined) query = query.where('game', '=', game)
    if (mode !== undefined) query = query.where('mode', '=', mode)
    if (before !== undefined) query = query.where('created_at', '<', before)
    const rows = await query.orderBy('created_at', 'desc').limit(limit).execute()
    return rows.map(rowOf)
  }

  /** The tables at which a person sits or sat, the latest first. */
  async of(person: string, statuses: readonly string[], limit: number, before?: number): Promise<OwnTable[]> {
    let query = this.database
      .selectFrom('tables')
      .selectAll()
      .where('status', 'in', statuses)
      .where((where) =>
        where.exists(
          where
            .selectFrom('table_people')
            .select('seat')
            .whereRef('table_people.table_id', '=', 'tables.id')
            .where('person_id', '=', person),
        ),
      )
    if (before !== undefined) query = query.where('updated_at', '<', before)
    const rows = await query.orderBy('updated_at', 'desc').limit(limit).execute()
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const seats = await this.database
      .selectFrom('table_people')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute()
    return rows.map((row) => ({
      ...rowOf(row),
      seated: seats
        .filter(({ table_id }) => table_id === row.id)
        .map(({ person_id, seat, place, score }) => ({ person: person_id, seat, place, score })),
    }))
  }

  /** The tables a person opened, or took over, that are not over, each with how many people sit there. */
  async ownedBy(person: string): Promise<{ status: string; createdAt: number; people: number }[]> {
    const rows = await this.database
      .selectFrom('tables')
      .select((select) => [
        'status',
        'created_at',
        select
          .selectFrom('table_people')
          .select((seats) => seats.fn.countAll().as('count'))
          .whereRef('table_people.table_id', '=', 'tables.id')
          .as('people'),
      ])
      .where('owner', '=', person)
      .where('status', 'in', ['open', 'playing'])
      .execute()
    return rows.map(({ status, created_at, people }) => ({ status, createdAt: created_at, people: Number(people) }))
  }

  /** Everything there is, a page at a time, by id. */
  async all(after: string, limit: number): Promise<TableRow[]> {
    const query = this.database.selectFrom('tables').selectAll().where('id', '>', after).orderBy('id')
    return (await query.limit(limit).execute()).map(rowOf)
  }

  /** Tables that should have been looked after by now. */
  async sleepers(now: number, limit: number): Promise<string[]> {
    const rows = await this.database
      .selectFrom('tables')
      .select('id')
      .where('wake_at', '<=', now)
      .orderBy('wake_at')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The tables whose entries hold the name of a person: who opened one, or ever sat down there. */
  async naming(person: string): Promise<string[]> {
    const query = this.database.selectFrom('table_names').select('table_id').where('person_id', '=', person)
    return (await query.orderBy('table_id').execute()).map(({ table_id }) => table_id)
  }

  /** What a person did at a table in which a name stands: a few entries of thousands. */
  async entriesNaming(table: string, person: string): Promise<{ seq: number; body: string }[]> {
    const query = this.database.selectFrom('entries').select(['seq', 'body']).where('table_id', '=', table)
    return query.where('by', '=', person).where('body', 'like', '%"name":%').orderBy('seq').execute()
  }

  /** The only change an entry ever sees: the name of somebody who asked to be forgotten is taken out, everywhere at once. */
  async rewrite(table: string, { entries = [], snapshot, summary }: Rewriting): Promise<void> {
    await this.database.transaction().execute(async (database) => {
      for (const { seq, body } of entries)
        await database
          .updateTable('entries')
          .set({ body })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .execute()
      if (snapshot !== undefined)
        await database.updateTable('snapshots').set({ body: snapshot }).where('table_id', '=', table).execute()
      if (summary !== undefined) await database.updateTable('tables').set({ summary }).where('id', '=', table).execute()
    })
  }
}

function rowOf(row: Selectable<Schema['tables']>): TableRow {
  const { created_at, updated_at, wake_at, ...rest } = row
  return { ...rest, public: row.public === 1, createdAt: created_at, updatedAt: updated_at, wakeAt: wake_at }
}
