import { bag, heap, type Item, isHidden, type Options, ofEachSeat, row, stack, type ZoneRule } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { type Area, areas, type Deck, decks } from './content/names.ts'
import { ratbotZones } from './solo/ratbot-zones.ts'
import { countOf, type WistarTable } from './state.ts'

/** Zones of one kind by what they belong to; each name is put together once. */
function of(kind: string): (owner: string) => string {
  const names = new Map<string, string>()
  return (owner) => {
    let name = names.get(owner)
    if (name === undefined) {
      name = `${kind}/${owner}`
      names.set(owner, name)
    }
    return name
  }
}

export const handOf = ofEachSeat('hand')
/** Inventions played, in the order they were played. */
export const areaOf = ofEachSeat('area')
/** Guests and cheese on the player's board. */
export const guestsOf = ofEachSeat('guests')
export const doorsOf = ofEachSeat('doors')
export const heroesOf = ofEachSeat('heroes')
export const tokensOf = ofEachSeat('tokens')
export const privateOf = ofEachSeat('private')
/** Cards drawn to choose from. */
export const drawnBy = ofEachSeat('drawn')

export const deckZone = (deck: Deck): string => deck
/** The cards face up, from the right to the left: new ones come in at the left, and that is the end of the list. */
export const marketOf: (deck: Deck) => string = of('market')
export const discardsOf: (deck: Deck) => string = of('discards')
/** The start pairs: the first of the one row belongs to the first of the other. */
export const pairsOf: (deck: Deck) => string = of('pairs')
/** A card turned over from a deck. */
export const TURNED = 'turned'

export const missionDeck: (area: Area) => string = of('missions')
export const hiddenMission = of('hidden')
export const openMission = of('open')
export const guestSupply: (area: Area) => string = of('supply')
export const guestsIn = of('room')
export const ROUND_STACK = 'roundStack'
export const ROUND_GUEST = 'roundGuest'
export const CHEESE = 'cheese'
export const DOOR_BAG = 'doorBag'
export const doorAt = of('door')
export const OBJECTIVES = 'objectives'
export const OBJECTIVE_DECK = 'objectiveDeck'
export const HEROES = 'heroes'
export const TOKENS = 'tokens'
/** What left the game before everybody's eyes. */
export const BOX = 'box'

export function zonesOf(content: Content, { mode, seats }: Options): { readonly [zone: string]: ZoneRule } {
  const zones: Record<string, ZoneRule> = {
    ...(mode === 'solo' && ratbotZones),
    [TURNED]: row,
    [ROUND_STACK]: stack,
    [ROUND_GUEST]: heap,
    [CHEESE]: row,
    [DOOR_BAG]: bag,
    [OBJECTIVES]: row,
    [OBJECTIVE_DECK]: bag,
    [HEROES]: heap,
    [TOKENS]: heap,
    [BOX]: heap,
  }
  for (const deck of decks) {
    zones[deckZone(deck)] = bag
    zones[marketOf(deck)] = row
    zones[discardsOf(deck)] = heap
    zones[pairsOf(deck)] = row
  }
  for (const area of areas) {
    zones[missionDeck(area)] = bag
    zones[guestSupply(area)] = bag
  }
  const { missionSpaces, doors } = content.layouts[countOf(seats)]
  for (const { id } of missionSpaces) {
    zones[hiddenMission(id)] = stack
    zones[openMission(id)] = row
  }
  for (const room of content.rooms.keys()) zones[guestsIn(room)] = stack
  for (const passage of doors) zones[doorAt(passage)] = stack
  for (let seat = 0; seat < seats; seat++) {
    for (const zone of [handOf, drawnBy]) zones[zone(seat)] = { readers: [seat] }
    for (const zone of [areaOf, guestsOf, heroesOf]) zones[zone(seat)] = row
    for (const zone of [doorsOf, tokensOf, privateOf]) zones[zone(seat)] = heap
  }
  return zones
}

/** The back of each item: inventions show their deck, guests and missions their part of the farm. */
export function backOf(content: Content, item: Item): string {
  const card = content.inventions.recommended.get(item)
  if (card) return card.deck
  const guest = content.guests.get(item)
  if (guest) return `${guest.area}Guest`
  const mission = content.missions.get(item)
  if (mission) return `${mission.area}Mission`
  // Doors, objectives, heroes, tokens and cheeses are each alike: `door-07` is a door.
  return item.slice(0, item.indexOf('-'))
}

/** The deck of a card, as its back shows it. */
export function deckOf({ content }: WistarTable, item: Item): Deck {
  if (isHidden(item)) return item.slice(1) as Deck
  return content.inventions.recommended.get(item)?.deck as Deck
}
