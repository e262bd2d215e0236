import { type Seat, type Table, totalOf } from '@nora/kernel'
import type { GameParts } from '../../games/load.ts'

/** Two of the three figures that have a name at every table; the third, what a choice changes, is asked of the table. */
export interface Figures {
  /** What is earned and stays. */
  readonly soFar: number
  /** The same with everything that would be lost or left over if the game ended now. */
  readonly ifEnded: number
  /** There may be more that the reader cannot see. */
  readonly isOpen: boolean
}

export function figuresOf({ game, words }: GameParts, table: Table, seat: Seat): Figures {
  return {
    soFar: totalOf((game.earned ?? game.sheet)(table, seat)),
    ifEnded: totalOf(game.sheet(table, seat)),
    isOpen: words.hidesPoints?.(table, seat) ?? false,
  }
}
