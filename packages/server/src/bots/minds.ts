import { createHash } from 'node:crypto'
import { equal, type Json, type Policy } from '@nora/kernel'
import type { Release } from '@nora/release'
import type { Decided } from '@nora/room'
import { BoundedMap } from '../bounded-map.ts'
import type { ThinkRequest } from './thinkers.ts'

/** Seats whose minds are kept; the longest unused goes first. */
const MOST = 500

/** A mind, and what it last answered to. */
interface Kept {
  readonly mind: Policy
  readonly step: string
  readonly acts: number
  readonly choice: Json
}

/**
 * A mind plans its turn ahead, so it is asked again for the next choice of that turn. It is only asked again if the
 * turn went on with what it chose: otherwise its plan is about another turn, and a new mind thinks afresh.
 */
export class Minds {
  private readonly kept = new BoundedMap<string, Kept>(MOST)

  /** The mind for a request; of a bot that the game does not have, none. */
  find(release: Release, { table, thought }: ThinkRequest): Policy | undefined {
    const key = keyOf(table, thought)
    const known = this.kept.get(key)
    this.kept.delete(key)
    return known && isContinued(known, thought) ? known.mind : release.mind(thought.bot)
  }

  keep(mind: Policy, { table, thought }: ThinkRequest, { choice }: Decided): void {
    const { since } = thought
    this.kept.set(keyOf(table, thought), { mind, step: stepOf(thought), acts: since.length, choice })
  }
}

const keyOf = (table: string, { seat, bot, rulesVersion }: ThinkRequest['thought']): string =>
  `${table} ${seat} ${bot} ${rulesVersion}`

/** A plan never reaches beyond its step, so neither does a mind. */
const stepOf = ({ checkpoint }: ThinkRequest['thought']): string =>
  createHash('sha256').update(JSON.stringify(checkpoint)).digest('base64')

function isContinued({ step, acts, choice }: Kept, thought: ThinkRequest['thought']): boolean {
  const own = thought.since[acts]
  return own?.seat === thought.seat && equal(own.choice, choice) && stepOf(thought) === step
}
