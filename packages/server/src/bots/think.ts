import { randomInt } from 'node:crypto'
import type { Offered } from '@nora/catalogue'
import { type Json, seededFate } from '@nora/kernel'
import { positionOf, type Thought } from '@nora/room'

export interface Decided {
  /** Null at a pause where the bot lets play go on. */
  readonly choice: Json
  readonly stepsIn: boolean
}

const SEEDS = 2 ** 31

/** What a bot does. The position is the truth; its mind imagines from it what its seat may know. */
export function think({ game, bots }: Offered, thought: Thought): Decided {
  const { seat, bot, pause } = thought
  const mind = bots.find(({ id }) => id === bot)?.mind()
  if (!mind) throw new Error(`${game.id} has no bot ${bot}`)
  const position = positionOf(game, thought)
  const fate = seededFate(randomInt(SEEDS))
  if (pause) {
    const choice = mind.interrupt?.(position, seat, fate)
    return choice === undefined ? { choice: null, stepsIn: false } : { choice, stepsIn: true }
  }
  const decision = position.owed(seat)
  if (!decision) throw new Error(`seat ${seat} owes nothing`)
  return { choice: mind.choose(position, decision, position.space(decision), fate), stepsIn: false }
}
