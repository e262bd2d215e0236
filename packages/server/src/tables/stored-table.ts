import type { Release } from '@nora/release'
import type { Entry, EntryStore, Room, RoomMaker, RoomSnapshot, Step } from '@nora/room'
import { BoundedMap } from '../bounded-map.ts'
import { Problem } from '../problem.ts'
import type { TableEdition } from '../rules/registry.ts'
import type { StoredEntry } from '../store/rows.ts'
import type { TableStore } from '../store/table-store.ts'
import { unforeseen } from './chance.ts'
import { statedOf, TableRowWriter } from './table-row.ts'

/** Only to spare a question to the database, when a client that was cut off sends the same again. */
const REMEMBERED_CLIENTS = 32

/** Where the rules of a table are found. */
export interface RulesOfTables {
  find(edition: TableEdition): Promise<Pick<Release, 'fold' | 'restore'>>
}

type Log = Pick<TableStore, 'find' | 'snapshot' | 'entries' | 'append' | 'storedAs'>

export const entryOf = ({ body }: StoredEntry): Entry => JSON.parse(body) as Entry

/** One table in the store of this server, with the row that lists show of it. */
export class StoredTable implements EntryStore {
  readonly row: TableRowWriter
  private readonly id: string
  private readonly tables: Log
  private readonly registry: RulesOfTables
  private readonly clients = new BoundedMap<string, number>(REMEMBERED_CLIENTS)

  constructor(id: string, tables: Log, registry: RulesOfTables) {
    this.id = id
    this.tables = tables
    this.registry = registry
    this.row = new TableRowWriter(id)
  }

  async maker(): Promise<RoomMaker> {
    const row = await this.tables.find(this.id)
    if (!row) throw new Problem(404, 'noSuchTable', { table: this.id })
    this.row.createdAt = row.createdAt
    const release = await this.registry.find(statedOf(row).room)
    return {
      fold: (entries) => release.fold(entries, unforeseen),
      restore: (snapshot, tail) => release.restore(snapshot, tail, unforeseen),
    }
  }

  async snapshot() {
    const kept = await this.tables.snapshot(this.id)
    return kept && { seq: kept.seq, read: () => JSON.parse(kept.body) as RoomSnapshot }
  }

  async entriesAfter(after: number): Promise<Entry[]> {
    const stored = await this.tables.entries(this.id, after)
    for (const { clientId, seq } of stored) this.remember(clientId, seq)
    return stored.map(entryOf)
  }

  async append(room: Room, step: Step, clientId: string | null): Promise<boolean> {
    if ((await this.tables.append(this.row.append(room, step, clientId))) === 'taken') return false
    this.remember(clientId, step.seq)
    return true
  }

  remembered(clientId: string): number | undefined {
    return this.clients.get(clientId)
  }

  find(clientId: string): Promise<number | undefined> {
    return this.tables.storedAs(this.id, clientId)
  }

  private remember(clientId: string | null, seq: number): void {
    if (clientId !== null) this.clients.set(clientId, seq)
  }
}
