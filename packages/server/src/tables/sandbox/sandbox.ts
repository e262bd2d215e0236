import type { Worker } from 'node:worker_threads'
import type { ServerMessage } from '@nora/protocol'
import type { Outage } from '../../store/outage-store.ts'
import { Calls } from '../../threads/calls.ts'
import { startThread } from '../../threads/start.ts'
import type { Viewer } from '../viewer.ts'
import { BEATS, type MainMethods, type SandboxData, type SandboxMethods, TABLE } from './methods.ts'

const usual = new URL('./sandbox-thread.ts', import.meta.url)
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const LOOK_MS = 250

/** What the main thread does for any of them. What concerns only this one is known here. */
export type MainServices = Omit<MainMethods, 'ready' | 'named' | 'reply' | 'say'>

/** What is needed around a thread. */
export interface SandboxServices {
  readonly main: MainServices
  /** The games of the main thread. */
  readonly offered: SandboxData['offered']
  outages(): readonly Outage[]
  /** For so many milliseconds it may do one thing. */
  readonly patience: number
  /** What runs there, if not the usual. */
  readonly program?: URL
  /** It is gone; the table it worked for last, and what was thrown there, if anything was. */
  gone(thread: Sandbox, culprit: string | undefined, error: unknown): void
}

/** A sandbox: one thread in which tables are played by rules of others. It is watched, and ended when it does one thing for too long. */
export class Sandbox {
  /** The tables that are played there. */
  readonly tables = new Set<string>()
  private readonly services: SandboxServices
  private readonly worker: Worker
  private readonly calls: Calls<SandboxMethods>
  private readonly cells = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  private readonly names = new Map<number, string>()
  private readonly viewers = new Map<number, Viewer>()
  private readonly replies = new Map<number, (message: ServerMessage) => void>()
  /** What is being stored for it: this counts, whatever becomes of the thread. */
  private readonly storing = new Set<Promise<unknown>>()
  private last = 0
  private toldOutages = ''
  private timer: NodeJS.Timeout | undefined
  private isEnded = false
  private underWay = 0
  private error: unknown

  constructor(services: SandboxServices) {
    this.services = services
    const given: SandboxData = { cells: this.cells, offered: services.offered }
    this.worker = startThread(services.program ?? usual, { workerData: given, resourceLimits: limits })
    this.worker.unref()
    const { main } = services
    this.calls = new Calls<SandboxMethods>(this.worker, {
      ...main,
      stored: (method, given) => this.waitedFor(this.kept(main.stored(method, given))),
      think: (...given) => this.waitedFor(main.think(...given)),
      ready: () => this.watch(),
      named: (number, table) => void this.names.set(number, table),
      reply: (number, message) => this.replies.get(number)?.(message),
      say: (number, seat, text) => {
        const viewer = this.viewers.get(number)
        if (!viewer) return
        viewer.seat = seat
        viewer.write(text)
      },
    } satisfies MainMethods)
    this.worker.on('error', (error) => {
      this.error = error
    })
    this.worker.on('exit', () => void this.ended())
  }

  call: Calls<SandboxMethods>['call'] = (...given) => {
    this.tellOutages()
    // A server that stops waits for what it is asked, and for nothing else.
    if (this.underWay++ === 0) this.worker.ref()
    return this.calls.call(...given).finally(() => {
      if (--this.underWay === 0) this.worker.unref()
    })
  }

  tell: Calls<SandboxMethods>['tell'] = (...given) => this.calls.tell(...given)

  /** A number by which the thread knows a viewer. */
  know(viewer: Viewer): number {
    const number = ++this.last
    this.viewers.set(number, viewer)
    return number
  }

  forget(viewer: number): void {
    this.viewers.delete(viewer)
  }

  /** A number by which the thread knows where replies go. */
  listen(reply: (message: ServerMessage) => void): number {
    const number = ++this.last
    this.replies.set(number, reply)
    return number
  }

  unlisten(number: number): void {
    this.replies.delete(number)
  }

  letGo(table: string): void {
    this.tables.delete(table)
    this.tell('letGo', table)
  }

  /** Whoever still waits for it is told what that means for what they asked of a table. */
  refuseAll(because: (table: string) => Error): void {
    this.calls.end(([table]) => because(String(table)))
  }

  async close(): Promise<void> {
    this.isEnded = true
    clearInterval(this.timer)
    await this.worker.terminate()
  }

  /** It counts its own looks, not the time: a machine that slept is not stuck. */
  private watch(): void {
    let beats = -1
    let still = 0
    this.timer = setInterval(() => {
      const now = Atomics.load(this.cells, BEATS)
      still = now === beats ? still + 1 : 0
      beats = now
      if (still * LOOK_MS >= this.services.patience) void this.worker.terminate()
    }, LOOK_MS)
    this.timer.unref()
  }

  private async ended(): Promise<void> {
    if (this.isEnded) return
    this.isEnded = true
    clearInterval(this.timer)
    await Promise.allSettled(this.storing)
    this.services.gone(this, this.names.get(Atomics.load(this.cells, TABLE)), this.error)
  }

  private kept<T>(work: Promise<T>): Promise<T> {
    this.storing.add(work)
    return work.finally(() => this.storing.delete(work))
  }

  /** The server may have stood still meanwhile: what the thread goes on with must run on nobody's clock. */
  private waitedFor<T>(work: Promise<T>): Promise<T> {
    return work.finally(() => this.tellOutages())
  }

  private tellOutages(): void {
    const outages = this.services.outages()
    const text = JSON.stringify(outages)
    if (text === this.toldOutages) return
    this.toldOutages = text
    this.tell('outages', outages)
  }
}
