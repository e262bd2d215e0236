import type { Pace } from '../../state/preferences.ts'
import type { Step, Turn } from './step.ts'

/** Calls back later; what it gives cancels that. */
export interface Clock {
  now(): number
  after(ms: number, then: () => void): () => void
}

export interface Pacing {
  readonly pace: Pace
  /** Nothing moves: a whole turn is shown at once, and stands. */
  readonly isReduced: boolean
}

/** What is being shown. */
export interface Played {
  /** The turn that runs, if any, and those that wait. */
  readonly turns: readonly Turn[]
  /** Which step of the running turn it is. */
  readonly at: number
  readonly isPaused: boolean
  /** The running turn is shown again, with the board as it was then. */
  readonly isAgain: boolean
  /** What a screen reader says. */
  readonly said: string
}

const STEP_MS = { calm: 700, quick: 350, none: 0 } as const
/** A step with much to read: a new card tells all that it does. */
const LONG_STEP_MS = { calm: 1_200, quick: 600, none: 0 } as const
const LONG_TEXT = 80
const STANDS_MS = 2_000
/** Each step of a new day or round, and all of it at most. */
const CEREMONY_STEP_MS = 600
const CEREMONY_MS = 4_000
/** With more turns than these waiting, those before the last run briskly, or are not shown one by one at all. */
const BRISK = 1
const FOLDED = 4
/** Skipping twice so soon skips everything. */
const TWICE_MS = 1_000

const nothing: Played = { turns: [], at: 0, isPaused: false, isAgain: false, said: '' }

/**
 * Shows what happened, step by step, at a pace one can choose. It knows no page: the clock is given, and what is shown is
 * read from `state` whenever `subscribe` says that it has changed.
 */
export class EventPlayer {
  private readonly clock: Clock
  private pacing: Pacing
  private now: Played = nothing
  private cancel = () => {}
  private begunAt = 0
  private skippedAt = Number.NEGATIVE_INFINITY
  private readonly listeners = new Set<() => void>()

  constructor(clock: Clock, pacing: Pacing) {
    this.clock = clock
    this.pacing = pacing
  }

  get state(): Played {
    return this.now
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** More has happened. What the same player does next belongs to the turn that is shown or waits. */
  add(fresh: readonly Turn[]): void {
    if (fresh.length === 0) return
    if (this.pacing.pace === 'none') {
      this.set({ said: textOf(fresh.flatMap(({ steps }) => steps)) })
      return
    }
    const { isAgain, at } = this.now
    // News are more urgent than what was seen before.
    const before = isAgain ? [] : this.now.turns
    const turns = joined(before, fresh)
    if (turns.length - 1 > FOLDED) this.run(turns.slice(-1), 0, false)
    // Where a whole turn stands at once, what joins it is shown with it.
    else if (before.length === 0 || (this.pacing.isReduced && turns[0] !== before[0])) this.run(turns, 0, false)
    else {
      this.set({ turns, at })
      this.wait()
    }
  }

  /** Shows what has been shown before, the first of these steps first. */
  again(turns: readonly Turn[], at = 0): void {
    this.run(turns, at, true)
  }

  /** What was taken back never was, and what led to it is no news. */
  cut(position: number): void {
    if (this.now.turns.some(({ steps }) => steps.some((step) => step.position > position))) this.clear()
  }

  /** Forgets what waits: nobody looks, or it can be looked at in another way. */
  clear(): void {
    this.cancel()
    this.set({ ...nothing, said: this.now.said })
  }

  togglePause(): void {
    if (this.now.turns.length === 0) return
    this.set({ isPaused: !this.now.isPaused })
    this.begunAt = this.clock.now()
    this.wait()
  }

  next(): void {
    const { turns, at } = this.now
    const [running, ...waiting] = turns
    if (!running) return
    if (!this.pacing.isReduced && at + 1 < running.steps.length) this.run(turns, at + 1)
    else if (waiting.length > 0) this.run(waiting, 0)
    else this.clear()
  }

  /** Shows a step of the running turn. */
  go(at: number): void {
    if (this.now.turns[0]?.steps[at]) this.run(this.now.turns, at)
  }

  /** The rest of this turn at once; twice in a row, of all. */
  skip(): void {
    const { turns, at } = this.now
    const isTwice = this.clock.now() - this.skippedAt < TWICE_MS
    this.skippedAt = this.clock.now()
    const [running, ...waiting] = turns
    if (!running) return
    const skipped = isTwice ? [running, ...waiting] : [running]
    const unsaid = skipped.flatMap(({ steps }, index) => (index === 0 ? steps.slice(at + 1) : steps))
    if (isTwice || waiting.length === 0) {
      this.clear()
      if (unsaid.length > 0) this.set({ said: textOf(unsaid) })
    } else this.run(waiting, 0, this.now.isAgain, textOf(unsaid))
  }

  setPacing(pacing: Pacing): void {
    const isOff = pacing.pace === 'none'
    this.pacing = pacing
    if (isOff && !this.now.isAgain) this.clear()
    else this.wait()
  }

  /** How long the present step stays. */
  private get stays(): number {
    const { turns, at, isAgain } = this.now
    const [running] = turns
    if (this.pacing.isReduced) return running?.isCeremony ? Number.POSITIVE_INFINITY : STANDS_MS
    const chosen = this.pacing.pace === 'none' ? 'quick' : this.pacing.pace
    const pace = !isAgain && turns.length - 1 > BRISK ? 'quick' : chosen
    if (running?.isCeremony)
      return Math.min(CEREMONY_STEP_MS, CEREMONY_MS / running.steps.length) * (STEP_MS[pace] / STEP_MS.calm)
    const text = running?.steps[at]?.text ?? ''
    return (text.length > LONG_TEXT ? LONG_STEP_MS : STEP_MS)[pace]
  }

  private run(turns: readonly Turn[], at: number, isAgain = this.now.isAgain, before = ''): void {
    const [running] = turns
    if (!running) {
      this.clear()
      return
    }
    const shown = this.pacing.isReduced ? running.steps : running.steps.slice(at, at + 1)
    const said = [before, textOf(shown)].filter((text) => text !== '').join(' ')
    this.begunAt = this.clock.now()
    this.set({ turns, at: this.pacing.isReduced ? running.steps.length - 1 : at, isAgain, said })
    this.wait()
  }

  private wait(): void {
    this.cancel()
    if (this.now.turns.length === 0 || this.now.isPaused) return
    const left = this.begunAt + this.stays - this.clock.now()
    if (left !== Number.POSITIVE_INFINITY) this.cancel = this.clock.after(Math.max(0, left), () => this.next())
  }

  private set(change: Partial<Played>): void {
    this.now = { ...this.now, ...change }
    for (const listener of this.listeners) listener()
  }
}

function joined(turns: readonly Turn[], fresh: readonly Turn[]): readonly Turn[] {
  const [first, ...rest] = fresh
  const last = turns.at(-1)
  const goesOn = first?.mayContinue || last?.isCeremony === first?.isCeremony
  if (!first || !last || last.by !== first.by || !goesOn) return [...turns, ...fresh]
  return [...turns.slice(0, -1), { ...last, steps: [...last.steps, ...first.steps] }, ...rest]
}

function textOf(steps: readonly Step[]): string {
  return steps.map(({ text }) => text).join(' ')
}
