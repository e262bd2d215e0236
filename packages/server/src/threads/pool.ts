import type { ResourceLimits, Worker } from 'node:worker_threads'
import { nameOf } from '@nora/release'
import { BoundedMap } from '../bounded-map.ts'
import type { Sources, TableEdition } from '../rules/registry.ts'
import type { Asked, Said, Supplies } from './answering.ts'
import { FairQueue } from './fair-queue.ts'
import { type ProblemSaid, problemSaid } from './problem-said.ts'
import { startThread } from './start.ts'

/** What the threads of a pool are for. */
export interface Duty<Q> {
  readonly program: URL
  /** Threads at the same time. */
  readonly most: number
  /** In milliseconds, what a question may take: then its thread is stuck, is ended, and another one is started. */
  readonly patience: number
  /** How many questions may wait for a thread; left out, any number. */
  readonly queue?: number
  readonly limits?: ResourceLimits
  /** By which rules a question is to be answered, where those of the store may be needed. */
  rulesOf(question: Q): Pick<TableEdition, 'game' | 'rulesVersion' | 'pack'> | undefined
  /** What a thread may remember a question by: it is then asked the next one about the same. */
  topicOf?(question: Q): string
  /** On whose behalf it is asked: these take turns. */
  askerOf?(question: Q): string
}

/** A thread that had to be ended, or could not go on, while it was asked something. */
export class ThreadEnded extends Error {}

/** More questions wait than may. */
export class QueueFull extends Error {}

interface Task<Q, A> {
  readonly question: Q
  resolve(answer: A): void
  reject(error: Error): void
}

interface Thread<Q, A> {
  readonly worker: Worker
  /** What it was asked about lately. */
  readonly topics: BoundedMap<string, true>
  /** Whether it has started: that takes its own time, and is no part of an answer. */
  isReady: boolean
  task: Task<Q, A> | undefined
  timer: NodeJS.Timeout | undefined
}

/** A thread that has not started by then will not. */
const START_MS = 60_000
/** A thread need not remember more. */
const MOST_TOPICS = 500

/** Threads that play by rules, at most so many; they are started when there is something to ask them. */
export class ThreadPool<Q, A> {
  private readonly duty: Duty<Q>
  private readonly sources: Sources
  private readonly threads = new Set<Thread<Q, A>>()
  private readonly waiting = new FairQueue<Task<Q, A>>()
  private closed = false

  constructor(duty: Duty<Q>, sources: Sources) {
    this.duty = duty
    this.sources = sources
  }

  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      if (this.closed) throw new ThreadEnded('the threads have ended')
      const asker = this.duty.askerOf?.(question) ?? ''
      this.waiting.push(asker, { question, resolve, reject })
      this.assign()
      const { queue = Number.POSITIVE_INFINITY } = this.duty
      if (this.waiting.length > queue) this.waiting.pop(asker)?.reject(new QueueFull('too many questions wait'))
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { reject } of this.waiting.empty()) reject(new ThreadEnded('the threads have ended'))
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()))
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const idle = [...this.threads].filter(({ task }) => !task)
      if (idle.length === 0 && this.threads.size >= this.duty.most) return
      const next = this.waiting.shift() as Task<Q, A>
      const topic = this.duty.topicOf?.(next.question)
      const knowing = topic === undefined ? undefined : idle.find(({ topics }) => topics.has(topic))
      this.give(knowing ?? idle[0] ?? this.started(), next, topic)
    }
  }

  private give(thread: Thread<Q, A>, task: Task<Q, A>, topic: string | undefined): void {
    thread.task = task
    this.await(thread)
    if (topic !== undefined) thread.topics.set(topic, true)
    this.tell(thread, undefined)
  }

  private await(thread: Thread<Q, A>): void {
    clearTimeout(thread.timer)
    const patience = thread.isReady ? this.duty.patience : START_MS
    thread.timer = setTimeout(() => void thread.worker.terminate(), patience)
  }

  private tell({ worker, task }: Thread<Q, A>, supplies: Supplies | undefined): void {
    worker.postMessage({ question: (task as Task<Q, A>).question, supplies } satisfies Asked<Q>)
  }

  /** The thread has no access to the store: what it lacks it is given, with the question once more. */
  private async supply(thread: Thread<Q, A>, lacking: ProblemSaid): Promise<void> {
    try {
      const wanted = this.duty.rulesOf((thread.task as Task<Q, A>).question)
      if (!wanted) throw problemSaid(lacking)
      const { pack, game, rulesVersion } = wanted
      const [text, rules] = await Promise.all([
        pack === null ? undefined : this.sources.pack(pack),
        this.sources.rules(nameOf(game, rulesVersion), []),
      ])
      if (thread.task) this.tell(thread, { pack: text, rules })
    } catch (error) {
      this.free(thread)?.reject(error as Error)
      this.assign()
    }
  }

  private started(): Thread<Q, A> {
    const { program, limits } = this.duty
    const worker = startThread(program, limits && { resourceLimits: limits })
    const thread: Thread<Q, A> = {
      worker,
      topics: new BoundedMap(MOST_TOPICS),
      isReady: false,
      task: undefined,
      timer: undefined,
    }
    this.threads.add(thread)
    let failure = new ThreadEnded('a thread ended')
    worker.on('message', (said: Said<A>) => this.hear(thread, said))
    worker.on('error', (error) => {
      failure = new ThreadEnded(String(error), { cause: error })
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

  private hear(thread: Thread<Q, A>, said: Said<A>): void {
    if ('ready' in said) {
      thread.isReady = true
      if (thread.task) this.await(thread)
    } else if ('lacking' in said) void this.supply(thread, said.lacking)
    else {
      const task = this.free(thread)
      if ('answer' in said) task?.resolve(said.answer)
      else task?.reject('problem' in said ? problemSaid(said.problem) : new Error(said.failure))
      this.assign()
    }
  }

  private free(thread: Thread<Q, A>): Task<Q, A> | undefined {
    const { task } = thread
    clearTimeout(thread.timer)
    thread.task = undefined
    thread.timer = undefined
    return task
  }
}
