import type { Decided } from '@nora/room'
import type { Sources } from '../rules/registry.ts'
import { ThreadPool } from '../threads/pool.ts'
import type { Hinted, ThinkAnswer, ThinkRequest } from './thinkers.ts'

const PATIENCE_MS = 30_000
/** How long the rules of a pack take, and how much memory, nobody knows beforehand. */
const PACK_PATIENCE_MS = 10_000
const PACK_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

const usual = new URL('./thread.ts', import.meta.url)

/** Threads in which bots think, at most so many; and one more for tables with packs, so that no other bots wait for these. */
export class ThinkingPool {
  private readonly own: ThreadPool<ThinkRequest, Decided | Hinted>
  private readonly packed: ThreadPool<ThinkRequest, Decided | Hinted>

  constructor(most: number, sources: Sources, { program = usual, packPatience = PACK_PATIENCE_MS } = {}) {
    const duty = { program, rulesOf, topicOf: seatOf, askerOf }
    this.own = new ThreadPool({ ...duty, most, patience: PATIENCE_MS }, sources)
    this.packed = new ThreadPool({ ...duty, most: 1, patience: packPatience, limits: PACK_LIMITS }, sources)
  }

  think<R extends ThinkRequest>(request: R): Promise<ThinkAnswer<R>> {
    const threads = request.thought.pack === null ? this.own : this.packed
    return threads.ask(request) as Promise<ThinkAnswer<R>>
  }

  async close(): Promise<void> {
    await Promise.all([this.own.close(), this.packed.close()])
  }
}

const rulesOf = ({ thought }: ThinkRequest) => thought
/** A mind may remember what it planned for a seat. */
const seatOf = ({ table, thought: { seat } }: ThinkRequest): string => `${table} ${seat}`
/** Who opened many tables at which bots play waits longer for each, and nobody else does. */
const askerOf = ({ owner }: ThinkRequest): string => owner
