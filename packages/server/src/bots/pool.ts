import { Worker } from 'node:worker_threads'
import { nameOf } from '../rules/name.ts'
import type { Sources } from '../rules/registry.ts'
import type { Decided } from './think.ts'
import type { Question } from './thinkers.ts'
import type { Answered, Asked } from './thread.ts'

interface Task {
  readonly question: Question
  resolve(decided: Decided): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  /** Where it thought lately: it may remember what it planned there. */
  readonly seats: Set<string>
  task: Task | undefined
  timer: NodeJS.Timeout | undefined
}

/** More seats than a thread is remembered for need not find back to it. */
const MOST_SEATS = 500
/** A mind that takes longer is stuck: its thread is ended and another one started. */
const PATIENCE_MS = 30_000

const isSource = import.meta.url.endsWith('.ts')

/** Threads in which bots think, at most so many; they are started when there is something to think about. */
export class ThinkingPool {
  private readonly most: number
  private readonly sources: Sources
  private readonly threads = new Set<Thread>()
  private readonly waiting: Task[] = []
  private closed = false

  constructor(most: number, sources: Sources) {
    this.most = most
    this.sources = sources
  }

  think(question: Question): Promise<Decided> {
    return new Promise((resolve, reject) => {
      if (this.closed) throw new Error('the bots have gone home')
      this.waiting.push({ question, resolve, reject })
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
      const idle = [...this.threads].filter(({ task }) => !task)
      if (idle.length === 0 && this.threads.size >= this.most) return
      const next = this.waiting.shift() as Task
      const seat = seatOf(next.question)
      this.give(idle.find(({ seats }) => seats.has(seat)) ?? idle[0] ?? this.started(), next)
    }
  }

  private give(thread: Thread, task: Task): void {
    thread.task = task
    thread.timer = setTimeout(() => void thread.worker.terminate(), PATIENCE_MS)
    const { seats } = thread
    const seat = seatOf(task.question)
    seats.delete(seat)
    seats.add(seat)
    if (seats.size > MOST_SEATS) seats.delete(seats.values().next().value as string)
    thread.worker.postMessage({ question: task.question, supplies: undefined } satisfies Asked)
  }

  /** The thread has no access to the store: what it lacks it is given, with the question once more. */
  private async supply(thread: Thread): Promise<void> {
    const { question } = thread.task as Task
    const { pack, game, rulesVersion } = question.thought
    try {
      const [text, rules] = await Promise.all([
        pack === null ? undefined : this.sources.pack(pack),
        this.sources.rules(nameOf(game, rulesVersion), []),
      ])
      thread.worker.postMessage({ question, supplies: { pack: text, rules } } satisfies Asked)
    } catch (error) {
      this.free(thread)?.reject(error as Error)
      this.assign()
    }
  }

  private started(): Thread {
    const worker = isSource
      ? new Worker(new URL('./boot.mjs', import.meta.url), { execArgv: ['--conditions=source'] })
      : new Worker(new URL('./thread.js', import.meta.url))
    const thread: Thread = { worker, seats: new Set(), task: undefined, timer: undefined }
    this.threads.add(thread)
    let failure = new Error('the thread of a bot ended')
    worker.on('message', (answer: Answered) => {
      if ('lacking' in answer) {
        void this.supply(thread)
        return
      }
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

const seatOf = ({ table, thought: { seat } }: Question): string => `${table} ${seat}`
