import type { Fate, Game } from '@nora/kernel'

/** What is played in a room, and who can stand in. */
export interface Rules {
  readonly game: Game
  /** The bots that play this game, by id. */
  readonly bots: readonly string[]
  /** What bots were called before: such names stand in tables that are still played. */
  readonly formerBots?: { readonly [former: string]: string }
}

/** Whoever does something at a table. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Where the n-th answer of fate comes from. */
export type Chance = (answer: number) => Fate

export function knowsBot({ bots, formerBots = {} }: Rules, bot: string): boolean {
  return bots.includes(bot) || Object.hasOwn(formerBots, bot)
}
