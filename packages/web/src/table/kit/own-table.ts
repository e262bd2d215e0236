import type { Decision, GameEvent, Item, Seat, SheetLine, Table } from '@nora/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Answers } from './answers.ts'

/** What stands in the tray knows which decision it is there for. */
export interface TrayProps {
  readonly decision: Decision
}

/** A game's own table; a game without one is shown on the plain table. */
export interface OwnTable {
  /** Board, own area and hand: the whole middle of the page. */
  readonly Board: ComponentType
  /** Which part of a choice a thing on the board answers. */
  readonly answers: Answers
  /** What stands in the tray in place of the list of choices, for each kind of decision that is answered otherwise. */
  readonly trays: { readonly [kind: string]: ComponentType<TrayProps> }
  /** What stands beside the board where the log would: it is given the log, to show it as well. */
  readonly Beside?: ComponentType<{ readonly log: ReactNode }>
  /** The sign of the game's own opponent, for those who see it; it fills the box it is given. */
  readonly AutomaSign?: ComponentType
  /**
   * Where on the board an event happens, by the names of things (`data-thing`) or places (`data-place`), the best first. Only
   * for events that do not name them themselves.
   */
  places?(event: GameEvent): readonly string[]
  /** A small drawing of a thing, in the log and in piles; nothing for what is told well enough in words. */
  readonly ThingPicture?: ComponentType<{ readonly thing: string }>
  /** A piece as it is drawn, beside what its help says; nothing for what is told well enough in words. */
  readonly HelpPicture?: ComponentType<{ readonly thing: string }>
  /** What has moved with a new day or round, beside its number while it is shown. */
  readonly NewPeriod?: ComponentType<{ readonly period: number }>
  /** What stands behind a player's points in a category whose lines name no cards or tiles: one `SheetPart` each. */
  readonly SheetParts?: ComponentType<{ readonly seat: Seat; readonly category: string }>
  /** What a line of a player's sheet counts on their board besides what it names: it lights up there while one points at the line. */
  counted?(table: Table, seat: Seat, line: Pick<SheetLine, 'id' | 'item'>): readonly string[]
  /** A component of the game to be read, in the gallery; left out, it is told in words. */
  readonly Component?: ComponentType<{ readonly item: Item }>
  /** What the picture of the end shows of the winner. */
  readonly winner?: WinnerPicture
}

export interface WinnerPicture {
  /** What it lies on. */
  readonly ground: string
  /** The message that says who has won, with a `name`. */
  readonly title: string
  /** A seat's board as a drawing that fills the `svg` it is put into. */
  readonly Board: ComponentType<{ readonly seat: Seat }>
  /** One true sentence about it, as text. */
  readonly Sentence: ComponentType<{ readonly seat: Seat }>
}
