import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import type { Log } from './log.ts'

const MEGABYTE = 2 ** 20
/** What the disk has left for games that are being played. */
const LEAST_FREE = 100 * MEGABYTE
/** How long what was found out is believed. */
const LOOK_MS = 10_000

/** Whether there is room for something new: people, tables, games and packs. What has begun always goes on. */
export class Space {
  private readonly store: Pick<Store, 'size' | 'free'>
  private readonly most: number
  private readonly log: Pick<Log, 'error'>
  private looked: Promise<boolean> | undefined
  private lookedAt = 0

  constructor(store: Pick<Store, 'size' | 'free'>, mostMegabytes: number, log: Pick<Log, 'error'>) {
    this.store = store
    this.most = mostMegabytes * MEGABYTE
    this.log = log
  }

  async mustBeLeft(): Promise<void> {
    const now = performance.now()
    if (!this.looked || now - this.lookedAt > LOOK_MS) {
      this.lookedAt = now
      this.looked = this.isLeft()
    }
    if (!(await this.looked)) throw new Problem(507, 'serverFull')
  }

  private async isLeft(): Promise<boolean> {
    const [size, free = Number.POSITIVE_INFINITY] = await Promise.all([this.store.size(), this.store.free()])
    const isLeft = size < this.most && free > LEAST_FREE
    if (!isLeft) this.log.error({ size, most: this.most, free }, 'the server is full and takes nothing new')
    return isLeft
  }
}
