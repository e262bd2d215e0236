import type { MessagePort, Worker } from 'node:worker_threads'
import { type ProblemSaid, problemSaid, sayProblem } from './problem-said.ts'

/** The end of a channel to another thread. */
type Port = Worker | MessagePort

/** What a thread does for another, by name. All that is given and answered is plain data. */
// biome-ignore lint/suspicious/noExplicitAny: whatever is given, each name says for itself
export type Offer = { readonly [name in string]: (...given: any[]) => unknown }

type Said =
  | { readonly call: number | null; readonly name: string; readonly given: readonly unknown[] }
  | { readonly answers: number; readonly answer: unknown }
  | { readonly answers: number; readonly problem: ProblemSaid }
  | { readonly answers: number; readonly failure: string }

interface Waiting {
  readonly name: string
  readonly given: readonly unknown[]
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** Two threads that ask things of each other: this end, and what is offered `There`. */
export class Calls<There extends Offer> {
  private readonly port: Port
  private readonly offered: Offer
  private readonly waiting = new Map<number, Waiting>()
  private last = 0
  /** Why nothing can be asked any more. */
  private over: ((given: readonly unknown[]) => Error) | undefined

  constructor(port: Port, offered: Offer) {
    this.port = port
    this.offered = offered
    port.on('message', (said: Said) => void this.hear(said))
  }

  /** Has something done there and waits for what comes of it. */
  call<N extends keyof There & string>(
    name: N,
    ...given: Parameters<There[N]>
  ): Promise<Awaited<ReturnType<There[N]>>> {
    return new Promise((resolve, reject) => {
      if (this.over) return reject(this.over(given))
      const call = ++this.last
      this.waiting.set(call, { name, given, resolve: resolve as Waiting['resolve'], reject })
      this.port.postMessage({ call, name, given } satisfies Said)
    })
  }

  /** The same where nobody waits. */
  tell<N extends keyof There & string>(name: N, ...given: Parameters<There[N]>): void {
    this.port.postMessage({ call: null, name, given } satisfies Said)
  }

  /** The other thread is gone: whoever waits is told what it means for what they asked. */
  end(because: (given: readonly unknown[]) => Error): void {
    this.over = because
    for (const { given, reject } of this.waiting.values()) reject(because(given))
    this.waiting.clear()
  }

  private async hear(said: Said): Promise<void> {
    if ('answers' in said) return this.answered(said)
    const { call, name, given } = said
    const answers = call as number
    try {
      const answer = await this.offered[name]?.(...given)
      if (call !== null) this.port.postMessage({ answers, answer } satisfies Said)
    } catch (error) {
      if (call === null) return
      const problem = sayProblem(error)
      this.port.postMessage((problem ? { answers, problem } : { answers, failure: String(error) }) satisfies Said)
    }
  }

  private answered(said: Extract<Said, { answers: number }>): void {
    const asked = this.waiting.get(said.answers)
    this.waiting.delete(said.answers)
    if ('answer' in said) asked?.resolve(said.answer)
    else asked?.reject('problem' in said ? problemSaid(said.problem) : new Error(said.failure))
  }
}
