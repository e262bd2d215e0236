import type { Decided } from '@nora/room'
import type { Sources } from '../rules/registry.ts'
import { ThreadPool } from '../threads/pool.ts'
import type { Answer, Hinted, Question } from './thinkers.ts'

const PATIENCE_MS = 30_000
/** How long the rules of a pack take, and how much memory, nobody knows beforehand. */
const PACK_PATIENCE_MS = 10_000
const PACK_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

const usual = new URL('./thread.ts', import.meta.url)

/** Threads in which bots think, at most so many; and one more for tables with packs, so that no other bots wait for these. */
export class ThinkingPool {
  private readonly own: ThreadPool<Question, Decided | Hinted>
  private readonly packed: ThreadPool<Question, Decided | Hinted>

  constructor(most: number, sources: Sources, { program = usual, packPatience = PACK_PATIENCE_MS } = {}) {
    const duty = { program, rulesOf, topicOf: seatOf, askerOf }
    this.own = new ThreadPool({ ...duty, most, patience: PATIENCE_MS }, sources)
    this.packed = new ThreadPool({ ...duty, most: 1, patience: packPatience, limits: PACK_LIMITS }, sources)
  }

  think<Q extends Question>(question: Q): Promise<Answer<Q>> {
    const threads = question.thought.pack === null ? this.own : this.packed
    return threads.ask(question) as Promise<Answer<Q>>
  }

  async close(): Promise<void> {
    await Promise.all([this.own.close(), this.packed.close()])
  }
}

const rulesOf = ({ thought }: Question) => thought
/** A mind may remember what it planned for a seat. */
const seatOf = ({ table, thought: { seat } }: Question): string => `${table} ${seat}`
/** Who opened many tables at which bots play waits longer for each, and nobody else does. */
const askerOf = ({ owner }: Question): string => owner
