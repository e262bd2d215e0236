/** One thing that happened at a table, as it is stored. */
export interface StoredEntry {
  readonly table: string
  readonly seq: number
  readonly at: number
  readonly by: string | null
  readonly clientId: string | null
  readonly body: string
}

/** A table as lists and the sweep of sleeping tables know it: always what its entries say, kept beside them. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly mode: string
  readonly status: string
  readonly public: boolean
  readonly owner: string | null
  readonly seq: number
  readonly free: number
  readonly createdAt: number
  readonly updatedAt: number
  readonly wakeAt: number | null
  readonly summary: string
}

/** Who sits where, and how it ended for them. */
export interface SeatRow {
  readonly person: string
  readonly seat: number
  readonly place: number | null
  readonly score: number | null
}

export interface Snapshot {
  readonly table: string
  readonly seq: number
  readonly body: string
}

/** An entry to store, with what follows from it. */
export interface Append {
  readonly entry: StoredEntry
  readonly row: TableRow
  /** Given when it changed. */
  readonly seated?: readonly SeatRow[]
  /** Goes along with the entry: a snapshot needs no commit of its own. */
  readonly snapshot?: Snapshot
}

/** `taken`: another entry has this number, or the command was stored before. Then nothing of the append is stored. */
export type Appended = 'stored' | 'taken'

/** Stores appends of any number of tables in one commit; each stands or falls alone. */
export type Commit = (batch: readonly Append[]) => Promise<Appended[]> | Appended[]

/** Whose names have come into the entries of a table, as of a change of its seats. */
export function namedBy({ owner }: TableRow, seated: readonly SeatRow[]): string[] {
  const sitting = seated.map(({ person }) => person)
  return owner === null || sitting.includes(owner) ? sitting : [owner, ...sitting]
}
