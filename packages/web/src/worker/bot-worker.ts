import { seededFate } from '@nora/kernel'
import { type Decided, decide, type Thought } from '@nora/room'
import { expose } from 'comlink'
import { chance } from './chance.ts'
import { offered } from './offered.ts'

const SEEDS = 2 ** 31

const thinker = {
  async think(thought: Thought, pack: string | null): Promise<Decided> {
    const { game, bots } = await offered(thought.game, pack)
    const mind = bots.find(({ id }) => id === thought.bot)?.mind()
    if (!mind) throw new Error(`${game.id} has no bot ${thought.bot}`)
    return decide(game, mind, thought, seededFate(chance().below(SEEDS)))
  },
}

export type Thinker = typeof thinker

expose(thinker)
