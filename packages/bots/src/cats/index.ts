import type { CatsState, CatsTable, Content } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { greedy } from '../greedy.ts'
import { anytime, raise } from './anytime.ts'
import { buy, draft, giveLessons, rescueCards } from './exploring.ts'
import { lessonsWorth } from './lessons.ts'
import { meansWorth } from './means.ts'
import { momentOf } from './moment.ts'
import { promise } from './promise.ts'
import { familyRescue, moveCat, rescue, zone } from './rescuing.ts'
import { colour, oshax, place, rareFinds, treasure } from './tiles.ts'
import { shipWorth } from './worth.ts'

/** The points a seat may expect at the end of the game, less what the Sister may expect in a solo game. */
function evaluate(table: CatsTable, seat: Seat): number {
  const moment = momentOf(table, seat)
  const aboard = shipWorth(moment.facts) + lessonsWorth(moment.facts, moment.wishes)
  return table.options.mode === 'family' ? aboard : aboard + meansWorth(moment)
}

/** A sensible player of The Isle of Cats. */
export const catsGreedy = greedy<CatsState, Content>({
  evaluate,
  promise,
  shortlist: {
    draft,
    buy,
    rescueCards,
    giveLessons,
    rescue,
    familyRescue,
    moveCat,
    zone,
    rareFinds,
    oshax,
    treasure,
    mapBonus: treasure,
    colour,
    place,
    anytime,
  },
  anytime: raise,
  effort: { beam: 3, dreams: 2, depth: 10, margin: 0.2 },
})
