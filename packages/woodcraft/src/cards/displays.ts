import { draw, type Flow, type Item } from '@nora/kernel'
import type { WoodcraftTable } from '../state.ts'
import * as zone from '../zones.ts'

/** How many orders and how many helpers are on show. */
export const SHOWN = 4

const early = { orders: zone.EARLY_ORDERS, helpers: zone.EARLY_HELPERS }
const late = { orders: zone.LATE_ORDERS, helpers: zone.LATE_HELPERS }

const displays = {
  orders: { shown: zone.ORDERS, discards: zone.ORDER_DISCARDS, card: 'order' },
  helpers: { shown: zone.HELPERS, discards: zone.HELPER_DISCARDS, card: 'helper' },
} as const

export type Display = keyof typeof displays

function deckOf({ state }: WoodcraftTable, display: Display): string {
  return (state.late ? late : early)[display]
}

/**
 * The cards slide towards the X and new ones fill the row. A deck that runs out is made anew from its discards, those
 * that players put aside at the start among them; if there are still too few, places stay empty.
 */
export function* refill(table: WoodcraftTable, display: Display): Flow {
  const { shown } = displays[display]
  const deck = deckOf(table, display)
  yield* draw(table, deck, shown, SHOWN - table.zone(shown).length)
  if (table.zone(shown).length === SHOWN) return
  reshuffle(table, display)
  yield* draw(table, deck, shown, SHOWN - table.zone(shown).length)
}

/** Discards of the early deck are no part of the late one, and only early cards were put aside. */
function reshuffle(table: WoodcraftTable, display: Display): void {
  const { discards, card } = displays[display]
  const back = `${table.state.late ? 'late' : 'early'}-${card}`
  for (const from of [discards, ...table.state.players.map((_, seat) => zone.asideOf(seat))]) {
    const cards = table.zone(from).filter((item) => zone.backOf(item) === back)
    if (cards.length > 0) table.move(cards, from, deckOf(table, display))
  }
}

/** Puts a shown card on the discards. */
export function discardShown(table: WoodcraftTable, display: Display, card: Item): void {
  table.move(card, displays[display].shown, displays[display].discards)
}

export function shownIn(table: WoodcraftTable, display: Display): readonly Item[] {
  return table.zone(displays[display].shown)
}

/** Czech rulebook, Balíčky určené pro pozdější část hry: everything shown leaves the game, and the late decks come. */
export function* switchToLate(table: WoodcraftTable): Flow {
  table.state.late = true
  table.tell?.({ type: 'lateDecks' })
  for (const display of ['orders', 'helpers'] as const) {
    const { shown } = displays[display]
    table.move([...table.zone(shown)], shown, zone.GONE)
    yield* refill(table, display)
  }
}
