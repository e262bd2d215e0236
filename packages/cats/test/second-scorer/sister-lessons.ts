import type { Colour } from './boats.ts'
import { catsAtEdge, catsOf, coloursWithoutCat, touchesTreasure, treasures } from './counting.ts'
import { familySizes, largestFamily, lonelyCats, valueOfFamilyRanked } from './families.ts'
import type { Ship } from './ship.ts'
import { type Situation, told } from './situation.ts'

/** The sister's points for what stands on the player's boat. */
export const sisterLessons: Record<string, (situation: Situation) => number> = {
  '197': ({ ship }) => 5 * coloursWithoutCat(ship, touchesTreasure),
  '198': ({ ship }) => 2 * largestFamily(ship),
  '199': ({ ship }) => (treasures(ship).length < 9 ? 10 : 0),
  '200': ({ fish }) => 4 * fish,
  '201': ({ ship }) => 5 * ship.visibleRats,
  '202': ({ ship }) => 5 * Math.max(0, ship.cats.length - 15),
  '203': ({ ship }) => 5 * coloursWithoutCat(ship, (cat) => cat.atEdge),
  '204': bestOtherLessonAgain,
  '205': ({ ship }) => 3 * ship.fullSections.length,
  '206': ({ ship }) => 5 * lonelyCats(ship).length,
  '207': (situation) => 3 * told(situation, 'privateLessonsOnTable'),
  '208': ({ ship }) => valueOfFamilyRanked(ship, 1),
  '209': ({ ship }) => valueOfFamilyRanked(ship, 2),
  '210': ({ ship }) => 3 * ship.commons.length,
  '211': ({ ship }) => 3 * ship.cats.filter((cat) => !touchesTreasure(cat)).length,
  '212': ({ ship }) => 4 * ship.coveredMaps,
  '213': ({ ship }) => 5 * familySizes(ship).length,
  '214': ({ ship }) => catsAtEdge(ship).length,
  '215': ({ ship }) => 5 * coloursWithoutCat(ship, (cat) => cat.besideVisibleRat),
}

function bestOtherLessonAgain(situation: Situation): number {
  const others = told(situation, 'soloLessonsBeside204').filter((number) => number !== '204')
  return Math.max(0, ...others.map((number) => sisterLessonPoints(number, situation)))
}

export function sisterLessonPoints(number: string, situation: Situation): number {
  const lesson = sisterLessons[number]
  if (lesson === undefined) throw new Error(`the sister has no lesson ${number}`)
  return lesson(situation)
}

/** Isle of Cats rulebook, Solo final scoring: 5 points for each cat of the colour turned first, down to 1 for the last. */
export function sisterColourPoints(ship: Ship, turned: readonly Colour[]): number {
  return turned.reduce((sum, colour, place) => sum + (5 - place) * catsOf(ship, colour).length, 0)
}
