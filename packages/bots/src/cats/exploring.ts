import { cardOf, draftOf, handOf, lessonsOf, offerOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { bestFew, widened } from '../ranking.ts'
import { sum } from '../sum.ts'
import { playsWorthTrying } from './anytime.ts'
import { assess } from './assessment.ts'
import { selectionsOf } from './choice.ts'
import { lessonOn } from './lessons/counted-lessons.ts'
import { lessonsWorth } from './lessons/lessons.ts'
import { bestPurchase, cardsToLay, purchases } from './resources.ts'
import type { CatsShortlist } from './shortlist.ts'

/** The cards that, with those kept before, make the best purchase. */
export const draft: CatsShortlist = (table, seat, args, _space, _fate, width) => {
  const { keep } = args as { keep: number }
  const assessment = assess(table, seat)
  const kept = table.zone(offerOf(seat))
  const hands = selectionsOf(table.zone(draftOf(seat)), keep)
  return bestFew(hands, widened(1, width), (cards) => bestPurchase(assessment, [...kept, ...cards]).worth)
}

export const buy: CatsShortlist = (table, seat, _args, _space, _fate, width) =>
  bestFew(purchases(assess(table, seat), table.zone(offerOf(seat))), widened(1, width), ({ worth }) => worth).map(
    ({ cards }) => cards,
  )

export const rescueCards: CatsShortlist = (table, seat, _args, space, _fate, width) => {
  const rescue = table.zone(handOf(seat)).filter((card) => cardOf(table.content, card).kind === 'rescue')
  return [...cardsToLay(assess(table, seat), rescue, widened(1, width)), ...playsWorthTrying(table, seat, space)]
}

/** The lessons that promise least are given up. */
export const giveLessons: CatsShortlist = (table, seat, args, _space, _fate, width) => {
  const { number } = args as { number: number }
  const assessment = assess(table, seat)
  const lost = (cards: readonly Item[]) =>
    sum(cards.map((card) => lessonsWorth(assessment.facts, lessonOn(table, card))))
  const given = selectionsOf(table.zone(lessonsOf(seat)), number)
  return bestFew(given, widened(1, width), (cards) => -lost(cards)).map((cards) => [...cards].sort())
}
