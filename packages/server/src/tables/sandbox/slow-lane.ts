import { setTimeout as wait } from 'node:timers/promises'
import { BoundedMap } from '../../bounded-map.ts'
import { Problem } from '../../problem.ts'

/** A table at which one thing takes so long is slow, for a while; the games of this house take a fiftieth. */
const SLOW_MS = 15
const SLOW_FOR_MS = 60_000
/** After each thing at a slow table, all others have the thread to themselves for so many times as long. */
const REST = 4
const MOST_WAITING = 100
const MOST_SLOW = 1_000

/**
 * A pack may make a choice dear without being endless. Tables with packs that turn out to be slow wait for each other, and
 * together they have a fifth of the thread in which they are played; tables there that are not slow never wait for them
 * longer than for one choice.
 */
export class SlowLane {
  private readonly slow = new BoundedMap<string, number>(MOST_SLOW)
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private restUntil = 0

  /** The rules of a table took so long for one thing. */
  worked(table: string, ms: number): void {
    if (ms < SLOW_MS) return
    const now = performance.now()
    this.slow.set(table, now + SLOW_FOR_MS)
    this.restUntil = Math.max(now, this.restUntil) + ms * REST
  }

  /** Now, or when it is the table's turn. */
  async run<T>(table: string, work: () => Promise<T>): Promise<T> {
    if ((this.slow.get(table) ?? 0) <= performance.now()) return work()
    if (this.waiting >= MOST_WAITING) throw new Problem(429, 'tooMany')
    this.waiting++
    const mine = this.last.then(async () => {
      await wait(Math.max(0, this.restUntil - performance.now()))
      return work()
    })
    this.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      this.waiting--
    }
  }
}
