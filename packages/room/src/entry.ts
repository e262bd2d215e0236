import type { Logged, Options, Seat } from '@nora/kernel'
import type { Motion, Passing, Terms } from '@nora/protocol'

/** How a table is opened. */
export interface Opening {
  readonly options: Options
  readonly terms: Terms
  /** The hash of the pack that the game is played with. */
  readonly pack: string | null
  /** Where the owner sits, if at all. */
  readonly seat: Seat | null
  /** The bots that hold seats of their own. */
  readonly bots: readonly (string | null)[]
}

/** What a timeout leads to: play goes on without the seat, a bot takes over, or the seat has lost. */
export type TimedOut = 'passed' | 'bot' | 'forfeit'

/** Something that was done at a table. It says what came of it wherever that is not plain from the entries before. */
export type Deed =
  | ({
      readonly type: 'open'
      readonly game: string
      readonly rulesVersion: string
      readonly contentHash: string
      readonly owner: { readonly id: string; readonly name: string }
    } & Opening)
  | { readonly type: 'sit'; readonly seat: Seat; readonly person: string; readonly name: string }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'rename'; readonly seat: Seat; readonly person: string; readonly name: string }
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'start' }
  /** The choice itself stands in what the match logged. */
  | { readonly type: 'choose' | 'interrupt' | 'undo' | 'undoTurn' | 'redo'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  /** The last bot that could have stepped in did not. */
  | { readonly type: 'goOn' }
  | { readonly type: 'timeout'; readonly seat: Seat; readonly to: TimedOut }
  /** The table could not be reached for so many milliseconds since the entry before: they ran on nobody's clock. */
  | { readonly type: 'outage'; readonly lost: number }
  | { readonly type: 'resign' | 'return' | 'resumeClocks'; readonly seat: Seat }
  | { readonly type: 'setConfirming'; readonly seat: Seat; readonly on: boolean }
  | { readonly type: 'setPassing'; readonly seat: Seat; readonly passing: Passing }
  | { readonly type: 'propose'; readonly seat: Seat; readonly motion: Motion }
  | { readonly type: 'vote'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'close' }
  | { readonly type: 'rematch'; readonly table: string }

/** One line of a table's history: the entries are the only truth about it. */
export interface Entry {
  /** Milliseconds since 1970; it never runs backwards. */
  readonly at: number
  /** The person who did it, or the host. */
  readonly by: string | null
  readonly deed: Deed
  /** Everything the match logged with it: the act, what was forced, what fate answered. */
  readonly logged?: readonly Logged[]
}
