import type { Colour } from './boats.ts'
import { catsAtEdgeOf, catsOf, treasuresBeside } from './counting.ts'
import { lonelyCats } from './families.ts'
import type { Ship } from './ship.ts'
import { type Situation, told } from './situation.ts'

/** Lessons whose colour was chosen by the player who laid them out. */
export const colouredPublicLessons: Record<string, (ship: Ship, colour: Colour) => number> = {
  '143': (ship, colour) => 2 * catsAtEdgeOf(ship, colour).length,
  '144': (ship, colour) => catsOf(ship, colour).length,
  '145': (ship, colour) => (catsOf(ship, colour).length >= 3 ? 5 : 0),
  '146': (ship, colour) => 3 * lonelyCats(ship).filter((cat) => cat.colour === colour).length,
  '149': (ship, colour) => treasuresBeside(ship, colour).length,
}

export const plainPublicLessons: Record<string, (situation: Situation) => number> = {
  '147': (situation) => 2 * told(situation, 'privateLessonsOnTable'),
  '148': ({ ship }) => 2 * ship.commons.length,
  '150': ({ ship }) => 5 * ship.uncoveredMaps,
}

/** The points of a lesson written as in a case, such as 148 or 144:blue. */
export function publicLessonPoints(written: string, situation: Situation): number {
  const [number = '', colour] = written.split(':')
  const points =
    colour === undefined
      ? plainPublicLessons[number]?.(situation)
      : colouredPublicLessons[number]?.(situation.ship, colour as Colour)
  if (points === undefined) throw new Error(`there is no public lesson ${written}`)
  // Isle of Cats rulebook, Solo phase 3: half the points of each, an odd number rounded up.
  return situation.mode === 'solo' ? Math.ceil(points / 2) : points
}
