import {
  type CardOf,
  type CatsTable,
  cardOf,
  chosenOf,
  days,
  LEFT,
  type Player,
  RIGHT,
  rescueCardsOf,
  SISTER,
} from '@nora/cats'
import type { Item, Seat } from '@nora/kernel'
import { BROKEN_PER_BASKET, SQUARES_PER_CAT } from './constants.ts'

/** How far a seat is today: what its fish and its cards can still be used for. */
export type Stage = 'buying' | 'bought' | 'rescuing' | 'finding' | 'done'

/** What a seat may still expect of the rest of the game. */
export interface RemainingGame {
  readonly stage: Stage
  /** Days after today. */
  readonly daysLeft: number
  /** Cats it will probably still bring aboard. */
  readonly cats: number
  /** Chances still to come to play lessons, oshaxes and treasures: days, today as far as it still gives them. */
  readonly explorations: number
}

/** Cats that a ship usually takes aboard in a day. */
const CATS_PER_DAY = { classic: 3.2, solo: 3.2, family: 4 }
/** Cards can still be drawn and finds still be made on a day whose purchase is over. */
const LATE_IN_THE_DAY = 0.3

export function remainingGame(table: CatsTable, seat: Seat, openCells: number): RemainingGame {
  const stage = stageOf(table, seat)
  const daysLeft = days - table.state.day
  const perDay = CATS_PER_DAY[table.options.mode as keyof typeof CATS_PER_DAY]
  const cats = daysLeft * perDay + catsToday(table, seat, stage, perDay)
  return {
    stage,
    daysLeft,
    cats: Math.min(cats, openCells / SQUARES_PER_CAT),
    explorations: daysLeft + (stage === 'buying' ? 1 : stage === 'done' ? 0 : LATE_IN_THE_DAY),
  }
}

function stageOf(table: CatsTable, seat: Seat): Stage {
  const { state, options } = table
  const { passed, paid } = state.players[seat] as Player
  switch (state.phase) {
    case 'fill':
      return options.mode === 'family' ? 'rescuing' : 'buying'
    case 'fishing':
      return 'buying'
    case 'exploring':
      return paid ? 'bought' : 'buying'
    case 'lessons':
      return 'bought'
    case 'rescue':
      if (passed) return options.mode === 'family' ? 'done' : 'finding'
      return state.next?.step === 'rescueCards' && table.zone(chosenOf(seat)).length === 0 ? 'bought' : 'rescuing'
    case 'rareFinds':
      return passed ? 'done' : 'finding'
    default:
      return 'done'
  }
}

function catsToday(table: CatsTable, seat: Seat, stage: Stage, perDay: number): number {
  if (stage === 'buying' || stage === 'bought') return perDay
  if (stage !== 'rescuing') return 0
  const waiting = table.zone(LEFT).length + table.zone(RIGHT).length
  return table.options.mode === 'family'
    ? waiting / table.options.seats
    : Math.min(baskets(table, seat, laidCards(table, seat)), waiting)
}

/** The rescue cards a seat has laid down today and not used yet, face down or up. */
export function laidCards(table: CatsTable, seat: Seat): Item[] {
  return [...table.zone(chosenOf(seat)), ...table.zone(rescueCardsOf(seat))]
}

/** How many cats a seat can still carry today, with these rescue cards. */
export function baskets(table: CatsTable, seat: Seat, cards: readonly Item[]): number {
  const { baskets: owned, usedBaskets } = table.state.players[seat] as Player
  let whole = 0
  let broken = 0
  for (const id of cards) {
    const card = cardOf(table.content, id) as CardOf<'rescue'>
    whole += card.baskets
    broken += card.brokenBaskets
  }
  return owned - usedBaskets + whole + Math.floor(broken / BROKEN_PER_BASKET)
}

/** Other ships that still take cats today. */
export function rivals({ state }: CatsTable, seat: Seat): number {
  return state.order.filter((mover) =>
    mover === SISTER ? !state.sister?.passed : mover !== seat && !state.players[mover]?.passed,
  ).length
}

/** Whether a card's own time of day is still to come, today or later. */
export function isStageAhead({ stage, daysLeft }: RemainingGame, until: Stage): boolean {
  return daysLeft > 0 || stages.indexOf(stage) <= stages.indexOf(until)
}

const stages: readonly Stage[] = ['buying', 'bought', 'rescuing', 'finding', 'done']
