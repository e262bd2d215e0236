import { MIDDLE_ROW, SQUARES } from './boats.ts'
import {
  catsAtEdge,
  catsAtEdgeOfBestColour,
  catsOf,
  edgeIsFull,
  everyColourIsAtEdge,
  threeOfEveryColour,
  treasures,
} from './counting.ts'
import { valueOfFamilyRanked } from './families.ts'
import type { Ship } from './ship.ts'
import { hasLargestFamilyOfAll, type Situation } from './situation.ts'

export const familyLessons: Record<string, (situation: Situation) => number> = {
  '151': ({ ship }) => catsAtEdgeOfBestColour(ship),
  '152': ({ ship }) => (everyColourIsAtEdge(ship) ? 9 : 0),
  '153': ({ ship }) => Math.floor(catsAtEdge(ship).length / 2),
  '154': ({ ship }) => (ship.visibleRats === 0 ? 10 : 0),
  '155': ({ ship }) => (middleRowIsFull(ship) ? 10 : 0),
  '156': ({ ship }) => (edgeIsFull(ship) ? 12 : 0),
  '157': ({ ship }) => (ship.cats.length === 20 ? 10 : 0),
  '158': ({ ship }) => (threeOfEveryColour(ship) ? 15 : 0),
  '159': ({ ship }) => (catsOf(ship, 'blue').length === 5 ? 9 : 0),
  '160': ({ ship }) => (catsOf(ship, 'green').length === 5 ? 9 : 0),
  '161': ({ ship }) => (catsOf(ship, 'purple').length === 5 ? 9 : 0),
  '162': ({ ship }) => (catsOf(ship, 'red').length === 5 ? 9 : 0),
  '163': ({ ship }) => (catsOf(ship, 'orange').length === 5 ? 9 : 0),
  '164': ({ ship }) => 2 * treasures(ship).length,
  '165': (situation) => (hasLargestFamilyOfAll(situation) ? 10 : 0),
  '166': ({ ship }) => 2 * ship.visibleRats,
  '167': ({ ship }) => 2 * ship.fullSections.length,
  '168': ({ ship }) => valueOfFamilyRanked(ship, 3),
}

function middleRowIsFull(ship: Ship): boolean {
  return SQUARES.filter(([row]) => row === MIDDLE_ROW).every(ship.isCovered)
}
