import { createHash } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { Throttle } from './throttle.ts'

/**
 * A throttle that counts once for all nodes of a cluster: nobody gets as many tries again by asking the next node. One
 * server alone counts in memory, and writes nothing to its disk for it.
 */
export class SharedThrottle {
  private readonly store: Store
  private readonly what: string
  private readonly most: number
  private readonly stretchMs: number
  private readonly alone: Throttle

  constructor(store: Store, what: string, most: number, stretchMs: number) {
    this.store = store
    this.what = what
    this.most = most
    this.stretchMs = stretchMs
    this.alone = new Throttle(most, stretchMs)
  }

  /** Counts one more try; false if that is too many. */
  async allows(key: string): Promise<boolean> {
    // What is too many here is too many anywhere, and costs the database nothing.
    if (!this.alone.allows(key)) return false
    if (this.store.kind === 'sqlite') return true
    const now = Date.now()
    return (await this.store.counts.add(this.named(key), now, now + this.stretchMs)) <= this.most
  }

  async forget(key: string): Promise<void> {
    this.alone.forget(key)
    if (this.store.kind !== 'sqlite') await this.store.counts.forget(this.named(key))
  }

  /** Keys hold names and addresses, which are nobody's business. */
  private named(key: string): string {
    return createHash('sha256').update(`${this.what}\n${key}`).digest('base64url')
  }
}
