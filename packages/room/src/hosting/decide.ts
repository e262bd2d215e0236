import type { Fate, Game, Json, Policy } from '@nora/kernel'
import { positionOf, type Thought } from '../thought.ts'

/** What a bot does. */
export interface Decided {
  /** Null at a pause where the bot lets play go on. */
  readonly choice: Json
  readonly stepsIn: boolean
}

/** What a mind does. The position is the truth; the mind imagines from it what its seat may know. */
export function decide(game: Game, mind: Policy, thought: Thought, fate: Fate): Decided {
  const { seat, pause } = thought
  const position = positionOf(game, thought)
  if (pause) {
    const choice = mind.interrupt?.(position, seat, fate)
    return choice === undefined ? { choice: null, stepsIn: false } : { choice, stepsIn: true }
  }
  const decision = position.owed(seat)
  if (!decision) throw new Error(`seat ${seat} owes nothing`)
  return { choice: mind.choose(position, decision, position.space(decision), fate), stepsIn: false }
}
