import {
  catsAtEdge,
  catsAtEdgeOfBestColour,
  catsOf,
  edgeIsFull,
  everyColourIsAtEdge,
  threeOfEveryColour,
  treasures,
} from './counting.ts'
import { familySizes, largestFamily, lonelyCats, valueOfFamilyRanked } from './families.ts'
import { hasLargestFamilyOfAll, type Situation, told } from './situation.ts'

export const privateLessons: Record<string, (situation: Situation) => number> = {
  '113': ({ ship }) => (edgeIsFull(ship) ? 12 : 0),
  '114': ({ ship }) => (ship.cats.length === 15 ? 10 : 0),
  '115': ({ ship }) => (threeOfEveryColour(ship) ? 15 : 0),
  '116': ({ ship }) => (everyColourIsAtEdge(ship) ? 7 : 0),
  '117': ({ ship }) => catsAtEdgeOfBestColour(ship),
  '118': (situation) => (told(situation, 'permanentBaskets') === 3 ? 7 : 0),
  '119': (situation) => (told(situation, 'firstInTurnOrder') ? 7 : 0),
  '120': ({ ship }) => lonelyCats(ship).length,
  '121': largestFamilyLesson,
  '122': ({ ship }) => 2 * ship.rares.length,
  '123': ({ ship }) => ship.commons.length,
  '124': ({ ship }) => (ship.visibleRats === 0 ? 10 : 0),
  '125': ({ ship }) => 2 * ship.visibleRats,
  '126': (situation) => told(situation, 'privateLessonsOnTable'),
  '127': ({ ship }) => (catsOf(ship, 'blue').length === 5 ? 9 : 0),
  '128': ({ ship }) => (catsOf(ship, 'green').length === 5 ? 9 : 0),
  '129': ({ ship }) => (catsOf(ship, 'purple').length === 5 ? 9 : 0),
  '130': ({ ship }) => (catsOf(ship, 'red').length === 5 ? 9 : 0),
  '131': ({ ship }) => (catsOf(ship, 'orange').length === 5 ? 9 : 0),
  '132': ({ ship }) => (ship.visibleRats === 5 ? 10 : 0),
  '133': (situation) => (told(situation, 'privateLessonsOnTable') === 6 ? 7 : 0),
  '134': ({ ship }) => (treasures(ship).length === 5 ? 9 : 0),
  '135': ({ ship }) => Math.floor(catsAtEdge(ship).length / 2),
  '136': ({ ship }) => (ship.fullSections.includes('stern') && ship.fullSections.includes('bow') ? 12 : 0),
  '137': ({ ship }) =>
    ship.emptySections.includes('port cabin') && ship.emptySections.includes('starboard cabin') ? 18 : 0,
  '138': ({ ship }) => 4 * familySizes(ship).filter((size) => size >= 4).length,
  '139': ({ ship }) => 3 * ship.oshaxes.length,
  '140': ({ ship }) => (ship.emptySections.includes('dining room') ? 15 : 0),
  '141': ({ ship }) => valueOfFamilyRanked(ship, 3),
  '142': ({ fish }) => (fish >= 5 ? 7 : 0),
}

/** Isle of Cats rulebook, Card 121: alone, nobody is there to compare with, so seven cats are needed. */
function largestFamilyLesson(situation: Situation): number {
  const met = situation.mode === 'solo' ? largestFamily(situation.ship) >= 7 : hasLargestFamilyOfAll(situation)
  return met ? 10 : 0
}
