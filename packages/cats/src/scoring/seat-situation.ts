import type { Seat } from '@nora/kernel'
import { type CatsTable, playerOf } from '../state.ts'
import { lessonsOf, shownOf } from '../zones.ts'
import { largestFamily } from './count.ts'
import { surveyOf } from './sheet.ts'
import type { Mode, Situation } from './situation.ts'

/** What scoring must know about a player besides the ship. */
export function situationOf(table: CatsTable, seat: Seat): Situation {
  const { fish, baskets } = playerOf(table, seat)
  return {
    mode: table.options.mode as Mode,
    fish,
    permanentBaskets: baskets,
    firstInTurnOrder: table.state.order[0] === seat,
    // Looked up only where a lesson asks for it: it surveys every other ship.
    get otherPlayersLargestFamily() {
      return largestFamilyOfOthers(table, seat)
    },
    privateLessonsOnTable: privateLessons(table, seat),
  }
}

/** Isle of Cats rulebook, Private lessons: everybody sees how many a player has, not which. */
export function privateLessons(table: CatsTable, seat: Seat): number {
  return table.zone(lessonsOf(seat)).length + table.zone(shownOf(seat)).length
}

function largestFamilyOfOthers(table: CatsTable, seat: Seat): number {
  const others = table.state.players.filter((_, other) => other !== seat)
  return Math.max(0, ...others.map(({ boat }) => largestFamily(surveyOf(table.content, boat))))
}
