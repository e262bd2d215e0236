import type { Worker } from 'node:worker_threads'
import { startThread } from '../threads/start.ts'
import type { Committed } from './commit-thread.ts'
import type { Append, Appended } from './rows.ts'

interface Waiting {
  resolve(results: Appended[]): void
  reject(error: Error): void
}

const program = new URL('./commit-thread.ts', import.meta.url)

/** Commits to a SQLite file in a thread of its own, which is started when there is something to commit. */
export class ThreadCommit {
  private readonly file: string
  private worker: Worker | undefined
  private waiting: Waiting | undefined

  constructor(file: string) {
    this.file = file
  }

  /** The one before has to be done: whoever shares commits waits anyway. */
  commit(batch: readonly Append[]): Promise<Appended[]> {
    return new Promise((resolve, reject) => {
      this.worker ??= this.started()
      this.waiting = { resolve, reject }
      // A process ends when nothing is under way any more: a commit is, a thread that waits for one is not.
      this.worker.ref()
      this.worker.postMessage(batch)
    })
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private started(): Worker {
    const worker = startThread(program, { workerData: this.file })
    let failure = new Error('the thread that commits ended')
    worker.on('message', (committed: Committed) => {
      worker.unref()
      const waiting = this.taken()
      if ('results' in committed) waiting?.resolve([...committed.results])
      else waiting?.reject(Object.assign(new Error(committed.failure), { code: committed.code }))
    })
    worker.on('error', (error) => {
      failure = error as Error
    })
    // What was under way may or may not be on the disk: whoever asked has to look.
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined
      this.taken()?.reject(failure)
    })
    return worker
  }

  private taken(): Waiting | undefined {
    const { waiting } = this
    this.waiting = undefined
    return waiting
  }
}
