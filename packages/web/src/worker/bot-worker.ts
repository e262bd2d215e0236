import { seededFate } from '@nora/kernel'
import type { Hint } from '@nora/protocol'
import { hintInTime } from '@nora/release'
import type { Decided, Thought } from '@nora/room'
import { expose } from 'comlink'
import { chance } from './chance.ts'
import { releaseFor } from './releases.ts'

const SEEDS = 2 ** 31

const thinker = {
  async think(thought: Thought, pack: string | null): Promise<Decided> {
    const release = await releaseFor(thought, pack)
    const mind = release.mind(thought.bot)
    if (!mind) throw new Error(`${thought.game} has no bot ${thought.bot}`)
    return release.decide(mind, thought, seededFate(chance().below(SEEDS)))
  },

  async hint(thought: Thought, pack: string | null): Promise<Hint | null> {
    return hintInTime(await releaseFor(thought, pack), thought, () => performance.now())
  },
}

export type Thinker = typeof thinker

expose(thinker)
