import type { Decided } from '@nora/room'
import type { Sources } from '../rules/registry.ts'
import { ThreadPool } from '../threads/pool.ts'
import type { Answer, Hinted, Question } from './thinkers.ts'

const PATIENCE_MS = 30_000

/** Threads in which bots think, at most so many. */
export class ThinkingPool {
  private readonly threads: ThreadPool<Question, Decided | Hinted>

  constructor(most: number, sources: Sources) {
    const program = new URL('./thread.ts', import.meta.url)
    this.threads = new ThreadPool({ program, most, patience: PATIENCE_MS, rulesOf, topicOf: seatOf, askerOf }, sources)
  }

  think<Q extends Question>(question: Q): Promise<Answer<Q>> {
    return this.threads.ask(question) as Promise<Answer<Q>>
  }

  close(): Promise<void> {
    return this.threads.close()
  }
}

const rulesOf = ({ thought }: Question) => thought
/** A mind may remember what it planned for a seat. */
const seatOf = ({ table, thought: { seat } }: Question): string => `${table} ${seat}`
/** Who opened many tables at which bots play waits longer for each, and nobody else does. */
const askerOf = ({ owner }: Question): string => owner
