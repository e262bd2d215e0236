import { bag, heap, type Item, type Options, ofEachSeat, row, type Seat, type ZoneRule } from '@nora/kernel'
import { type Content, cardOf } from './content/content.ts'
import type { Card } from './content/schema.ts'
import { sisterZones } from './solo/sister-zones.ts'
import type { CatsTable } from './state.ts'

export const handOf = ofEachSeat('hand')
/** Cards that go round the table. */
export const draftOf = ofEachSeat('draft')
/** Cards a player may buy now. */
export const offerOf = ofEachSeat('offer')
/** Private lessons, face down beside the ship. */
export const lessonsOf = ofEachSeat('lessons')
/** The same, turned over for the final scoring. */
export const shownOf = ofEachSeat('shown')
/** Rescue cards, still face down. */
export const chosenOf = ofEachSeat('chosen')
/** Rescue cards, face up and not used yet. */
export const rescueCardsOf = ofEachSeat('rescue')
/** What a player discarded face down: others see how many, the player remembers which. */
export const discardedBy = ofEachSeat('discarded')
/** The tiles on a ship; where they lie is in the player's boat. */
export const boatOf = ofEachSeat('boat')

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
