import type { CatsState, CatsTable, Content } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { greedy } from '../greedy.ts'
import { anytime, raise } from './anytime.ts'
import { assess } from './assessment.ts'
import { buy, draft, giveLessons, rescueCards } from './exploring.ts'
import { lessonsWorth } from './lessons.ts'
import { pendingGain } from './pending-gain.ts'
import { familyRescue, moveCat, rescue, zone } from './rescuing.ts'
import { resourcesWorth } from './resources.ts'
import { shipWorth } from './ship-worth.ts'
import { colour, oshax, place, rareFinds, treasure } from './tiles.ts'

/** The points a seat may expect at the end of the game, less what the Sister may expect in a solo game. */
function evaluate(table: CatsTable, seat: Seat): number {
  const assessment = assess(table, seat)
  const aboard = shipWorth(assessment.facts) + lessonsWorth(assessment.facts, assessment.countedLessons)
  return table.options.mode === 'family' ? aboard : aboard + resourcesWorth(assessment)
}

/** A sensible player of The Isle of Cats. */
export const catsGreedy = greedy<CatsState, Content>({
  evaluate,
  pendingGain,
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
  effort: { beam: 3, samples: 2, depth: 10, margin: 0.2 },
})
