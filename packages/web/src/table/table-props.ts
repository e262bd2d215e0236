import type { Decision, Json, Reason, Refusal, Seat, SheetLine, Space, Table } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import type { Speaker, Words } from '@nora/words'
import type { ComponentType } from 'react'

/** A choice that is put together step by step, on the board and in the tray alike. */
export interface Picking {
  /** Whether a choice that is still open names this thing: an item, a place, a colour, whatever stands in a choice. */
  isOpen(thing: string): boolean
  isPicked(thing: string): boolean
  /** Narrows to the choices that name it; the last one left is chosen. Of several chosen together it takes one in or out. */
  pick(thing: string): void
  /** What is chosen together so far. */
  readonly several: readonly string[]
  /** One step back. */
  back(): void
  readonly isNarrowed: boolean
}

/** What a game's table draws, and what it may do: the picture is a function of this. */
export interface TableProps {
  /** What the reader sees; the truth only where a finished game is watched with everything open. */
  readonly table: Table
  /** WATCHER for a watcher. */
  readonly reader: Seat
  /** What the reader owes and may answer now. */
  readonly decisions: readonly Decision[]
  /** What the reader may do out of turn and would want to. */
  readonly anytime: readonly Json[]
  /** What one would look for at the first decision and may not take. */
  readonly refusals: readonly Refusal[]
  space(decision: Decision): Space
  whyNot(decision: Decision, choice: Json): Reason | undefined
  /** What cannot be taken back is said first, unless it has been `told` beside the button. */
  choose(decision: Decision, choice: Json, told?: boolean): void
  interrupt(choice: Json, told?: boolean): void
  readonly picking: Picking
  readonly words: Words
  readonly speaker: Speaker
  /** A reason as a sentence. */
  explain(reason: Reason): string
  /** The score sheet if the game ended now, reckoned from what the reader sees. */
  sheet(seat: Seat): readonly SheetLine[]
  /** What happened, as the reader may read it. */
  readonly log: readonly Batch[]
  /** Things that a line of the log or a choice in the tray points at. */
  readonly highlights: ReadonlySet<string>
  /** Rules help of a piece. */
  onHelp(thing: string): void
}

/** A game's own table; a game without one is shown on the plain table. */
export interface OwnTable {
  /** Board, own area and hand: the whole middle of the page. */
  readonly Board: ComponentType<TableProps>
  /** Stands in the tray in place of the list of choices for the decisions that it takes over. */
  readonly Tray?: ComponentType<TableProps & { readonly decision: Decision }>
  takesOver?(decision: Decision): boolean
}
