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
import { isAboutFish } from './facts.ts'
import type { Wish } from './lessons.ts'
import type { Prospect } from './prospect.ts'

/** A public lesson in hand helps the others as well, and one may still think of something better. */
const PUBLIC_IN_HAND = 0.6
const SOLO_SHARE_OF_PUBLIC = 0.5

/** Every lesson that counts for or against a seat, those in hand among them while they can still be played. */
export function wishesOf(table: CatsTable, seat: Seat, prospect: Prospect): Wish[] {
  const own = [...table.zone(shownOf(seat)), ...table.zone(lessonsOf(seat))]
  const inHand = lessonsStillCome(prospect) ? table.zone(handOf(seat)) : []
  return [
    ...own.flatMap((card) => wish(table, card)),
    ...inHand.flatMap((card) => wish(table, card)),
    ...table.zone(PUBLIC_LESSONS).flatMap((card) => wish(table, card, publicShare(table))),
    ...sisterWishes(table),
  ]
}

/** What a card asks for, if it is a lesson; public ones in hand count less. */
export function wish(table: CatsTable, id: Item, weight?: number): Wish[] {
  const card = cardOf(table.content, id)
  if (!('lesson' in card)) return []
  const lesson: Lesson = card.lesson
  const chosen: Colour | null = table.state.lessonColours[id] ?? null
  const usual = card.kind === 'publicLesson' ? PUBLIC_IN_HAND * publicShare(table) : 1
  return [{ lesson, chosen, weight: weight ?? usual }]
}

/** Lessons are read once a day; what comes later than the last time is worth nothing. */
export function lessonsStillCome({ daysLeft, stage }: Prospect): boolean {
  return daysLeft > 0 || stage === 'buying' || stage === 'bought'
}

function publicShare({ options }: CatsTable): number {
  return options.mode === 'solo' ? SOLO_SHARE_OF_PUBLIC : 1
}

/** Her lessons, and her colours: every cat of one gives her points. */
function sisterWishes(table: CatsTable): Wish[] {
  if (table.options.mode !== 'solo') return []
  const lessons = table
    .zone(SISTER_LESSONS)
    .flatMap((card) => wish(table, card, -1))
    .filter(({ lesson }) => !isAboutFish(lesson))
  return [...lessons, ...sisterColours(table)]
}

/** Colours not turned yet may get any of the places that are left. */
function sisterColours(table: CatsTable): Wish[] {
  const turned = table.zone(SISTER_COLOURS).map((card) => (cardOf(table.content, card) as CardOf<'colour'>).colour)
  const left = sisterPointsPerCat.slice(turned.length)
  const usual = left.reduce((sum, points) => sum + points, 0) / Math.max(1, left.length)
  return colours.map((colour) => {
    const points = sisterPointsPerCat[turned.indexOf(colour)] ?? usual
    return { lesson: { score: 'each', points, of: { count: 'cats', colour } }, chosen: null, weight: -1 }
  })
}
