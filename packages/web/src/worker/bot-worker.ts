import { seededFate } from '@nora/kernel'
import type { Hint } from '@nora/protocol'
import type { Decided, Thought } from '@nora/room'
import { expose } from 'comlink'
import { chance } from './chance.ts'
import { releaseFor } from './releases.ts'

const SEEDS = 2 ** 31
/** So long a hint may be thought about, in milliseconds: somebody waits for it. */
const HINT_MS = 1_300

const thinker = {
  async think(thought: Thought, pack: string | null): Promise<Decided> {
    const release = await releaseFor(thought, pack)
    const mind = release.mind(thought.bot)
    if (!mind) throw new Error(`${thought.game} has no bot ${thought.bot}`)
    return release.decide(mind, thought, seededFate(chance().below(SEEDS)))
  },

  /** The same moment gives the same hint, as far as there is time for it. */
  async hint(thought: Thought, pack: string | null): Promise<Hint | null> {
    const release = await releaseFor(thought, pack)
    const from = performance.now()
    const late = (part: number) => performance.now() - from > part * HINT_MS
    return release.hint?.(thought, thought.at, late) ?? null
  },
}

export type Thinker = typeof thinker

expose(thinker)
