import type { Boat } from '../boat/boat.ts'
import type { Colour } from '../content/colours.ts'
import { type Content, lessonOf, planOf, shapeOf } from '../content/content.ts'
import { countColour, countOn } from './count.ts'
import { familyPoints } from './families.ts'
import { lessonPoints } from './lesson.ts'
import type { Situation } from './situation.ts'
import { type Survey, surveyBoat } from './survey.ts'

/** A public lesson on the table, with the colour its player chose if it asks for one. */
export type PublicLesson = { readonly card: string; readonly colour: Colour | null }

/** The lessons that are scored on a ship, by card number. */
export interface ScoredLessons {
  readonly lessons?: readonly string[]
  readonly publicLessons?: readonly PublicLesson[]
  readonly familyLessons?: readonly string[]
  readonly soloLessons?: readonly string[]
  /** The Sister's lessons that card 204 looks at; her other ones if nothing is said. */
  readonly soloLessonsBeside204?: readonly string[]
  /** The Sister's colours, in the order they were turned. */
  readonly soloColours?: readonly Colour[]
}

/** A score sheet, line by line. Public lessons are named as in `144:blue`. */
export interface Sheet {
  readonly rats: number
  readonly sections: number
  readonly families: number
  readonly rare: number
  readonly lessons: Readonly<Record<string, number>>
  readonly publicLessons: Readonly<Record<string, number>>
  readonly familyLessons: Readonly<Record<string, number>>
  readonly soloLessons: Readonly<Record<string, number>>
  readonly soloColours: number
}

export const lostPerRat = 1
export const lostPerOpenSection = 5
export const pointsPerRareTreasure = 3
/** Isle of Cats rulebook, Solo scoring: by the order in which the colours were turned. */
export const sisterPointsPerCat: readonly number[] = [5, 4, 3, 2, 1]

export function surveyOf(content: Content, boat: Boat): Survey {
  return surveyBoat(planOf(content, boat.plan), boat, (id) => shapeOf(content, id))
}

/** Everything a ship scores; the solo lines go to the Sister. */
export function scoreSheet(content: Content, boat: Boat, situation: Situation, scored: ScoredLessons): Sheet {
  const survey = surveyOf(content, boat)
  const value = (card: string, chosen: Colour | null = null, otherLessons: readonly number[] = []) =>
    lessonPoints(survey, situation, lessonOf(content, card), { chosen, otherLessons })
  const sisterValue = (card: string) => {
    const others = (scored.soloLessonsBeside204 ?? scored.soloLessons ?? []).filter((other) => other !== card)
    const values = others.map((other) => value(other))
    return value(card, null, values)
  }
  return {
    rats: 0 - survey.visibleRats * lostPerRat,
    sections: 0 - (survey.sections - survey.fullSections) * lostPerOpenSection,
    families: sum(survey.families.map(({ size }) => familyPoints(size))),
    rare: rarePoints(survey, situation),
    lessons: byKey(scored.lessons, String, (card) => value(card)),
    publicLessons: byKey(scored.publicLessons, publicLessonKey, ({ card, colour }) =>
      publicPoints(value(card, colour), situation),
    ),
    familyLessons: byKey(scored.familyLessons, String, (card) => value(card)),
    soloLessons: byKey(scored.soloLessons, String, sisterValue),
    soloColours: sum(sisterColourPoints(survey, scored.soloColours ?? [])),
  }
}

/** What the player of the ship has in all. */
export function playerTotal(sheet: Sheet): number {
  const { rats, sections, families, rare, lessons, publicLessons, familyLessons } = sheet
  return rats + sections + families + rare + sum([lessons, publicLessons, familyLessons].flatMap(Object.values))
}

/** What the Sister has in all. */
export function sisterTotal({ soloLessons, soloColours }: Sheet): number {
  return sum(Object.values(soloLessons)) + soloColours
}

export function publicLessonKey({ card, colour }: PublicLesson): string {
  return colour === null ? card : `${card}:${colour}`
}

/** In family mode a rare treasure gives nothing. */
function rarePoints(survey: Survey, situation: Situation): number {
  const treasures = countOn(survey, situation, { count: 'rareTreasures' }, null)
  return situation.mode === 'family' ? 0 : treasures * pointsPerRareTreasure
}

/** Isle of Cats rulebook, Solo lessons: half of each public lesson, rounded up. */
function publicPoints(points: number, { mode }: Situation): number {
  return mode === 'solo' ? Math.ceil(points / 2) : points
}

/** What each of the Sister's colours gives her. */
export function sisterColourPoints(survey: Survey, turned: readonly Colour[]): number[] {
  return turned.map((colour, order) => countColour(survey, 'cats', colour) * (sisterPointsPerCat[order] ?? 0))
}

function byKey<T>(
  scored: readonly T[] | undefined,
  key: (item: T) => string,
  points: (item: T) => number,
): Record<string, number> {
  return Object.fromEntries((scored ?? []).map((item) => [key(item), points(item)]))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
