import { bag, type Item, type Options, type Seat, type ZoneRule } from '@nora/kernel'
import { type Row, rows } from './content/names.ts'

const MOST_SEATS = 4

/** Zones that every player has one of; written out once, because names are looked up at every decision. */
function ofSeats(name: string): readonly string[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => `${name}/${seat}`)
}

const dealtHelpers = ofSeats('dealtHelpers')
const dealtOrders = ofSeats('dealtOrders')
const hands = ofSeats('hand')
const chosenHelpers = ofSeats('chosenHelper')
const chosenOrders = ofSeats('chosenOrder')
const asides = ofSeats('aside')
const workshops = ofSeats('workshop')
const completed = ofSeats('completed')
const orderRows = rows.map((row) => ofSeats(row))

export const dealtHelpersOf = (seat: Seat): string => dealtHelpers[seat] as string
export const dealtOrdersOf = (seat: Seat): string => dealtOrders[seat] as string
export const handOf = (seat: Seat): string => hands[seat] as string
/** The first helper and the first order, chosen before the others' are known. */
export const chosenHelperOf = (seat: Seat): string => chosenHelpers[seat] as string
export const chosenOrderOf = (seat: Seat): string => chosenOrders[seat] as string
/** What a player did not keep of the first cards: others see how many, the player remembers which. */
export const asideOf = (seat: Seat): string => asides[seat] as string
export const workshopOf = (seat: Seat): string => workshops[seat] as string
/** Completed orders lie face down, but all saw which they were. */
export const completedOf = (seat: Seat): string => completed[seat] as string
/** The orders beside a workshop, row by row from the top down. */
export const rowOf = (seat: Seat, row: number): string => (orderRows[row] as readonly string[])[seat] as string
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

const heap: ZoneRule = { readers: 'all' }
const row: ZoneRule = { readers: 'all', ordered: true }

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
