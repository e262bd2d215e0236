import { because, draw, type Flow, type Item, type Reason, type Seat } from '@nora/kernel'
import type { Deck } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { deckZone, discardsOf, handOf } from '../zones.ts'
import { react, reactEach } from './permanent-effects.ts'

/** How many cards a deck can give, its discards included. */
export function leftToDraw(table: WistarTable, deck: Deck): number {
  return table.zone(deckZone(deck)).length + table.zone(discardsOf(deck)).length
}

export function whyNoCards(table: WistarTable, deck: Deck): Reason | undefined {
  return leftToDraw(table, deck) > 0 ? undefined : because('noneLeft', { what: deck })
}

/** Czech rulebook, Vývoj projektů: when a deck is empty its discards are shuffled into a new one. */
export function* drawCards(table: WistarTable, deck: Deck, to: string, n: number): Flow {
  const zone = deckZone(deck)
  const first = Math.min(n, table.zone(zone).length)
  yield* draw(table, zone, to, first)
  if (first === n) return
  table.move([...table.zone(discardsOf(deck))], discardsOf(deck), zone)
  table.tell?.({ type: 'reshuffled', deck })
  yield* draw(table, zone, to, n - first)
}

/** Cards from the top of a deck into the hand. */
export function* takeFromDeck(table: WistarTable, seat: Seat, deck: Deck, n: number): Flow {
  const before = table.zone(handOf(seat)).length
  yield* drawCards(table, deck, handOf(seat), n)
  const taken = table.zone(handOf(seat)).length - before
  yield* reactEach(table, seat, { on: 'takeInvention', deck }, taken)
}

/** A card of the market or turned over from a deck, which everybody sees, into the hand. */
export function* takeCard(table: WistarTable, seat: Seat, card: Item, from: string, deck: Deck): Flow {
  table.move(card, from, handOf(seat))
  yield* react(table, seat, { on: 'takeInvention', deck })
}
