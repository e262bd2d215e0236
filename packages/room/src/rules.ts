import type { Fate, Game } from '@nora/kernel'

/** What is played in a room, and who can stand in. */
export interface Rules {
  readonly game: Game
  /** The bots that play this game, by id. */
  readonly bots: readonly string[]
}

/** Whoever does something at a table. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Where the n-th answer of fate comes from. */
export type Chance = (answer: number) => Fate
