import { BoundedMap } from '../bounded-map.ts'

interface Count {
  times: number
  until: number
}

/** More keys than this are not remembered: the oldest are forgotten first. */
const MOST_KEYS = 100_000

/** How often something may be tried in a stretch of time, for each key. */
export class Throttle {
  private readonly counts = new BoundedMap<string, Count>(MOST_KEYS)
  private readonly most: number
  private readonly stretchMs: number
  private readonly now: () => number

  constructor(most: number, stretchMs: number, now: () => number = Date.now) {
    this.most = most
    this.stretchMs = stretchMs
    this.now = now
  }

  /** Counts one more try; false if that is too many. */
  allows(key: string): boolean {
    const now = this.now()
    let count = this.counts.get(key)
    if (!count || count.until <= now) {
      count = { times: 0, until: now + this.stretchMs }
      this.counts.set(key, count)
    }
    count.times++
    return count.times <= this.most
  }

  forget(key: string): void {
    this.counts.delete(key)
  }
}
