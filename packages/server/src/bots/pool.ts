import { Worker } from 'node:worker_threads'
import type { Thought } from '@nora/room'
import type { Decided } from './think.ts'
import type { Answered, Asked } from './thread.ts'

interface Task {
  readonly thought: Thought
  resolve(decided: Decided): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  /** Packs it was given. */
  readonly packs: Set<string>
  task: Task | undefined
  timer: NodeJS.Timeout | undefined
}

/** A mind that takes longer is stuck: its thread is ended and another one started. */
const PATIENCE_MS = 30_000

const isSource = import.meta.url.endsWith('.ts')

/** Threads in which bots think, at most so many; they are started when there is something to think about. */
export class ThinkingPool {
  private readonly most: number
  private readonly packText: (hash: string) => Promise<string | undefined>
  private readonly threads = new Set<Thread>()
  private readonly waiting: Task[] = []
  private closed = false

  constructor(most: number, packText: (hash: string) => Promise<string | undefined>) {
    this.most = most
    this.packText = packText
  }

  think(thought: Thought): Promise<Decided> {
    return new Promise((resolve, reject) => {
      if (this.closed) throw new Error('the bots have gone home')
      this.waiting.push({ thought, resolve, reject })
      this.assign()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the bots have gone home'))
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()))
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const idle = [...this.threads].find(({ task }) => !task)
      if (!idle && this.threads.size >= this.most) return
      void this.give(idle ?? this.started(), this.waiting.shift() as Task)
    }
  }

  private async give(thread: Thread, task: Task): Promise<void> {
    thread.task = task
    thread.timer = setTimeout(() => void thread.worker.terminate(), PATIENCE_MS)
    const { thought } = task
    const unknown = thought.pack !== null && !thread.packs.has(thought.pack) ? thought.pack : undefined
    try {
      const packText = unknown === undefined ? undefined : await this.packText(unknown)
      if (unknown !== undefined) thread.packs.add(unknown)
      thread.worker.postMessage({ thought, packText } satisfies Asked)
    } catch (error) {
      this.free(thread)?.reject(error as Error)
      this.assign()
    }
  }

  private started(): Thread {
    const worker = isSource
      ? new Worker(new URL('./boot.mjs', import.meta.url), { execArgv: ['--conditions=source'] })
      : new Worker(new URL('./thread.js', import.meta.url))
    const thread: Thread = { worker, packs: new Set(), task: undefined, timer: undefined }
    this.threads.add(thread)
    let failure = new Error('the thread of a bot ended')
    worker.on('message', (answer: Answered) => {
      const task = this.free(thread)
      if ('decided' in answer) task?.resolve(answer.decided)
      else task?.reject(new Error(answer.failure))
      this.assign()
    })
    worker.on('error', (error) => {
      failure = error as Error
    })
    worker.on('exit', () => {
      this.threads.delete(thread)
      this.free(thread)?.reject(failure)
      if (!this.closed) this.assign()
    })
    // A server that has stopped does not wait for a thread that has nothing to do.
    worker.unref()
    return thread
  }

  private free(thread: Thread): Task | undefined {
    const { task } = thread
    clearTimeout(thread.timer)
    thread.task = undefined
    return task
  }
}
