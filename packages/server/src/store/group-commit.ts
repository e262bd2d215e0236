import type { Append, Appended, Commit } from './rows.ts'

interface Waiting {
  readonly append: Append
  resolve(appended: Appended): void
  reject(error: unknown): void
}

/** More than this in one commit makes the first wait longer than it should. */
const LARGEST = 500

/**
 * Appends that arrive while a commit runs, or in the same turn of the event loop, share the next one. A disk flushes a
 * few thousand times a second at best; this way that is no limit to how many choices can be durable in a second.
 */
export class GroupCommit {
  private readonly commit: Commit
  private waiting: Waiting[] = []
  private scheduled = false
  private running: Promise<void> | undefined
  commits = 0
  entries = 0

  constructor(commit: Commit) {
    this.commit = commit
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject })
      this.schedule()
    })
  }

  /** When everything that waits now is stored. */
  async settled(): Promise<void> {
    while (this.waiting.length > 0 || this.running) await (this.running ?? new Promise(setImmediate))
  }

  private schedule(): void {
    if (this.scheduled || this.running) return
    this.scheduled = true
    // After the sockets that are ready now have been read: what they brought goes along.
    setImmediate(() => {
      this.scheduled = false
      this.running = this.flush()
    })
  }

  private async flush(): Promise<void> {
    const batch = this.waiting.splice(0, LARGEST)
    try {
      const results = await this.commit(batch.map(({ append }) => append))
      this.commits++
      this.entries += batch.length
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Appended)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      this.running = undefined
      if (this.waiting.length > 0) this.schedule()
    }
  }
}
