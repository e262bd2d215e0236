import { cardOf, draftOf, handOf, lessonsOf, offerOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { playsWorthTrying } from './anytime.ts'
import { best, bestFew, selections } from './choice.ts'
import { lessonsWorth } from './lessons.ts'
import { bestPurchase, cardsToLay } from './means.ts'
import { momentOf } from './moment.ts'
import type { CatsShortlist } from './shortlist.ts'
import { wish } from './wishes.ts'

/** The cards that, with those kept before, make the best purchase. */
export const draft: CatsShortlist = (table, seat, args) => {
  const { keep } = args as { keep: number }
  const moment = momentOf(table, seat)
  const kept = table.zone(offerOf(seat))
  const hands = selections(table.zone(draftOf(seat))).filter(({ length }) => length === keep)
  const chosen = best(hands, (cards) => bestPurchase(moment, [...kept, ...cards]).worth)
  return chosen ? [chosen] : []
}

export const buy: CatsShortlist = (table, seat) => [
  bestPurchase(momentOf(table, seat), table.zone(offerOf(seat))).cards,
]

export const rescueCards: CatsShortlist = (table, seat, _args, space) => {
  const rescue = table.zone(handOf(seat)).filter((card) => cardOf(table.content, card).kind === 'rescue')
  return [cardsToLay(momentOf(table, seat), rescue), ...playsWorthTrying(table, seat, space)]
}

/** The lessons that promise least are given up. */
export const giveLessons: CatsShortlist = (table, seat, args) => {
  const { number } = args as { number: number }
  const moment = momentOf(table, seat)
  const worth = (card: Item) => lessonsWorth(moment.facts, wish(table, card))
  const least = bestFew(table.zone(lessonsOf(seat)), number, (card) => -worth(card))
  return [least.sort()]
}
