import type { ClockTerms } from '@nora/protocol'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

/** Who comes back to a seat whose time was up has at least this long. */
const RETURNING = 60 * SECOND
/** Who was cut off by an outage has at least this long to find back. */
const RECONNECTING = 15 * SECOND

interface Time {
  readonly left: number
  readonly bank: number
}

/**
 * A seat's clock. It runs for a spell: from when the seat begins to owe a decision until it owes none, or its turn has
 * ended. Times are milliseconds.
 */
export interface Clock {
  left: number
  /** What is drawn on when nothing is left; only tables with days for a turn have it. */
  bank: number
  /** Since when it runs. */
  since: number | null
  owes: boolean
  /** What there was when the last spell ended: who takes a choice back goes on from there. */
  ended: Time | null
}

/** What an entry means for one clock. */
export interface ClockStep {
  readonly at: number
  /** The seat owes a decision now. */
  readonly owes: boolean
  /** Its turn has ended: what it owes now is another one. */
  readonly ended: boolean
  /** It made a choice, which earns an increment. */
  readonly chose: boolean
  readonly tookBack: boolean
  /** Clocks run: they are not paused. */
  readonly runs: boolean
}

export function newClock(terms: ClockTerms): Clock {
  const left = terms.kind === 'fischer' ? terms.seconds * SECOND : allowance(terms)
  const bank = terms.kind === 'days' ? terms.bankHours * HOUR : 0
  return { left, bank, since: null, owes: false, ended: null }
}

export function advanceClock(
  clock: Clock,
  terms: ClockTerms,
  { at, owes, ended, chose, tookBack, runs }: ClockStep,
): void {
  if (clock.owes && (!owes || ended)) {
    stop(clock, at)
    clock.ended = { left: clock.left, bank: clock.bank }
    if (terms.kind === 'fischer' && chose) clock.left += terms.increment * SECOND
    clock.owes = false
  }
  if (owes && !clock.owes) {
    // Taking a choice back must not win time.
    if (tookBack && clock.ended) Object.assign(clock, clock.ended)
    else if (terms.kind !== 'fischer') clock.left = allowance(terms)
    clock.ended = null
    clock.owes = true
  }
  if (owes && runs) clock.since ??= at
  else stop(clock, at)
}

/** When the seat's time is up. */
export function deadline(clock: Clock, terms: ClockTerms): number | undefined {
  if (terms.kind === 'none' || clock.since === null) return undefined
  return clock.since + clock.left + clock.bank
}

export function comeBack(clock: Clock, terms: ClockTerms): void {
  if (terms.kind === 'fischer') clock.left = Math.max(clock.left, RETURNING)
}

/** The table could not be reached for so long: that time ran for nobody. */
export function giveBack(clock: Clock, terms: ClockTerms, lost: number, at: number): void {
  if (clock.since === null) return
  clock.since = Math.min(at, clock.since + lost)
  const end = deadline(clock, terms)
  if (end !== undefined) clock.left += Math.max(0, at + RECONNECTING - end)
}

function stop(clock: Clock, at: number): void {
  if (clock.since === null) return
  const gone = Math.max(0, at - clock.since)
  const drawn = Math.max(0, gone - clock.left)
  clock.left = Math.max(0, clock.left - gone)
  clock.bank = Math.max(0, clock.bank - drawn)
  clock.since = null
}

/** For one turn. */
function allowance(terms: ClockTerms): number {
  if (terms.kind === 'move') return terms.seconds * SECOND
  return terms.kind === 'days' ? terms.days * DAY : 0
}
