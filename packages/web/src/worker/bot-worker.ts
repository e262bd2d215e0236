import { type Json, seededFate } from '@nora/kernel'
import { positionOf, type Thought } from '@nora/room'
import { expose } from 'comlink'
import { chance } from './chance.ts'
import { offered } from './offered.ts'

const SEEDS = 2 ** 31

export interface Decided {
  /** Nothing at a pause where the bot lets play go on. */
  readonly choice: Json | undefined
}

const thinker = {
  /** What a bot does. The position is the truth; its mind imagines from it what its seat may know. */
  async think(thought: Thought, pack: string | null): Promise<Decided> {
    const { game, bots } = await offered(thought.game, pack)
    const { seat, bot, pause } = thought
    const mind = bots.find(({ id }) => id === bot)?.mind()
    if (!mind) throw new Error(`${game.id} has no bot ${bot}`)
    const position = positionOf(game, thought)
    const fate = seededFate(chance().below(SEEDS))
    if (pause) return { choice: mind.interrupt?.(position, seat, fate) }
    const decision = position.owed(seat)
    if (!decision) throw new Error(`seat ${seat} owes nothing`)
    return { choice: mind.choose(position, decision, position.space(decision), fate) }
  },
}

export type Thinker = typeof thinker

expose(thinker)
