import type { Decided } from '@nora/room'
import type { Sources } from '../rules/registry.ts'
import { ThreadPool } from '../threads/pool.ts'
import type { Question } from './thinkers.ts'

const PATIENCE_MS = 30_000

/** Threads in which bots think, at most so many. */
export class ThinkingPool {
  private readonly threads: ThreadPool<Question, Decided>

  constructor(most: number, sources: Sources) {
    const program = new URL('./thread.ts', import.meta.url)
    this.threads = new ThreadPool({ program, most, patience: PATIENCE_MS, rulesOf, topicOf: seatOf, askerOf }, sources)
  }

  think(question: Question): Promise<Decided> {
    return this.threads.ask(question)
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
