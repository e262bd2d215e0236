import type { Flow } from './flow.ts'
import type { Json } from './json.ts'
import type { Kind } from './kind.ts'
import type { Reason } from './reason.ts'
import type { Seat } from './seat.ts'
import type { Space } from './space.ts'
import type { Table } from './table.ts'
import type { Item, ZoneRule, Zones } from './zones.ts'

/** The next step of the calendar, or nothing when the game is over. */
export type Next = { readonly step: string; readonly args?: Json } | null

/** Plain JSON: everything about a game between two steps. */
export interface State {
  readonly zones: Zones
  next: Next
}

/** What a table is opened with. */
export interface Options {
  readonly mode: string
  readonly seats: number
  readonly level: number | null
  readonly options: { readonly [key: string]: string }
}

export interface Mode {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Difficulty levels, empty where there are none; the first is the default. */
  readonly levels: readonly number[]
  /** The values of each option; the first is the default. */
  readonly options: { readonly [key: string]: readonly string[] }
}

/** One line of a score sheet: under which category, for which card or tile if any, how many points. */
export interface SheetLine {
  readonly id: string
  readonly points: number
  readonly item?: string
}

export interface Standing {
  readonly seat: Seat
  /** 1 for the winner; equal places share the win. */
  readonly place: number
  readonly score: number
  readonly sheet: readonly SheetLine[]
  /** What decides between this seat and others with the same score, and how much it has of that. */
  readonly tie?: { readonly by: string; readonly value: number }
}

export interface Outcome {
  readonly standings: readonly Standing[]
  /** The game's own opponent in a solo game. */
  readonly automa?: { readonly score: number; readonly sheet: readonly SheetLine[]; readonly won: boolean }
  /** How good a solo result is, where the rulebook says so. */
  readonly grade?: string
}

/** The rules of one game. Views, secrecy, undo, replay and the rest are written once, in the kernel. */
export interface Game<S extends State = State, K = unknown> {
  readonly id: string
  readonly rulesVersion: string
  readonly content: K
  readonly contentHash: string
  readonly modes: readonly Mode[]
  readonly kinds: readonly Kind[]
  /** Every reason code the game gives; the suite tells which of them never came up. */
  readonly reasons?: readonly string[]
  /** The calendar is data, the step is a coroutine that returns the next step. */
  readonly steps: { readonly [name: string]: Step<S, K> }
  /** No game of this game asks players more questions than this. */
  readonly bound: number
  zones(options: Options): { readonly [zone: string]: ZoneRule }
  back(item: Item): string
  start(options: Options): S
  clone?(state: S): S
  /** What a seat may do at any moment, and what then happens. */
  anytime?(table: Table<S, K>, seat: Seat): Space | undefined
  /** What a person would look for there, possible or not; `whyNotAnytime` says why each of them is not. */
  soughtAnytime?(table: Table<S, K>, seat: Seat): Iterable<Json>
  whyNotAnytime?(table: Table<S, K>, seat: Seat, choice: Json): Reason | undefined
  interrupt?(table: Table<S, K>, seat: Seat, choice: Json): Flow
  /** Whether an interrupt only gives a sign, such as a raised hand: others may still take back what came before it. */
  isSign?(choice: Json): boolean
  /** Whether something that the seat may do at any moment is worth offering to a person now; left out, everything is. */
  offersAnytime?(table: Table<S, K>, seat: Seat, choice: Json): boolean
  /**
   * Whether play stops for a person in this seat at a pause; left out, for everybody. Unless the seat is the only person
   * among bots, `alone`, this may depend only on what all know.
   */
  pausesFor?(table: Table<S, K>, seat: Seat, alone: boolean): boolean
  /** The score sheet if the game ended now. */
  sheet(table: Table<S, K>, seat: Seat): readonly SheetLine[]
  /** What of it is earned and stays, whatever comes: without what is lost or left over when the game ends. Left out, all of it. */
  earned?(table: Table<S, K>, seat: Seat): readonly SheetLine[]
  /**
   * The lines by which a choice is judged: without what nearly every choice changes in passing, as long as the game goes
   * on. Left out, the sheet.
   */
  judged?(table: Table<S, K>, seat: Seat): readonly SheetLine[]
  /** Given once the calendar has ended. */
  outcome(table: Table<S, K>): Outcome
  /** What is wrong with the books: lost tokens, negative stocks, a running score that differs from the sheet. */
  audit?(table: Table<S, K>): readonly string[]
}

/** Written as a method so that a step of one game is also a step of any game. */
export type Step<S extends State, K> = { step(table: Table<S, K>, args: Json): Flow<Next> }['step']
