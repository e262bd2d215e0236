import type { Thought } from '@nora/room'
import { type Bus, NoAnswer } from '../bus/bus.ts'
import type { ThinkingPool } from './pool.ts'
import type { Decided } from './think.ts'

export const THINK = 'think'
/** A worker that takes longer is taken for dead. */
const PATIENCE_MS = 15_000

/** Who thinks for the bots of this node. */
export type Thinkers = (thought: Thought) => Promise<Decided>

/** Workers on the bus if there are any; otherwise the threads of this node, if it has any. */
export function thinkers(bus: Bus, pool: ThinkingPool | undefined): Thinkers {
  if (!bus.shared) return (thought) => here(pool, thought)
  return async (thought) => {
    try {
      return (await bus.request(THINK, thought, PATIENCE_MS)) as Decided
    } catch (error) {
      if (error instanceof NoAnswer) return here(pool, thought)
      throw error
    }
  }
}

function here(pool: ThinkingPool | undefined, thought: Thought): Promise<Decided> {
  return pool ? pool.think(thought) : Promise.reject(new NoAnswer(THINK))
}
