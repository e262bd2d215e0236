import type { Analysed, AnalysedTurn, Slip } from '@nora/bots'
import type { Json } from '@nora/kernel'
import { type Remote, wrap } from 'comlink'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Analyst } from '../../worker/analysis-worker.ts'
import { keepAnalysis, keptAnalysis } from './kept-analyses.ts'

export interface Progress {
  readonly status: 'course' | 'weighing' | 'stopped' | 'done' | 'none'
  readonly analysed: Analysed | undefined
  /** What is kept was weighed by an older mind. */
  readonly isOlder: boolean
  /** When weighing began, how far it was then. */
  readonly since: { readonly at: number; readonly turns: number } | undefined
}

/** More workers than this would only take the machine away from the page. */
const MOST_WORKERS = 2
const SAVED_EVERY = 3
/** The largest slips are weighed again on more tables. */
const AGAIN = 12

interface Hand {
  readonly worker: Worker
  readonly analyst: Remote<Analyst>
}

/** Weighs a finished game in workers, turn after turn; it can be stopped, and goes on where it was. */
export class Analyser {
  readonly store: StoreApi<Progress>
  private readonly key: string
  private readonly text: string
  private hands: readonly Hand[] = []
  private mind = ''

  constructor(key: string, text: string) {
    this.key = key
    this.text = text
    this.store = createStore<Progress>(() => ({
      status: 'course',
      analysed: undefined,
      isOlder: false,
      since: undefined,
    }))
  }

  /** `anew`: without what is kept. */
  async start(anew = false): Promise<void> {
    this.stopHands()
    const hands = Array.from({ length: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1) }, hire)
    this.hands = hands
    try {
      const [mind] = await Promise.all(hands.map(({ analyst }) => analyst.open(this.text)))
      if (!mind) return this.set({ status: 'none' })
      this.mind = mind
      const kept = anew ? undefined : await keptAnalysis(this.key)
      const known = kept?.analysed ?? (await this.course(hands[0] as Hand))
      if (!known) return this.set({ status: 'none' })
      const isOlder = kept !== undefined && kept.mind !== mind
      const since = { at: performance.now(), turns: known.slips.length }
      this.set({ status: 'weighing', analysed: known, isOlder, since })
      if (isOlder) return this.set({ status: 'done' })
      await this.weigh(hands, known)
    } catch (problem) {
      // A worker that was let go answers no more.
      if (this.hands !== hands) return
      console.error(problem)
      this.set({ status: 'none' })
    }
  }

  /** Keeps what there is. */
  stop(): void {
    this.stopHands()
    if (this.store.getState().status === 'weighing') this.set({ status: 'stopped' })
  }

  close(): void {
    this.stopHands()
  }

  /** How a guess compares with what was found. */
  async guess(slip: Slip, guess: Json): Promise<{ readonly behind: number; readonly isFound: boolean }> {
    if (this.hands.length === 0) {
      const hand = hire()
      this.hands = [hand]
      await hand.analyst.open(this.text)
    }
    return (this.hands[0] as Hand).analyst.guess(slip, guess)
  }

  private async course({ analyst }: Hand): Promise<Analysed | undefined> {
    const course = await analyst.course()
    return course ? { ...course, slips: [] } : undefined
  }

  /** Every hand takes the next turn that nobody has taken; slips are told in the order of the turns. */
  private async weigh(hands: readonly Hand[], from: Analysed): Promise<void> {
    const { turns } = from
    const found = new Map<number, Slip | null>(from.slips.map((slip, turn) => [turn, slip]))
    let next = from.slips.length
    let told = next
    const tell = async () => {
      while (found.has(told)) told++
      const slips = Array.from({ length: told }, (_, turn) => found.get(turn) ?? null)
      await this.found({ ...from, slips }, told % SAVED_EVERY === 0)
    }
    await Promise.all(
      hands.map(async ({ analyst }) => {
        while (next < turns.length) {
          const turn = next++
          found.set(turn, await analyst.slip(turns[turn] as AnalysedTurn))
          await tell()
        }
      }),
    )
    const largest = [...found].filter((one): one is [number, Slip] => one[1] !== null && one[1].dreams < LARGE)
    const again = largest.sort(([, a], [, b]) => b.gap - a.gap).slice(0, AGAIN)
    await Promise.all(
      hands.map(async ({ analyst }) => {
        for (let one = again.shift(); one; one = again.shift()) found.set(one[0], await analyst.again(one[1]))
      }),
    )
    await this.found({ ...from, slips: turns.map((_, turn) => found.get(turn) ?? null) }, true)
    this.set({ status: 'done' })
    this.stopHands()
  }

  private async found(analysed: Analysed, isSaved: boolean): Promise<void> {
    this.set({ analysed })
    if (isSaved) await keepAnalysis(this.key, { mind: this.mind, analysed })
  }

  private set(change: Partial<Progress>): void {
    this.store.setState(change)
  }

  private stopHands(): void {
    for (const { worker } of this.hands) worker.terminate()
    this.hands = []
  }
}

/** A slip that was weighed on so many tables need not be weighed again. */
const LARGE = 48

function hire(): Hand {
  const worker = new Worker(new URL('../../worker/analysis-worker.ts', import.meta.url), { type: 'module' })
  return { worker, analyst: wrap<Analyst>(worker) }
}
