import { ALONE, type SheetLine } from '@nora/kernel'
import { situationOf } from '../scoring/seat-situation.ts'
import { scoreSheet, sisterColourPoints, surveyOf } from '../scoring/sheet.ts'
import { type CatsTable, playerOf } from '../state.ts'
import { coloursTurned } from './sister-colours.ts'
import { SISTER_COLOURS, SISTER_LESSONS } from './sister-zones.ts'

/** Isle of Cats rulebook, Solo, Final scoring: her colours and her lessons on the player's ship, and nothing else. */
export function sisterSheet(table: CatsTable): SheetLine[] {
  const { boat } = playerOf(table, ALONE)
  const lessons = table.zone(SISTER_LESSONS)
  const { soloLessons } = scoreSheet(table.content, boat, situationOf(table, ALONE), { soloLessons: lessons })
  const colourPoints = sisterColourPoints(surveyOf(table.content, boat), coloursTurned(table))
  return [
    ...table
      .zone(SISTER_COLOURS)
      .map((item, order) => ({ id: 'soloColour', item, points: colourPoints[order] as number })),
    ...lessons.map((item) => ({ id: 'soloLesson', item, points: soloLessons[item] as number })),
  ]
}
