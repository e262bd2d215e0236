import { bag, type Item, type Options, type Seat, type ZoneRule } from '@nora/kernel'
import { type Content, cardOf } from './content/content.ts'
import type { Card } from './content/schema.ts'
import { sisterZones } from './solo/sister-zones.ts'
import type { CatsTable } from './state.ts'

const MOST_SEATS = 4

/** Zones that every player has one of; written out once, because names are looked up at every decision. */
function ofSeats(name: string): readonly string[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => `${name}/${seat}`)
}

const hands = ofSeats('hand')
const drafts = ofSeats('draft')
const offers = ofSeats('offer')
const lessons = ofSeats('lessons')
const shown = ofSeats('shown')
const chosen = ofSeats('chosen')
const rescues = ofSeats('rescue')
const discarded = ofSeats('discarded')
const boats = ofSeats('boat')

export const handOf = (seat: Seat): string => hands[seat] as string
/** Cards that go round the table. */
export const draftOf = (seat: Seat): string => drafts[seat] as string
/** Cards a player may buy now. */
export const offerOf = (seat: Seat): string => offers[seat] as string
/** Private lessons, face down beside the ship. */
export const lessonsOf = (seat: Seat): string => lessons[seat] as string
/** The same, turned over for the final scoring. */
export const shownOf = (seat: Seat): string => shown[seat] as string
/** Rescue cards, still face down. */
export const chosenOf = (seat: Seat): string => chosen[seat] as string
/** Rescue cards, face up and not used yet. */
export const rescueCardsOf = (seat: Seat): string => rescues[seat] as string
/** What a player discarded face down: others see how many, the player remembers which. */
export const discardedBy = (seat: Seat): string => discarded[seat] as string
/** The tiles on a ship; where they lie is in the player's boat. */
export const boatOf = (seat: Seat): string => boats[seat] as string

/** The discovery bag. */
export const BAG = 'bag'
export const DECK = 'deck'
export const FAMILY_DECK = 'familyDeck'
/** The two zones of cats beside the island. */
export const LEFT = 'left'
export const RIGHT = 'right'
/** Tiles just drawn, before they go where they belong. */
export const FOUND = 'found'
export const RARE = 'rare'
export const COMMON = 'common'
export const OSHAXES = 'oshaxes'
export const PUBLIC_LESSONS = 'publicLessons'
/** Cards played and used up, face up. */
export const DISCARDS = 'discards'
/** Tiles that are out of the game. */
export const GONE = 'gone'

export type CatZone = typeof LEFT | typeof RIGHT

const row: ZoneRule = { readers: 'all', ordered: true }
const heap: ZoneRule = { readers: 'all' }

/** Rows lie in an order, which a solo game needs: the Sister counts positions from the left. */
const onTable: { readonly [zone: string]: ZoneRule } = {
  [BAG]: bag,
  [DECK]: bag,
  [FAMILY_DECK]: bag,
  [LEFT]: row,
  [RIGHT]: row,
  [FOUND]: row,
  [RARE]: row,
  [OSHAXES]: row,
  [COMMON]: heap,
  [PUBLIC_LESSONS]: row,
  [DISCARDS]: heap,
  [GONE]: heap,
}

const secret = [handOf, draftOf, offerOf, discardedBy]

export function zonesOf(content: Content, { mode, seats }: Options): { readonly [zone: string]: ZoneRule } {
  const isRescue = (card: Item) => cardOf(content, card).kind === 'rescue'
  const isOwnLesson = (card: Item) => ownLessons.includes(cardOf(content, card).kind)
  const zones: Record<string, ZoneRule> = mode === 'solo' ? { ...onTable, ...sisterZones } : { ...onTable }
  for (let seat = 0; seat < seats; seat++) {
    for (const zone of secret) zones[zone(seat)] = { readers: [seat] }
    zones[lessonsOf(seat)] = { readers: [seat], holds: isOwnLesson }
    zones[chosenOf(seat)] = { readers: [seat], holds: isRescue }
    zones[shownOf(seat)] = { ...heap, holds: isOwnLesson }
    zones[rescueCardsOf(seat)] = { ...heap, holds: isRescue }
    zones[boatOf(seat)] = heap
  }
  return zones
}

/** Lessons that a player keeps, face down until the end. */
const ownLessons: readonly Card['kind'][] = ['privateLesson', 'familyLesson']

/** The back of each item: tiles in the bag feel alike, and cards of one deck look alike. */
export function backOf(content: Content, item: Item): string {
  return content.tiles.has(item) ? 'tile' : backOfCard(cardOf(content, item))
}

function backOfCard({ kind }: Card): string {
  switch (kind) {
    case 'familyLesson':
    case 'colour':
    case 'sister':
    case 'basicLesson':
    case 'hardLesson':
      return kind
    default:
      return 'discovery'
  }
}

export function holdsCards(table: CatsTable, seat: Seat): boolean {
  return table.zone(handOf(seat)).length > 0
}
