import { bag, heap, type Item, type Options, ofEachSeat, row, type Seat, type ZoneRule } from '@nora/kernel'
import { type Row, rows } from './content/names.ts'

export const dealtHelpersOf = ofEachSeat('dealtHelpers')
export const dealtOrdersOf = ofEachSeat('dealtOrders')
export const handOf = ofEachSeat('hand')
/** The first helper and the first order, chosen before the others' are known. */
export const chosenHelperOf = ofEachSeat('chosenHelper')
export const chosenOrderOf = ofEachSeat('chosenOrder')
/** What a player did not keep of the first cards: others see how many, the player remembers which. */
export const asideOf = ofEachSeat('aside')
export const workshopOf = ofEachSeat('workshop')
/** Completed orders lie face down, but all saw which they were. */
export const completedOf = ofEachSeat('completed')
const orderRows = rows.map((name) => ofEachSeat(name))

/** The orders beside a workshop, row by row from the top down. */
export const rowOf = (seat: Seat, row: number): string => (orderRows[row] as (typeof orderRows)[number])(seat)
export const rowNamed = (seat: Seat, row: Row): string => rowOf(seat, rows.indexOf(row))

export const EARLY_ORDERS = 'earlyOrders'
export const LATE_ORDERS = 'lateOrders'
export const EARLY_HELPERS = 'earlyHelpers'
export const LATE_HELPERS = 'lateHelpers'
export const HAZELNUT_ORDERS = 'hazelnutOrders'
export const CONTRACT_DECK = 'contractDeck'
export const SOLO_DECK = 'soloDeck'
export const REWARD_TILES = 'rewardTiles'
/** The displays: the card beside the X first, the newest last. */
export const ORDERS = 'orders'
export const HELPERS = 'helpers'
export const ORDER_DISCARDS = 'orderDiscards'
export const HELPER_DISCARDS = 'helperDiscards'
export const SOLO_CARD = 'soloCard'
export const SOLO_DISCARDS = 'soloDiscards'
/** Public contracts that can be claimed, those that were, and reward tiles on the track. */
export const CONTRACTS = 'contracts'
export const CLAIMED = 'claimed'
export const ON_TRACK = 'onTrack'
/** Out of the game, face up. */
export const GONE = 'gone'

const onTable: { readonly [zone: string]: ZoneRule } = {
  [EARLY_ORDERS]: bag,
  [LATE_ORDERS]: bag,
  [EARLY_HELPERS]: bag,
  [LATE_HELPERS]: bag,
  [HAZELNUT_ORDERS]: bag,
  [CONTRACT_DECK]: bag,
  [SOLO_DECK]: bag,
  [REWARD_TILES]: bag,
  [ORDERS]: row,
  [HELPERS]: row,
  [ORDER_DISCARDS]: heap,
  [HELPER_DISCARDS]: heap,
  [SOLO_CARD]: heap,
  [SOLO_DISCARDS]: heap,
  [CONTRACTS]: heap,
  [CLAIMED]: heap,
  [ON_TRACK]: row,
  [GONE]: heap,
}

const secret = [dealtHelpersOf, dealtOrdersOf, handOf, chosenHelperOf, chosenOrderOf, asideOf]

export function zonesOf({ seats }: Options): { readonly [zone: string]: ZoneRule } {
  const zones: Record<string, ZoneRule> = { ...onTable }
  for (let seat = 0; seat < seats; seat++) {
    for (const zone of secret) zones[zone(seat)] = { readers: [seat] }
    for (const zone of [workshopOf, completedOf]) zones[zone(seat)] = heap
    rows.forEach((_, place) => {
      zones[rowOf(seat, place)] = heap
    })
  }
  return zones
}

/** Cards of one deck look alike from behind: `early-order-07` has the back `early-order`. */
export function backOf(item: Item): string {
  return item.slice(0, item.lastIndexOf('-'))
}
