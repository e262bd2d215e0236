import { cardOf, draftOf, handOf, lessonsOf, offerOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { bestFew } from '../ranking.ts'
import { playsWorthTrying } from './anytime.ts'
import { assess } from './assessment.ts'
import { best, selections } from './choice.ts'
import { lessonOn } from './counted-lessons.ts'
import { lessonsWorth } from './lessons.ts'
import { bestPurchase, cardsToLay } from './resources.ts'
import type { CatsShortlist } from './shortlist.ts'

/** The cards that, with those kept before, make the best purchase. */
export const draft: CatsShortlist = (table, seat, args) => {
  const { keep } = args as { keep: number }
  const assessment = assess(table, seat)
  const kept = table.zone(offerOf(seat))
  const hands = selections(table.zone(draftOf(seat))).filter(({ length }) => length === keep)
  const chosen = best(hands, (cards) => bestPurchase(assessment, [...kept, ...cards]).worth)
  return chosen ? [chosen] : []
}

export const buy: CatsShortlist = (table, seat) => [bestPurchase(assess(table, seat), table.zone(offerOf(seat))).cards]

export const rescueCards: CatsShortlist = (table, seat, _args, space) => {
  const rescue = table.zone(handOf(seat)).filter((card) => cardOf(table.content, card).kind === 'rescue')
  return [cardsToLay(assess(table, seat), rescue), ...playsWorthTrying(table, seat, space)]
}

/** The lessons that promise least are given up. */
export const giveLessons: CatsShortlist = (table, seat, args) => {
  const { number } = args as { number: number }
  const assessment = assess(table, seat)
  const worth = (card: Item) => lessonsWorth(assessment.facts, lessonOn(table, card))
  const least = bestFew(table.zone(lessonsOf(seat)), number, (card) => -worth(card))
  return [least.sort()]
}
