import { SECTIONS } from './boats.ts'
import type { ScoreCase, ScoreResult } from './case.ts'
import { familySizes, familyValue } from './families.ts'
import { familyLessons } from './family-lessons.ts'
import { legalShip } from './legal.ts'
import { privateLessons } from './private-lessons.ts'
import { publicLessonPoints } from './public-lessons.ts'
import { sisterColourPoints, sisterLessonPoints } from './sister-lessons.ts'
import type { Situation } from './situation.ts'

/**
 * Scores a boat a second time, slowly and by the letter of the rulebook. It shares no code with the game's own
 * scoring, so that a mistake would have to be made twice to go unseen.
 */
export function secondScore(scoreCase: ScoreCase): ScoreResult {
  const { mode = 'classic', fish = 0, assume = {} } = scoreCase
  const ship = legalShip(scoreCase)
  const situation: Situation = { ship, mode, fish, assume }
  const each = (listed: readonly string[] | undefined, points: (written: string) => number) =>
    Object.fromEntries((listed ?? []).map((written) => [written, points(written)]))

  return {
    rats: 0 - ship.visibleRats,
    sections: 0 - 5 * (SECTIONS.length - ship.fullSections.length),
    families: familySizes(ship).reduce((sum, size) => sum + familyValue(size), 0),
    // Family mode gives nothing for rare treasures.
    rare: mode === 'family' ? 0 : 3 * ship.rares.length,
    lessons: each(scoreCase.lessons, (number) => lessonPoints(privateLessons, number, situation)),
    publicLessons: each(scoreCase.publicLessons, (written) => publicLessonPoints(written, situation)),
    familyLessons: each(scoreCase.familyLessons, (number) => lessonPoints(familyLessons, number, situation)),
    soloLessons: each(scoreCase.soloLessons, (number) => sisterLessonPoints(number, situation)),
    soloColours: sisterColourPoints(ship, scoreCase.soloColours ?? []),
  }
}

function lessonPoints(
  lessons: Record<string, (situation: Situation) => number>,
  number: string,
  situation: Situation,
): number {
  const lesson = lessons[number]
  if (lesson === undefined) throw new Error(`there is no lesson ${number}`)
  return lesson(situation)
}
