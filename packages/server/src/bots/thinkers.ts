import type { Hint } from '@nora/protocol'
import type { Decided, Thought } from '@nora/room'
import { type Bus, NoAnswer } from '../bus/bus.ts'
import type { ThinkingPool } from './pool.ts'

export const THINK = 'think'
/** A worker that takes longer is taken for dead. */
const PATIENCE_MS = 15_000

/** What a bot has to think about, and at which table: a mind may remember what it planned there. */
export interface Question {
  readonly table: string
  /** Who opened it. */
  readonly owner: string
  readonly thought: Thought
  /** A person wants to know what a strong player would do. */
  readonly asksHint?: true
}

/** Nothing where these rules give no hints. */
export interface Hinted {
  readonly hint: Hint | null
}

/** Who thinks for the bots of this node, and for people who ask for a hint. */
export type Thinkers = <Q extends Question>(question: Q) => Promise<Answer<Q>>

export type Answer<Q extends Question> = Q extends { readonly asksHint: true } ? Hinted : Decided

/** Workers on the bus if there are any; otherwise the threads of this node, if it has any. */
export function thinkers(bus: Bus, pool: ThinkingPool | undefined): Thinkers {
  if (!bus.shared) return (question) => here(pool, question)
  return async (question) => {
    try {
      return (await bus.request(THINK, question, PATIENCE_MS)) as Answer<typeof question>
    } catch (error) {
      if (error instanceof NoAnswer) return here(pool, question)
      throw error
    }
  }
}

function here<Q extends Question>(pool: ThinkingPool | undefined, question: Q): Promise<Answer<Q>> {
  return pool ? pool.think(question) : Promise.reject(new NoAnswer(THINK))
}
