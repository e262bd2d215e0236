import { ask, because, type Flow, filtered, type Item, isHidden, type Kind, type Seat } from '@nora/kernel'
import type { Deck } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { deckOf, discardsOf, handOf } from '../zones.ts'

type DiscardArgs = { readonly left: number; readonly deck?: Deck }

/** Which card of the hand goes to the discards. */
export const discardKind: Kind<WistarTable, DiscardArgs, Item> = {
  name: 'discard',
  secret: true,
  space: (table, seat, { deck }) =>
    filtered(table.zone(handOf(seat)), (card) => !isHidden(card) && (!deck || deckOf(table, card) === deck)),
  sought: (table, seat) => table.zone(handOf(seat)),
  why: (table, seat, { deck }, choice) => {
    if (typeof choice !== 'string' || !table.zone(handOf(seat)).includes(choice)) return because('notInHand')
    return deck ? because('otherSort', { sort: deck }) : undefined
  },
}

/** The number of cards of each deck is known to all by their backs, so whether there are enough is no secret. */
export function handCount(table: WistarTable, seat: Seat, deck?: Deck): number {
  const hand = table.zone(handOf(seat))
  if (!deck) return hand.length
  let count = 0
  for (const card of hand) if (deckOf(table, card) === deck) count++
  return count
}

/** The player discards so many cards of its own choice. */
export function* discardCards(table: WistarTable, seat: Seat, n: number, deck?: Deck): Flow {
  for (let left = n; left > 0; left--) {
    if (handCount(table, seat, deck) === 0) return
    const card = yield* ask(table, seat, discardKind, deck ? { left, deck } : { left })
    table.move(card, handOf(seat), discardsOf(deckOf(table, card)))
  }
}
