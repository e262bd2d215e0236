import type { Decision, GameEvent, Item, Json, Reason, Seat, SheetLine, Space, Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { SeatInfo } from '@nora/protocol'
import type { Calendar, CardFace, Speaker } from '@nora/words'
import { createContext, useContext } from 'react'
import type { GameParts } from '../games/load.ts'
import type { Moment, Situation } from './model/moment.ts'

/** What everything at a table may need to know. A game's own table sees its own state in it: see `tableHook`. */
export interface TableContext<T = Table> extends Situation<T> {
  readonly parts: GameParts
  readonly moment: Moment
  readonly seats: readonly SeatInfo[]
  readonly speaker: Speaker
  readonly voice: Catalogue
  /** Where the game is; none for a game without days, rounds or phases. */
  readonly calendar: Calendar | undefined
  /** Whose side of the table is nearest: the reader's, or that of the first seat for a watcher. */
  readonly seat: Seat
  space(decision: Decision): Space
  whyNot(decision: Decision, choice: Json): Reason | undefined
  /** The score sheet if the game ended now, reckoned from what the reader sees. */
  sheet(seat: Seat): readonly SheetLine[]
  /** A reason as a sentence. */
  explain(reason: Reason): string
  /** A thing by its short name. */
  item(item: Item): string
  /** Everything there is to read on it. */
  card(item: Item): CardFace
  event(event: GameEvent): string | undefined
  /** A choice, or what several of them share; an act out of turn has no decision. */
  choice(decision: Decision | undefined, choice: Json): string
  /** A line of the score sheet, without its points. */
  sheetLine(line: Pick<SheetLine, 'id' | 'item'>): string
  /** Rules help of a piece. */
  help(thing: string): void
  /** Points at things on the board, or at nothing. */
  light(things: readonly string[]): void
}

const Context = createContext<TableContext | undefined>(undefined)

export const TableProvider = Context.Provider

export function useTable(): TableContext {
  const table = useContext(Context)
  if (!table) throw new Error('there is no table here')
  return table
}

/**
 * A game's own `useTable`. Its table is shown only where its game is played, so that its state is known by type: the one
 * place where the frame, which knows any table, becomes the table of a game.
 */
export function tableHook<T>(): () => TableContext<T> {
  return useTable as () => unknown as () => TableContext<T>
}
