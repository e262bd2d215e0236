import {
  type Game,
  type GameEvent,
  type Json,
  type Outcome,
  type Policy,
  Position,
  playout,
  type Seat,
  type State,
  seededFate,
  settle,
  Variant,
  type Wish,
} from '@nora/kernel'
import { expect } from 'vitest'
import type { Bot } from '../src/index.ts'

/** So many times more rarely than in the long test bots are asked what they would do elsewhere: it is said in scripts/test/figures.mjs. */
export const RARELY = Number(process.env.NORA_RARELY ?? 3)

/** Every other one of these; all of them in the long test. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  return all.filter((_, index) => index % 2 === 0 || RARELY === 1)
}

export interface Played {
  readonly position: Position
  readonly outcome: Outcome
}

/** A game with these options, as bots know it: without the types of its state. */
export function settingOf<S extends State, K>(game: Game<S, K>, wish: Wish): Variant {
  return new Variant(game, settle(game as unknown as Game, wish)) as unknown as Variant
}

/** Plays a game to its end; `tell` hears everything that happens at the table itself, not what minds imagine. */
export function play(
  variant: Variant,
  mindOf: (seat: Seat) => Policy,
  seed: number,
  tell: (event: GameEvent) => void = () => {},
): Played {
  const position = new Position(variant, variant.opening())
  position.table.listen({ tell, learn: () => {} })
  position.begin()
  const minds = Array.from({ length: variant.options.seats }, (_, seat) => mindOf(seat))
  playout(position, (seat) => minds[seat] as Policy, seededFate(seed))
  return { position, outcome: variant.game.outcome(position.table) }
}

/** A mind of the bot, with every answer checked against what was offered, and noted. */
export function watched(bot: Bot, answers: Json[]): Policy {
  const mind = bot.mind()
  return {
    choose: (position, decision, space, fate) => {
      const choice = mind.choose(position, decision, space, fate)
      expect(space.includes(choice), `${decision.kind} ${JSON.stringify(choice)}`).toBe(true)
      answers.push(choice)
      return choice
    },
    interrupt: (position, seat, fate) => {
      const choice = mind.interrupt?.(position, seat, fate)
      const { table } = position
      if (choice !== undefined) expect(table.variant.game.anytime?.(table, seat)?.includes(choice)).toBe(true)
      return choice
    },
  }
}
