import {
  type CardOf,
  type CatsTable,
  type Colour,
  cardOf,
  colours,
  handOf,
  type Lesson,
  lessonsOf,
  PUBLIC_LESSONS,
  SISTER_COLOURS,
  SISTER_LESSONS,
  shownOf,
  sisterPointsPerCat,
} from '@nora/cats'
import type { Item, Seat } from '@nora/kernel'
import { isAboutFish } from '../facts.ts'
import type { RemainingGame } from '../remaining-game.ts'
import type { CountedLesson } from './lessons.ts'

/** A public lesson in hand helps the others as well, and one may still think of something better. */
const PUBLIC_IN_HAND = 0.6
const SOLO_SHARE_OF_PUBLIC = 0.5

/** Every lesson that counts for or against a seat, those in hand among them while they can still be played. */
export function countedLessonsOf(table: CatsTable, seat: Seat, remaining: RemainingGame): CountedLesson[] {
  const own = [...table.zone(shownOf(seat)), ...table.zone(lessonsOf(seat))]
  const inHand = lessonsStillCome(remaining) ? table.zone(handOf(seat)) : []
  return [
    ...own.flatMap((card) => lessonOn(table, card)),
    ...inHand.flatMap((card) => lessonOn(table, card)),
    ...table.zone(PUBLIC_LESSONS).flatMap((card) => lessonOn(table, card, publicShare(table))),
    ...countedSisterLessons(table),
  ]
}

/** What a card asks for, if it is a lesson; public ones in hand count less. */
export function lessonOn(table: CatsTable, id: Item, weight?: number): CountedLesson[] {
  const card = cardOf(table.content, id)
  if (!('lesson' in card)) return []
  const lesson: Lesson = card.lesson
  const chosen: Colour | null = table.state.lessonColours[id] ?? null
  const usual = card.kind === 'publicLesson' ? PUBLIC_IN_HAND * publicShare(table) : 1
  return [{ lesson, chosen, weight: weight ?? usual }]
}

/** Lessons are read once a day; what comes later than the last time is worth nothing. */
export function lessonsStillCome({ daysLeft, stage }: RemainingGame): boolean {
  return daysLeft > 0 || stage === 'buying' || stage === 'bought'
}

function publicShare({ options }: CatsTable): number {
  return options.mode === 'solo' ? SOLO_SHARE_OF_PUBLIC : 1
}

/** Her lessons, and her colours: every cat of one gives her points. */
function countedSisterLessons(table: CatsTable): CountedLesson[] {
  if (table.options.mode !== 'solo') return []
  const lessons = table
    .zone(SISTER_LESSONS)
    .flatMap((card) => lessonOn(table, card, -1))
    .filter(({ lesson }) => !isAboutFish(lesson))
  return [...lessons, ...sisterColours(table)]
}

/** Colours not turned yet may get any of the places that are left. */
function sisterColours(table: CatsTable): CountedLesson[] {
  const turned = table.zone(SISTER_COLOURS).map((card) => (cardOf(table.content, card) as CardOf<'colour'>).colour)
  const left = sisterPointsPerCat.slice(turned.length)
  const usual = left.reduce((sum, points) => sum + points, 0) / Math.max(1, left.length)
  return colours.map((colour) => {
    const points = sisterPointsPerCat[turned.indexOf(colour)] ?? usual
    return { lesson: { score: 'each', points, of: { count: 'cats', colour } }, chosen: null, weight: -1 }
  })
}
