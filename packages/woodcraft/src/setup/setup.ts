import {
  arrange,
  ask,
  draw,
  type Flow,
  type Item,
  type Kind,
  listed,
  type Next,
  type Seat,
  together,
} from '@nora/kernel'
import { refillYard } from '../actions/buy-lumber.ts'
import { arrive, hire, settle } from '../actions/choose-helper.ts'
import { placeOrder } from '../actions/choose-orders.ts'
import { refill } from '../cards/displays.ts'
import type { HelperCard } from '../content/content.ts'
import { playerOf, seatsInOrder, type WoodcraftTable } from '../state.ts'
import * as zone from '../zones.ts'

export const DEALT_HELPERS = 3
export const DEALT_ORDERS = 5
const DEALT_HAZELNUT_ORDERS = 2
export const REWARD_TILES = 2
/** The space of the first helper: the top left one. */
const FIRST_SLOT = 0

/** Czech rulebook, Nezapomeňte!: one contract more than players, and three for one player too. */
export function contractsFor(seats: number): number {
  return Math.max(seats + 1, 3)
}

/** Czech rulebook, Příprava hry. */
export function* setup(table: WoodcraftTable): Flow<Next> {
  const { seats } = table.options
  const first = (yield* arrange(table, seats))[0] as Seat
  table.state.first = first
  table.tell?.({ type: 'first', seat: first })
  yield* refillYard(table)
  yield* layRewardTiles(table)
  yield* draw(table, zone.CONTRACT_DECK, zone.CONTRACTS, contractsFor(seats))
  yield* refill(table, 'orders')
  yield* refill(table, 'helpers')
  for (let seat = 0; seat < seats; seat++) {
    yield* draw(table, zone.EARLY_HELPERS, zone.dealtHelpersOf(seat), DEALT_HELPERS)
    yield* draw(table, zone.EARLY_ORDERS, zone.dealtOrdersOf(seat), DEALT_ORDERS)
    yield* draw(table, zone.HAZELNUT_ORDERS, zone.handOf(seat), DEALT_HAZELNUT_ORDERS)
  }
  return { step: 'firstCards' }
}

/** Two of the tiles by chance, in an order by chance, on the paler spaces of the reputation track. */
function* layRewardTiles(table: WoodcraftTable): Flow {
  yield* draw(table, zone.REWARD_TILES, zone.ON_TRACK, REWARD_TILES)
  const spaces = table.content.reputation.flatMap(({ rewardTile }, space) => (rewardTile ? [space] : []))
  table.state.rewardTiles = table
    .zone(zone.ON_TRACK)
    .map((id, index) => ({ id, space: spaces[index] as number, arrivals: [], gone: false }))
  table.tell?.({
    type: 'rewardTilesLaid',
    items: [...table.zone(zone.ON_TRACK)],
    spaces: spaces.slice(0, REWARD_TILES),
  })
}

const keepHelper: Kind<WoodcraftTable, null, Item> = {
  name: 'keepHelper',
  space: (table, seat) => listed(table.zone(zone.dealtHelpersOf(seat))),
}

/** Two of the orders dealt, each pair once. */
const keepOrders: Kind<WoodcraftTable, null, Item[]> = {
  name: 'keepOrders',
  space: (table, seat) => {
    const dealt = table.zone(zone.dealtOrdersOf(seat))
    return listed(dealt.flatMap((one, index) => dealt.slice(index + 1).map((other) => [one, other])))
  },
}

/** An order from the hand goes beside the workshop. */
export const placeFromHand: Kind<WoodcraftTable, null, Item> = {
  name: 'placeOrder',
  space: (table, seat) => listed(table.zone(zone.handOf(seat))),
}

export const setupKinds = [keepHelper, keepOrders, placeFromHand]

/** Czech rulebook, Počáteční karty v ruce: all choose at once and in secret. */
export function* firstCards(table: WoodcraftTable): Flow<Next> {
  const seats = Array.from({ length: table.options.seats }, (_, seat) => seat)
  yield* together(
    table,
    seats.map((seat) => chooseFirst(table, seat)),
  )
  return { step: 'firstHelpers' }
}

function* chooseFirst(table: WoodcraftTable, seat: Seat): Flow {
  const [helpers, orders, hand] = [zone.dealtHelpersOf(seat), zone.dealtOrdersOf(seat), zone.handOf(seat)]
  table.move(yield* ask(table, seat, keepHelper, null), helpers, zone.chosenHelperOf(seat))
  table.move([...table.zone(helpers)], helpers, zone.asideOf(seat))
  const kept = yield* ask(table, seat, keepOrders, null)
  table.move(kept, orders, hand)
  table.move([...table.zone(orders)], orders, zone.asideOf(seat))
  table.move(yield* ask(table, seat, placeFromHand, null), hand, zone.chosenOrderOf(seat))
}

/** Helpers and orders are shown; each helper is paid and does all that a hired one does. */
export function* firstHelpers(table: WoodcraftTable): Flow<Next> {
  const seats = seatsInOrder(table)
  for (const seat of seats) {
    placeOrder(table, seat, table.zone(zone.chosenOrderOf(seat))[0] as Item, zone.chosenOrderOf(seat))
    const helper = table.zone(zone.chosenHelperOf(seat))[0] as Item
    const { cost } = table.content.helpers.get(helper) as HelperCard
    hire(table, seat, helper, cost)
    arrive(table, seat, helper, zone.chosenHelperOf(seat), FIRST_SLOT)
  }
  for (const seat of seats) yield* settle(table, seat, playerOf(table, seat).slots[FIRST_SLOT] as Item, FIRST_SLOT)
  return { step: 'turn', args: { place: 0 } }
}
