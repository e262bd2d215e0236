import { isColour } from '../content/colours.ts'
import { type Content, findCard } from '../content/content.ts'
import { printedContent } from '../content/read.ts'
import type { CardKind } from '../content/schema.ts'
import { needsColour } from '../language/lesson.ts'
import { type Case, caseSchema } from './case.ts'
import { boatOf } from './case-boat.ts'
import type { CaseProblem } from './case-problem.ts'
import { type PublicLesson, type Sheet, scoreSheet } from './sheet.ts'

/** Scores a ship given as JSON. A ship that could not have come about is refused with all its problems. */
export function scoreCase(
  value: unknown,
  content: Content = printedContent,
): { readonly sheet: Sheet } | { readonly problems: readonly CaseProblem[] } {
  const parsed = caseSchema.safeParse(value)
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path }) => ({ reason: 'malformed', field: path.join('.') })) }
  const { data } = parsed
  const plan = content.plans.get(data.boat)
  if (!plan) return { problems: [{ reason: 'unknownBoat', field: 'boat', value: data.boat }] }
  const { boat, problems } = boatOf(content, plan, data)
  const all = [...problems, ...checkCards(content, data), ...checkColours(data)]
  return all.length > 0 ? { problems: all } : { sheet: scoreSheet(content, boat, situationOf(data), scoredIn(data)) }
}

function situationOf({ mode, fish, lessons, assume }: Case) {
  const { permanentBaskets, firstInTurnOrder, otherPlayersLargestFamily } = assume
  const privateLessonsOnTable = assume.privateLessonsOnTable ?? lessons.length
  return { mode, fish, permanentBaskets, firstInTurnOrder, otherPlayersLargestFamily, privateLessonsOnTable }
}

function scoredIn({ lessons, publicLessons, familyLessons, soloLessons, soloColours, assume }: Case) {
  const { soloLessonsBeside204 } = assume
  return {
    lessons,
    publicLessons: publicLessons.map(publicLessonIn),
    familyLessons,
    soloLessons,
    ...(soloLessonsBeside204 && { soloLessonsBeside204 }),
    soloColours: soloColours.filter(isColour),
  }
}

/** `144:blue`, or `148` for a lesson without a colour. */
function publicLessonIn(key: string): PublicLesson {
  const [card = '', colour] = key.split(':')
  return { card, colour: isColour(colour) ? colour : null }
}

function checkCards(content: Content, data: Case): CaseProblem[] {
  const unknown = (field: string, cards: readonly string[], ...kinds: CardKind[]): CaseProblem[] =>
    cards
      .filter((card) => !findCard(content, card, ...kinds))
      .map((card) => ({ reason: 'unknownCard', field, value: card }))
  return [
    ...unknown('lessons', data.lessons, 'privateLesson'),
    ...unknown('familyLessons', data.familyLessons, 'familyLesson'),
    ...unknown('soloLessons', data.soloLessons, 'basicLesson', 'hardLesson'),
    ...unknown('assume.soloLessonsBeside204', data.assume.soloLessonsBeside204 ?? [], 'basicLesson', 'hardLesson'),
    ...data.publicLessons.flatMap((key) => checkPublicLesson(content, key)),
  ]
}

/** A lesson has a colour exactly if its card asks for one. */
function checkPublicLesson(content: Content, key: string): CaseProblem[] {
  const [card = '', ...colours] = key.split(':')
  const found = findCard(content, card, 'publicLesson')
  if (!found) return [{ reason: 'unknownCard', field: 'publicLessons', value: key }]
  const isRight = needsColour(found.lesson) ? colours.length === 1 && isColour(colours[0]) : colours.length === 0
  return isRight ? [] : [{ reason: 'unknownColour', field: 'publicLessons', value: key }]
}

function checkColours({ soloColours }: Case): CaseProblem[] {
  const unknown = soloColours.filter((colour) => !isColour(colour))
  if (unknown.length > 0)
    return unknown.map((colour) => ({ reason: 'unknownColour', field: 'soloColours', value: colour }))
  return new Set(soloColours).size < soloColours.length ? [{ reason: 'malformed', field: 'soloColours' }] : []
}
