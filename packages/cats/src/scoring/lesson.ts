import { type Colour, colours } from '../content/colours.ts'
import type { Condition, Lesson } from '../language/lesson.ts'
import { countColour, countOn, largestFamily } from './count.ts'
import { familyPoints } from './families.ts'
import type { Situation } from './situation.ts'
import type { Survey } from './survey.ts'

/** What a lesson needs besides the ship: the colour chosen for it, and what the Sister's other lessons are worth. */
export interface LessonContext {
  readonly chosen: Colour | null
  readonly otherLessons: readonly number[]
}

export function lessonPoints(survey: Survey, situation: Situation, lesson: Lesson, context: LessonContext): number {
  switch (lesson.score) {
    case 'once':
      return holds(survey, situation, lesson.when, context.chosen) ? lesson.points : 0
    case 'each': {
      const counted = countOn(survey, situation, lesson.of, context.chosen) - (lesson.beyond ?? 0)
      return lesson.points * Math.floor(Math.max(0, counted) / (lesson.every ?? 1))
    }
    case 'family':
      return familyPoints(survey.families[lesson.rank - 1]?.size ?? 0)
    case 'bestOther':
      return Math.max(0, ...context.otherLessons)
  }
}

function holds(survey: Survey, situation: Situation, condition: Condition, chosen: Colour | null): boolean {
  switch (condition.is) {
    case 'exactly':
      return countOn(survey, situation, condition.of, chosen) === condition.number
    case 'atLeast':
      return countOn(survey, situation, condition.of, chosen) >= condition.number
    case 'fewerThan':
      return countOn(survey, situation, condition.of, chosen) < condition.number
    case 'everyColour':
      return colours.every((colour) => countColour(survey, condition.of, colour) >= condition.number)
    case 'full':
      return condition.areas.every((area) => survey.isFull(area))
    case 'empty':
      return condition.areas.every((area) => survey.isEmpty(area))
    case 'firstInTurnOrder':
      return situation.firstInTurnOrder
    case 'largestFamily':
      return hasLargestFamily(survey, situation, condition.aloneAtLeast)
  }
}

/** Isle of Cats rulebook, Notes on cards, 121: alone, seven cats. Against others a tie is enough, but it must be a family. */
function hasLargestFamily(survey: Survey, situation: Situation, aloneAtLeast: number | undefined): boolean {
  const own = largestFamily(survey)
  if (situation.mode === 'solo' && aloneAtLeast !== undefined) return own >= aloneAtLeast
  return own > 0 && own >= situation.otherPlayersLargestFamily
}

/** How many there are of how many a lesson asks for, where it counts towards a number. */
export function lessonProgress(
  survey: Survey,
  situation: Situation,
  lesson: Lesson,
  chosen: Colour | null,
): { readonly have: number; readonly need: number } | undefined {
  if (lesson.score !== 'once') return undefined
  const { when } = lesson
  switch (when.is) {
    case 'exactly':
    case 'atLeast':
      return { have: countOn(survey, situation, when.of, chosen), need: when.number }
    case 'everyColour': {
      const have = colours.filter((colour) => countColour(survey, when.of, colour) >= when.number).length
      return { have, need: colours.length }
    }
    case 'full':
      return { have: when.areas.filter((area) => survey.isFull(area)).length, need: when.areas.length }
    default:
      return undefined
  }
}
