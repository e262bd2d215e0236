import type { Outcome, Seat, SheetLine, Standing } from '@nora/kernel'
import { cardOf } from './cards.ts'
import { den, type SquirrelTable, squirrel } from './state.ts'

/** So many acorns that were not hidden are still worth a point. */
const ACORNS_PER_POINT = 3

/** The score sheet if the game ended now: the cards in the den, what they won, and the acorns. */
export function sheet(table: SquirrelTable, seat: Seat): SheetLine[] {
  const { acorns, hidden, points } = squirrel(table, seat)
  const cards = table.zone(den(seat)).map((item) => ({ id: 'card', item, points: cardOf(table.content, item).points }))
  return [
    ...cards,
    { id: 'points', points },
    { id: 'hidden', points: hidden },
    { id: 'acorns', points: Math.floor(acorns / ACORNS_PER_POINT) },
  ]
}

/** Most points win; who has as many shares the win. */
export function outcome(table: SquirrelTable): Outcome {
  const sheets = table.state.squirrels.map((_, seat) => sheet(table, seat))
  const scores = sheets.map((lines) => lines.reduce((sum, { points }) => sum + points, 0))
  const standings = sheets.map((lines, seat): Standing => {
    const score = scores[seat] as number
    return { seat, place: 1 + scores.filter((other) => other > score).length, score, sheet: lines }
  })
  return { standings }
}
