import type { Seat } from '@nora/kernel'
import {
  type Content,
  colourOf,
  completedOf,
  DICE,
  discountOn,
  faceOf,
  type Player,
  playerOf,
  roundsFor,
  sumOf,
  type WoodcraftTable,
} from '@nora/woodcraft'

/** What a seat can count on for the rest of the game, and what things are worth by that. All in points. */
export interface Assessment {
  readonly table: WoodcraftTable
  readonly seat: Seat
  readonly player: Player
  readonly content: Content
  /** Own turns after this one. */
  readonly turns: number
  /** For each income phase to come, how many own turns are left before it. */
  readonly phases: readonly number[]
  /** One more berry. */
  readonly berry: number
  /** One more completed order, by the reputation expected at the end. */
  readonly order: number
  /** One more step of reputation. */
  readonly reputation: number
  /** A die that no order needs. */
  readonly die: readonly number[]
}

/** What sensible play gains in a turn on average. */
const ORDERS_PER_TURN = 0.7
const REPUTATION_PER_TURN = 1
const BERRIES_PER_TURN = 2

const LEFTOVER = 0.1
/** Berries over which their worth is averaged: single steps of marketing would make it jump. */
const BUDGET = 10
/** What a berry in hand lets one do that a later one does not. */
const CAPITAL = 0.2
const SCARCE = 8
/** Points for a step past the end of the reputation track (Czech rulebook, Konec stupnice). */
const UNMADE_STEP = 2

/** `now` says that the seat's turn goes on, so that there is one marketing step more to come. */
export function assess(table: WoodcraftTable, seat: Seat, now = true): Assessment {
  const { content, state } = table
  const player = playerOf(table, seat)
  const { rounds, incomeAfter } = roundsFor(table.options.seats)
  const turns = rounds - state.round
  const phases = incomeAfter.flatMap((after) => (after >= state.round ? [after - state.round] : []))
  const berry =
    (berriesWorth(table, seat, player.berries + BUDGET, now) - berriesWorth(table, seat, player.berries, now)) / BUDGET
  const standing = reputationWorth(table, seat, 0)
  const further = reputationWorth(table, seat, 2)
  const order = valueAt(content, player.reputation + REPUTATION_PER_TURN * turns, turns)
  const die = dieWorths(berry, turns)
  return { table, seat, player, content, turns, phases, berry, order, reputation: (further - standing) / 2, die }
}

/** Marketing is where berries become points; it takes one step a turn, and income comes on the way. */
export function berriesWorth(table: WoodcraftTable, seat: Seat, berries: number, now: boolean): number {
  const { content, state } = table
  const { marketing, berryIncome } = playerOf(table, seat)
  const { rounds, incomeAfter } = roundsFor(table.options.seats)
  const turns = rounds - state.round
  const incomes = incomeAfter.filter((after) => after >= state.round && after < rounds).length
  const off = discountOn(table, seat, 'marketing')
  const more = sumOf(table, seat, 'marketPoints')
  const last = content.marketing.length - 1
  let left = berries + berryIncome * incomes + BERRIES_PER_TURN * Math.max(0, turns - 1)
  let worth = CAPITAL * (Math.min(berries, SCARCE) + 0.3 * Math.max(0, berries - SCARCE)) * Math.min(1, turns / 6)
  for (let step = 0; step < turns + (now ? 1 : 0); step++) {
    const next = content.marketing[Math.min(marketing + step, last)]
    if (!next) break
    const cost = Math.max(1, next.cost - off)
    const points = next.points + more
    if (left < cost) return worth + (points * left) / cost
    left -= cost
    worth += points
  }
  return worth + LEFTOVER * (left + berryIncome)
}

/** All completed orders, those still expected among them, times the reputation expected after so many steps more. */
export function reputationWorth(table: WoodcraftTable, seat: Seat, steps: number): number {
  const { content, state } = table
  const turns = roundsFor(table.options.seats).rounds - state.round
  const orders = table.zone(completedOf(seat)).length + ORDERS_PER_TURN * turns
  const { reputation } = playerOf(table, seat)
  const end = Math.max(0, reputation + steps) + REPUTATION_PER_TURN * turns
  const beyond = Math.max(0, end - (content.reputation.length - 1))
  return orders * valueAt(content, end, turns) + UNMADE_STEP * beyond
}

/** The value of a place on the reputation track; the further away the end is, the less its exact place matters. */
function valueAt({ reputation }: Content, place: number, turns: number): number {
  const spread = Math.min(1.5, turns / 4)
  return (
    (valueBetween(reputation, place - spread) +
      valueBetween(reputation, place) +
      valueBetween(reputation, place + spread)) /
    3
  )
}

function valueBetween(track: Content['reputation'], place: number): number {
  const within = Math.min(Math.max(place, 0), track.length - 1)
  const below = Math.floor(within)
  const low = track[below]?.value ?? 0
  const high = track[Math.min(below + 1, track.length - 1)]?.value ?? 0
  return low + (high - low) * (within - below)
}

/**
 * A die is worth most of what it costs while there is time to use or sell it, and a little at the end. Two small dice
 * are worth less than the one they were sawn from, or everything would be sawn.
 */
function dieWorths(berry: number, turns: number): number[] {
  const share = Math.min(1, turns / 3) * berry
  const worths: number[] = []
  for (let die = 0; die < DICE; die++) {
    const use = Math.max(0.2, 0.95 * faceOf(die) + 0.5 * colourOf(die) - 1)
    worths.push(LEFTOVER * faceOf(die) + share * use)
  }
  return worths
}
