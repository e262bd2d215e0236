import type { Item, Seat } from '@nora/kernel'
import { cardOf } from '../content/content.ts'
import type { CardOf } from '../content/schema.ts'
import { type CatsTable, playerOf } from '../state.ts'
import { DISCARDS, rescueCardsOf } from '../zones.ts'

/** Isle of Cats rulebook, Baskets: a token for every day, a basket on a card, or two broken ones on cards. */
export const basketKinds = ['permanent', 'single', 'broken'] as const

export type Basket = (typeof basketKinds)[number]

const BROKEN_PER_CAT = 2

/** How many cats the baskets of a kind can still carry today. */
export function basketsLeft(table: CatsTable, seat: Seat, kind: Basket): number {
  const { baskets, usedBaskets } = playerOf(table, seat)
  if (kind === 'permanent') return baskets - usedBaskets
  const cards = cardsWith(table, seat, kind).length
  return kind === 'single' ? cards : Math.floor(cards / BROKEN_PER_CAT)
}

/** The player has such a basket. Cards are discarded as soon as their basket is used; returns them. */
export function useBasket(table: CatsTable, seat: Seat, kind: Basket): readonly Item[] {
  if (kind === 'permanent') {
    playerOf(table, seat).usedBaskets++
    return []
  }
  const cards = cardsWith(table, seat, kind).slice(0, kind === 'single' ? 1 : BROKEN_PER_CAT)
  table.move(cards, rescueCardsOf(seat), DISCARDS)
  return cards
}

/** The face-up rescue cards that show a basket of this kind. */
function cardsWith(table: CatsTable, seat: Seat, kind: 'single' | 'broken'): Item[] {
  return table.zone(rescueCardsOf(seat)).filter((id) => {
    const { baskets, brokenBaskets } = cardOf(table.content, id) as CardOf<'rescue'>
    return (kind === 'single' ? baskets : brokenBaskets) > 0
  })
}
