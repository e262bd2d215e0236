import { ask, because, type Flow, type Item, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { type Deck, decks, type InventionType } from '../content/names.ts'
import { cardOf } from '../player-board/player-area.ts'
import type { WistarTable } from '../state.ts'
import { deckOf, discardsOf, handOf, marketOf, TURNED } from '../zones.ts'
import { drawCards, leftToDraw, takeCard } from './draw-cards.ts'
import { rowOfCard } from './market.ts'

/** Which cards may be taken: of one deck or any, of one type or any; `deck` as an answer means from the deck instead. */
type FaceUpArgs = { readonly deck?: Deck; readonly type?: InventionType; readonly orDeck: boolean }

const FROM_DECK = 'deck'
const NONE = 'none'

export const faceUpKind: Kind<WistarTable, FaceUpArgs, Item> = {
  name: 'takeFaceUp',
  declines: (choice) => choice === NONE,
  space: (table, _seat, { deck, type, orDeck }) =>
    lazy(() => [...faceUp(table, deck, type), orDeck ? FROM_DECK : NONE]),
  sought: (table) => decks.flatMap((deck) => table.zone(marketOf(deck))),
  why: (table, _seat, { deck, type }, choice) => {
    const row = typeof choice === 'string' ? rowOfCard(table, choice) : undefined
    if (!row) return because('notFaceUp')
    if (deck && row !== deck) return because('otherSort', { sort: deck })
    return type ? because('otherSort', { sort: type }) : undefined
  },
}

/** The same where one must be taken. */
export const mustTakeKind: Kind<WistarTable, FaceUpArgs, Item> = {
  ...faceUpKind,
  name: 'mustTakeFaceUp',
  space: (table, _seat, { deck, type }) => lazy(() => faceUp(table, deck, type)),
}

function faceUp(table: WistarTable, deck?: Deck, type?: InventionType): Item[] {
  const rows = deck ? [deck] : decks
  return rows.flatMap((row) => table.zone(marketOf(row)).filter((card) => !type || cardOf(table, card).type === type))
}

export function whyNoFaceUp(table: WistarTable, deck?: Deck, type?: InventionType): Reason | undefined {
  return faceUp(table, deck, type).length > 0 ? undefined : because('noneLeft', { what: 'faceUp' })
}

export function* takeFaceUp(table: WistarTable, seat: Seat, deck?: Deck, type?: InventionType): Flow {
  const args = { ...(deck ? { deck } : {}), ...(type ? { type } : {}), orDeck: false }
  const card = yield* ask(table, seat, faceUpKind, args)
  const row = rowOfCard(table, card)
  if (row) yield* takeCard(table, seat, card, marketOf(row), row)
}

/**
 * Card 137: a card of a type from the row, else from the deck. Polish rulebook: from the row if there is one; Czech
 * rulebook: the player may look for it in the deck instead.
 */
export function* findInvention(
  table: WistarTable,
  seat: Seat,
  { deck, type, may }: { readonly deck: Deck; readonly type: InventionType; readonly may: boolean },
): Flow {
  if (faceUp(table, deck, type).length > 0) {
    const card = yield* ask(table, seat, may ? faceUpKind : mustTakeKind, { deck, type, orDeck: may })
    if (card !== FROM_DECK) return yield* takeCard(table, seat, card, marketOf(deck), deck)
  }
  yield* searchDeck(table, seat, deck, type)
}

/** Turns over cards until one of the type comes; the others are discarded. A whole deck without one yields nothing. */
function* searchDeck(table: WistarTable, seat: Seat, deck: Deck, type: InventionType): Flow {
  const isSought = (card: Item) => cardOf(table, card).type === type
  for (let left = leftToDraw(table, deck); left > 0 && !table.zone(TURNED).some(isSought); left--)
    yield* drawCards(table, deck, TURNED, 1)
  const found = table.zone(TURNED).find(isSought)
  // Before anything reacts to the card that is taken: that may turn over cards again.
  table.move(
    table.zone(TURNED).filter((card) => card !== found),
    TURNED,
    discardsOf(deck),
  )
  if (found !== undefined) yield* takeCard(table, seat, found, TURNED, deck)
}

/** Cards 144 and 148: the top card, to the hand if it is of the type, else to the discards. */
export function* revealTop(table: WistarTable, seat: Seat, deck: Deck, type: InventionType): Flow {
  yield* drawCards(table, deck, TURNED, 1)
  const card = table.zone(TURNED)[0] as Item
  if (cardOf(table, card).type === type) yield* takeCard(table, seat, card, TURNED, deck)
  else table.move(card, TURNED, discardsOf(deck))
}

/** Card 156: which of the discards. */
export const discardedKind: Kind<WistarTable, { readonly deck?: Deck }, Item> = {
  name: 'takeDiscarded',
  declines: (choice) => choice === NONE,
  space: (table, _seat, { deck }) => lazy(() => [...discarded(table, deck), NONE]),
}

function discarded(table: WistarTable, deck?: Deck): Item[] {
  return (deck ? [deck] : decks).flatMap((each) => table.zone(discardsOf(each)))
}

export function whyNoDiscarded(table: WistarTable, deck?: Deck): Reason | undefined {
  return discarded(table, deck).length > 0 ? undefined : because('noneLeft', { what: 'discards' })
}

export function* takeDiscarded(table: WistarTable, seat: Seat, deck?: Deck): Flow {
  const card = yield* ask(table, seat, discardedKind, deck ? { deck } : {})
  if (card === NONE) return
  // Card 51 speaks of the market and the deck, so that nothing reacts to a card from the discards.
  table.move(card, discardsOf(deckOf(table, card)), handOf(seat))
}
