import { ask, type Flow, type Item, type Json, type Kind, type Reason, type Seat } from '@nora/kernel'
import { type Content, cardOf } from '../content/content.ts'
import type { CardOf } from '../content/schema.ts'
import { refuse } from '../reasons.ts'
import { Affordable } from '../spaces/affordable.ts'
import { type CatsTable, playerOf } from '../state.ts'
import { discardedBy, handOf, offerOf } from '../zones.ts'

/** Any of the cards on offer that can be paid for together. */
export const buyKind: Kind<CatsTable, null, Item[]> = {
  name: 'buy',
  declines: (cards) => cards.length === 0,
  secret: true,
  sealed: true,
  space: (table, seat) =>
    new Affordable(table.zone(offerOf(seat)), (card) => costOf(table.content, card), playerOf(table, seat).fish),
  sought: (table, seat) => table.zone(offerOf(seat)).map((card) => [card]),
  why: whyNotBuy,
}

/** A purchase of its own, settled at once. */
export function* purchase(table: CatsTable, seat: Seat): Flow {
  settle(table, seat, yield* ask(table, seat, buyKind, null))
}

/** Bought cards go to the hand; the others are discarded face down, so that nobody else learns which they were. */
export function settle(table: CatsTable, seat: Seat, cards: readonly Item[]): void {
  const fish = cards.reduce((total, card) => total + costOf(table.content, card), 0)
  playerOf(table, seat).fish -= fish
  table.move(cards, offerOf(seat), handOf(seat))
  const rest = [...table.zone(offerOf(seat))]
  table.move(rest, offerOf(seat), discardedBy(seat))
  // The price tells something about cards that nobody else sees.
  table.tell?.({ type: 'bought', seat, items: cards, fish, discarded: rest.length, reveals: true })
}

function costOf(content: Content, card: Item): number {
  return (cardOf(content, card) as CardOf<'rescue'>).cost
}

function whyNotBuy(table: CatsTable, seat: Seat, _args: null, choice: Json): Reason | undefined {
  if (!Array.isArray(choice)) return undefined
  const offer = table.zone(offerOf(seat))
  const other = choice.find((card) => !offer.includes(card))
  if (other !== undefined) return refuse('notInHand', { item: other })
  const needs = choice.reduce((total: number, card: Item) => total + costOf(table.content, card), 0)
  const has = playerOf(table, seat).fish
  return needs > has ? refuse('needsFish', { needs, has }) : undefined
}
