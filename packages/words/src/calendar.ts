import { isRecord, type Seat, type State } from '@nora/kernel'
import type { Icon } from './icons.ts'

/** Where a game is: which day or round of how many, which phase of it, and whose turns come. */
export interface Calendar {
  /** "Day 3", and "of 5". */
  readonly period: string
  readonly of: string
  readonly number: number
  readonly count: number
  /** The periods with something special at their end, and what that is: the income phases of Woodcraft. */
  readonly marked?: { readonly periods: readonly number[]; readonly label: string }
  /** One of them is now, unless the game is over. */
  readonly phases: readonly CalendarPhase[]
  /** Whose turn it is and who comes then; nobody where all act at once. A seat below zero is the game's own opponent. */
  readonly movers: readonly Seat[]
}

export interface PhaseName {
  readonly name: string
  readonly icon: Icon
}

export interface CalendarPhase extends PhaseName {
  readonly state: 'done' | 'now' | 'later'
  /** What part of the phase it is: "deal 2 of 3". */
  readonly detail?: string
}

/** The phases in their order: what stands before the present one is done; after the last one all of it is. */
export function chainOf(phases: readonly PhaseName[], now: number, detail?: string): readonly CalendarPhase[] {
  return phases.map((phase, index) => {
    if (index !== now) return { ...phase, state: index < now ? 'done' : 'later' }
    return detail === undefined ? { ...phase, state: 'now' } : { ...phase, state: 'now', detail }
  })
}

/** A number that the present step was given: a place in the turn order, a turn of the round. */
export function stepNumber({ next }: State, name: string): number {
  return isRecord(next?.args) ? Number(next.args[name]) : 0
}

/** Everybody from a place on, round the table. */
export function roundFrom(order: readonly Seat[], place: number): readonly Seat[] {
  return [...order.slice(place), ...order.slice(0, place)]
}

/** Where a question belongs: "Day 2 · Cards, deal 2 of 3". */
export function whereIn({ period, of, phases }: Calendar): string {
  const now = phases.find(({ state }) => state === 'now')
  if (!now) return `${period} ${of}`
  return `${period} · ${now.detail === undefined ? now.name : `${now.name}, ${now.detail}`}`
}
