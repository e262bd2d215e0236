import type { Fate, Game, Seat, Table } from '@nora/kernel'

/** What is played in a room, and who can stand in. */
export interface Rules {
  readonly game: Game
  /** The bots that play this game, by id. */
  readonly bots: readonly string[]
  /**
   * Whether a seat is asked at a pause. Unless it is the only person among bots, this may depend only on what all know.
   * Without it everybody is asked.
   */
  waits?(table: Table, seat: Seat, alone: boolean): boolean
}

/** Whoever does something at a table. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Where the n-th answer of fate comes from. */
export type Chance = (answer: number) => Fate
