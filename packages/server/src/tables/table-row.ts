import type { Outcome } from '@nora/kernel'
import type { Summary } from '@nora/protocol'
import type { Room, Step } from '@nora/room'
import type { Append, SeatRow, Snapshot, TableRow } from '../store/rows.ts'

/** So long a bot may think before another node takes it for forgotten. */
export const BOT_LEASE_MS = 20_000
/** A table that has to be read again costs at most so many entries beside its snapshot. */
const SNAPSHOT_EVERY = 200

/** What lists know of a table beyond its columns. */
export interface Stated {
  readonly room: Summary
  /** The people it waits for. */
  readonly awaits: readonly string[]
  readonly outcome: Outcome | null
}

export const statedOf = ({ summary }: TableRow): Stated => JSON.parse(summary) as Stated

/** Deeds that leave seats, terms and the like as they are, unless the game ends by them. */
const plain = new Set<string>(['choose', 'interrupt', 'pass', 'goOn', 'undo', 'undoTurn', 'redo', 'outage'])

/** Makes what is stored for each entry of one table, and makes again only what changed. */
export class TableRowWriter {
  private readonly table: string
  /** When the table was opened. */
  createdAt: number | undefined
  private summaryText: string | undefined
  private summary: Summary | undefined
  private free = 0
  private seatedText: string | undefined
  /** The people the table waits for, as of the last entry. */
  awaits: readonly string[] = []

  /** Whose table it is, as of the last entry. */
  get owner(): string {
    return this.summary?.owner ?? ''
  }

  constructor(table: string) {
    this.table = table
  }

  /** The room as it is now was stored by somebody else, or just read. */
  caughtUp(room: Room): void {
    this.summarise(room)
    this.awaits = awaitedBy(room, this.summary as Summary)
    this.seatedText = JSON.stringify(seatedOf(this.summary as Summary, outcomeOf(room)))
  }

  append(room: Room, { seq, entry }: Step, clientId: string | null): Append {
    this.createdAt ??= entry.at
    this.summarise(room)
    const summary = this.summary as Summary
    this.awaits = awaitedBy(room, summary)
    const outcome = outcomeOf(room)
    const row: TableRow = {
      id: this.table,
      game: summary.game,
      mode: summary.options.mode,
      status: summary.status,
      public: summary.terms.public,
      owner: summary.owner,
      seq,
      free: this.free,
      createdAt: this.createdAt,
      updatedAt: entry.at,
      wakeAt: wakeAt(room, entry.at),
      summary: `{"room":${this.summaryText},"awaits":${JSON.stringify(this.awaits)},"outcome":${JSON.stringify(outcome)}}`,
    }
    const stored = { table: this.table, seq, at: entry.at, by: entry.by, clientId, body: JSON.stringify(entry) }
    return {
      entry: stored,
      row,
      ...this.seats(summary, outcome, entry.deed.type),
      ...this.snapshot(room, seq, summary),
    }
  }

  private summarise(room: Room): void {
    const summary = room.summary()
    if (summary === this.summary) return
    this.summary = summary
    this.summaryText = JSON.stringify(summary)
    this.free = summary.seats.filter(({ person, bot }) => person === null && bot === null).length
  }

  private seats(summary: Summary, outcome: Outcome | null, deed: string): { seated?: readonly SeatRow[] } {
    if (plain.has(deed) && !outcome) return {}
    const seated = seatedOf(summary, outcome)
    const text = JSON.stringify(seated)
    if (text === this.seatedText) return {}
    this.seatedText = text
    return { seated }
  }

  private snapshot(room: Room, seq: number, { status }: Summary): { snapshot?: Snapshot } {
    if (seq % SNAPSHOT_EVERY !== 0 && status !== 'over') return {}
    return { snapshot: { table: this.table, seq, body: JSON.stringify(room.snapshot()) } }
  }
}

/** When somebody has to look after the table although nobody does anything. */
export function wakeAt(room: Room, now: number): number | null {
  const times = room.deadlines().map(({ at }) => at)
  if (room.botsOwing().length > 0) times.push(now + BOT_LEASE_MS)
  return times.length > 0 ? Math.min(...times) : null
}

function outcomeOf(room: Room): Outcome | null {
  return room.match?.outcome ?? null
}

function awaitedBy(room: Room, { seats, status }: Summary): string[] {
  if (status !== 'playing') return []
  return seats.flatMap(({ person }) => (person !== null && room.awaits(person) ? [person] : []))
}

function seatedOf({ seats }: Summary, outcome: Outcome | null): SeatRow[] {
  return seats.flatMap(({ person }, seat) => {
    if (person === null) return []
    const standing = outcome?.standings.find((one) => one.seat === seat)
    return [{ person, seat, place: standing?.place ?? null, score: standing?.score ?? null }]
  })
}
