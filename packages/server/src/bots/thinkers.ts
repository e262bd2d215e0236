import { type Hint, hint } from '@nora/protocol'
import type { Decided, Thought } from '@nora/room'
import * as z from 'zod/mini'
import { type Bus, NoAnswer } from '../bus/bus.ts'
import type { ThinkingPool } from './pool.ts'

export const THINK = 'think'
/** A worker that takes longer is taken for dead. */
const PATIENCE_MS = 15_000

/** What a bot has to think about, and at which table: a mind may remember what it planned there. */
export interface ThinkRequest {
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
export type Thinkers = <R extends ThinkRequest>(request: R) => Promise<ThinkAnswer<R>>

export type ThinkAnswer<R extends ThinkRequest> = R extends { readonly asksHint: true } ? Hinted : Decided

/** Anybody on the bus may answer. Whether a choice is legal the room judges. */
const decided = z.object({ choice: z.unknown(), stepsIn: z.boolean() })
const hinted = z.object({ hint: z.nullable(hint) })

/** Workers on the bus if there are any; otherwise, and where their answer is none, the threads of this node, if it has any. */
export function thinkers(bus: Bus, pool: Pick<ThinkingPool, 'think'> | undefined): Thinkers {
  if (!bus.shared) return (request) => here(pool, request)
  return async (request) => {
    try {
      const answer = await bus.request(THINK, request, PATIENCE_MS)
      const isOne = (request.asksHint ? hinted : decided).safeParse(answer).success
      return isOne ? (answer as ThinkAnswer<typeof request>) : here(pool, request)
    } catch (error) {
      if (error instanceof NoAnswer) return here(pool, request)
      throw error
    }
  }
}

function here<R extends ThinkRequest>(
  pool: Pick<ThinkingPool, 'think'> | undefined,
  request: R,
): Promise<ThinkAnswer<R>> {
  return pool ? pool.think(request) : Promise.reject(new NoAnswer(THINK))
}
