import type { Flow } from '@nora/kernel'
import { type Deck, decks } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { discardsOf, marketOf } from '../zones.ts'
import { drawCards } from './draw-cards.ts'

export const MARKET = 4
/** Czech rulebook, Fáze přípravy kola: so many cards of each row go when a round begins. */
const STALE = 2

/** The cards left move to the right, new ones come in at the left. */
export function* refillMarket(table: WistarTable): Flow {
  for (const deck of decks) yield* refillRow(table, deck)
}

function* refillRow(table: WistarTable, deck: Deck): Flow {
  const missing = MARKET - table.zone(marketOf(deck)).length
  if (missing > 0) yield* drawCards(table, deck, marketOf(deck), missing)
}

/** The rightmost cards of each row are discarded, then the row is filled again. */
export function* cycleMarket(table: WistarTable): Flow {
  for (const deck of decks) {
    const market = marketOf(deck)
    table.move(table.zone(market).slice(0, STALE), market, discardsOf(deck))
    yield* refillRow(table, deck)
  }
}

/** The row in which a card lies face up. */
export function rowOfCard(table: WistarTable, card: string): Deck | undefined {
  return decks.find((deck) => table.zone(marketOf(deck)).includes(card))
}
