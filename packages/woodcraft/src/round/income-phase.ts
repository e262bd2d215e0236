import { ask, type Flow, type Item, type Seat, together } from '@nora/kernel'
import { placeOrder } from '../actions/choose-orders.ts'
import { loseReputation } from '../board/reputation.ts'
import { type Display, discardShown, refill, shownIn, switchToLate } from '../cards/displays.ts'
import { react } from '../cards/permanent-abilities.ts'
import type { OrderCard } from '../content/content.ts'
import { rows } from '../content/names.ts'
import { placeFromHand } from '../setup/setup.ts'
import { playerOf, seatsInOrder, type WoodcraftTable } from '../state.ts'
import { score, take } from '../workshop/goods.ts'
import { turnAllUp, usedBenchesOf } from '../workshop/workshop.ts'
import { GONE, handOf, ORDER_DISCARDS, rowOf } from '../zones.ts'
import { roundsFor } from './rounds.ts'

/** Czech rulebook, Odměny a pokuty za objednávky: for an order that was never completed. */
export const LOST_ORDER = 2

/** Czech rulebook, Fáze příjmů, in its five steps. */
export function* incomePhase(table: WoodcraftTable): Flow {
  const seats = seatsInOrder(table)
  const { round } = table.state
  const isLast = round === roundsFor(table.options.seats).rounds
  table.tell?.({ type: isLast ? 'lastIncome' : 'income', round })
  for (const seat of seats) slideOrders(table, seat)
  yield* together(
    table,
    seats.filter((seat) => table.zone(handOf(seat)).length > 0).map((seat) => placeOne(table, seat)),
  )
  for (const seat of seats) {
    const { berryIncome, nutIncome } = playerOf(table, seat)
    table.tell?.({ type: 'gain', seat, what: 'berries', n: berryIncome })
    take(table, seat, 'berries', berryIncome)
    score(table, seat, 'nutIncome', nutIncome)
  }
  turnTilesUp(table)
  for (const seat of seats) yield* react(table, seat, { on: 'income' })
  yield* newCards(table)
}

/** From the bottom up; what slides below the last row is discarded. */
function slideOrders(table: WoodcraftTable, seat: Seat): void {
  const last = rows.length - 1
  for (const order of [...table.zone(rowOf(seat, last))]) loseOrder(table, seat, order, rowOf(seat, last))
  for (let row = last - 1; row >= 0; row--) {
    const orders = [...table.zone(rowOf(seat, row))]
    if (orders.length === 0) continue
    table.move(orders, rowOf(seat, row), rowOf(seat, row + 1))
    table.tell?.({ type: 'ordersSlide', seat, items: orders, row: rows[row + 1] as string })
  }
}

function loseOrder(table: WoodcraftTable, seat: Seat, order: Item, from: string): void {
  const { deck } = table.content.orders.get(order) as OrderCard
  table.move(order, from, deck === 'hazelnut' ? GONE : ORDER_DISCARDS)
  const reputation = loseReputation(table, seat, LOST_ORDER)
  table.tell?.({ type: 'loseOrder', seat, items: [order], reputation })
}

function turnTilesUp(table: WoodcraftTable): void {
  const { players } = table.state
  if (players.some((player) => usedBenchesOf(player) > 0)) table.tell?.({ type: 'benchesReady' })
  for (const player of players) turnAllUp(player)
}

function* placeOne(table: WoodcraftTable, seat: Seat): Flow {
  placeOrder(table, seat, yield* ask(table, seat, placeFromHand, null), handOf(seat))
}

/** The cards beside the X are discarded, or all are replaced by those of the late decks. */
function* newCards(table: WoodcraftTable): Flow {
  const { discardAfter, lateDecksAfter } = roundsFor(table.options.seats)
  const { round } = table.state
  if (round === lateDecksAfter) yield* switchToLate(table)
  else if (discardAfter.includes(round)) {
    yield* discardBesideX(table, 'orders')
    yield* discardBesideX(table, 'helpers')
  }
}

function* discardBesideX(table: WoodcraftTable, display: Display): Flow {
  const [beside] = shownIn(table, display)
  if (beside === undefined) return
  discardShown(table, display, beside)
  yield* refill(table, display)
}
