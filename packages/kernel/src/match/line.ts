import type { Told } from '../events/event.ts'
import type { Act } from '../position.ts'
import type { Seat, Seats } from '../seat.ts'

/** An act as it is stored, with the hash of the state after it. */
export interface Recorded extends Act {
  readonly hash: string
}

/**
 * What happened at a table, in order; undo and redo are part of it. It is only ever added to. An act that stood while
 * another seat took its own back comes once more, as kept.
 */
export type Logged =
  | ({ readonly type: 'act'; readonly forced?: true; readonly kept?: true } & Recorded)
  /** The line was cut back to this length: by one seat's undo, or by agreement of all. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number; readonly agreed?: true }
  /** The act that follows is one the seat had taken back. */
  | { readonly type: 'redo'; readonly seat: Seat }

/** The line of play that a log leaves standing: what is replayed, exported and hashed. */
export function lineOf(log: readonly Logged[]): Recorded[] {
  const line: Recorded[] = []
  for (const logged of log) {
    if (logged.type === 'undo') line.length = logged.to
    else if (logged.type === 'act') line.push(recorded(logged))
  }
  return line
}

/** Only what the line keeps of an act. */
export function recorded({ seat, kind, choice, interrupt, hash }: Recorded): Recorded {
  return interrupt ? { seat, kind, choice, interrupt, hash } : { seat, kind, choice, hash }
}

/** What came of an act. */
interface Aftermath {
  /** Answered for the seat, because there was only one choice. */
  readonly forced: boolean
  /** An interrupt that only gave a sign. */
  readonly sign: boolean
  /** The `together` the question belonged to: it is still open while a question of it is. */
  readonly group: number | undefined
  /** In which step, counted from the start, the question was asked. */
  readonly step: number
  /** Who could read an item afterwards that it could not read before. */
  readonly learned: Seats
  readonly told: readonly Told[]
}

/** An act of the line with what came of it. */
export interface Played extends Recorded, Aftermath {}

/** Field by field: spreading is several times slower, and this happens at every act. */
export function playedAct(act: Act, hash: string, after: Aftermath): Played {
  const { seat, kind, choice, interrupt } = act
  const { forced, sign, group, step, learned, told } = after
  return interrupt
    ? { seat, kind, choice, interrupt, hash, forced, sign, group, step, told, learned }
    : { seat, kind, choice, hash, forced, sign, group, step, told, learned }
}

/** How an act came about: for want of another choice, or by standing while another seat's was taken back. */
export interface Marks {
  readonly forced?: boolean
  readonly kept?: boolean
}

/** An act as the log has it. */
export function loggedAct({ seat, kind, choice, interrupt, hash }: Recorded, { forced, kept }: Marks): Logged {
  const logged: Writable<Extract<Logged, { type: 'act' }>> = interrupt
    ? { type: 'act', seat, kind, choice, interrupt, hash }
    : { type: 'act', seat, kind, choice, hash }
  if (forced) logged.forced = true
  if (kept) logged.kept = true
  return logged
}

type Writable<T> = { -readonly [key in keyof T]: T[key] }
