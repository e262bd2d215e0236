import {
  type Flow,
  type Item,
  isHidden,
  type Next,
  type Outcome,
  ranking,
  type Seat,
  type SheetLine,
  tellFinalScoring,
  totalOf,
} from '@nora/kernel'
import { findCard, lessonOf } from '../content/content.ts'
import { anytimeWindow } from '../day/anytime-window.ts'
import { enterPhase } from '../day/phase.ts'
import { needsColour } from '../language/lesson.ts'
import { sisterSheet } from '../solo/sister-score.ts'
import { type CatsTable, isFamily, isSolo, playerOf, SISTER } from '../state.ts'
import { lessonsOf, PUBLIC_LESSONS, shownOf } from '../zones.ts'
import { lessonProgress } from './lesson.ts'
import { situationOf } from './seat-situation.ts'
import { type PublicLesson, type ScoredLessons, type Sheet, scoreSheet, surveyOf } from './sheet.ts'

/** Isle of Cats rulebook, Final scoring: everybody turns over their private lessons. */
export function* scoring(table: CatsTable): Flow<Next> {
  enterPhase(table, 'scoring')
  yield* anytimeWindow(table, 'scoring')
  table.state.players.forEach((_, seat) => {
    const lessons = [...table.zone(lessonsOf(seat))]
    table.move(lessons, lessonsOf(seat), shownOf(seat))
    if (lessons.length > 0) table.tell?.({ type: 'lessonsShown', seat, items: lessons })
  })
  tellFinalScoring(table, () => outcomeOf(table))
  return null
}

/** What a seat, or the Sister, would score now. Lessons that the viewer may not read are simply not on it. */
export function sheetOf(table: CatsTable, seat: Seat): SheetLine[] {
  if (seat === SISTER) return sisterSheet(table)
  return linesOf(
    scoreSheet(table.content, playerOf(table, seat).boat, situationOf(table, seat), lessonsFor(table, seat)),
  )
}

/** What a seat has whatever comes: rats and open rooms cost only those that are left in the end. */
export function earnedOf(table: CatsTable, seat: Seat): SheetLine[] {
  return sheetOf(table, seat).filter(({ id }) => id !== 'rats' && id !== 'sections')
}

/** Isle of Cats rulebook, Final scoring, Ties: more fish, then the win is shared; in the family game more full sections. */
export function outcomeOf(table: CatsTable): Outcome {
  const sheets = table.state.players.map((_, seat) => sheetOf(table, seat))
  const standings = ranking(
    sheets,
    isFamily(table)
      ? { by: 'fullSections', of: (seat) => surveyOf(table.content, playerOf(table, seat).boat).fullSections }
      : { by: 'fish', of: (seat) => playerOf(table, seat).fish },
  )
  const alone = isSolo(table) ? standings[0] : undefined
  return alone ? { standings, automa: sisterAgainst(table, alone.score) } : { standings }
}

/** Isle of Cats rulebook, Solo, Who wins: a tie goes to the Sister. */
function sisterAgainst(table: CatsTable, player: number): NonNullable<Outcome['automa']> {
  const sheet = sisterSheet(table)
  const score = totalOf(sheet)
  return { score, sheet, won: score >= player }
}

function lessonsFor(table: CatsTable, seat: Seat): ScoredLessons {
  const own = [...table.zone(shownOf(seat)), ...table.zone(lessonsOf(seat))].filter((card) => isOwnLesson(table, card))
  if (isFamily(table)) return { familyLessons: own }
  return { lessons: own, publicLessons: publicLessonsOn(table) }
}

/** Not a card seen from behind, nor one of another kind that a bot only imagines to lie there. */
function isOwnLesson(table: CatsTable, card: Item): boolean {
  return !isHidden(card) && findCard(table.content, card, 'privateLesson', 'familyLesson') !== undefined
}

/** Those whose colour is still being chosen score nothing yet. */
function publicLessonsOn(table: CatsTable): PublicLesson[] {
  const { lessonColours } = table.state
  return table
    .zone(PUBLIC_LESSONS)
    .map((card) => ({ card, colour: lessonColours[card] ?? null }))
    .filter(({ card, colour }) => colour !== null || !needsColour(lessonOf(table.content, card)))
}

function linesOf(sheet: Sheet): SheetLine[] {
  const { rats, sections, families, rare } = sheet
  return [
    { id: 'rats', points: rats },
    { id: 'sections', points: sections },
    { id: 'families', points: families },
    { id: 'rare', points: rare },
    ...cardLines('privateLesson', sheet.lessons),
    ...cardLines('publicLesson', sheet.publicLessons),
    ...cardLines('familyLesson', sheet.familyLessons),
  ]
}

/** By card number. A public lesson is keyed with its colour, as in `144:blue`; the line names the card. */
function cardLines(id: string, points: Readonly<Record<string, number>>): SheetLine[] {
  const keys = Object.keys(points).sort()
  return keys.map((key) => ({ id, item: key.split(':')[0] as string, points: points[key] as number }))
}

/** How far a seat has come with a lesson; nothing where that cannot be counted. */
export function progressOf(table: CatsTable, seat: Seat, card: Item): ReturnType<typeof lessonProgress> {
  const lesson = lessonOf(table.content, card)
  const colour = table.state.lessonColours[card] ?? null
  if (colour === null && needsColour(lesson)) return undefined
  const survey = surveyOf(table.content, playerOf(table, seat).boat)
  return lessonProgress(survey, situationOf(table, seat), lesson, colour)
}
