import type { SheetLine, Standing } from './game.ts'
import type { Seat } from './seat.ts'

export function totalOf(sheet: readonly SheetLine[]): number {
  return sheet.reduce((total, line) => total + line.points, 0)
}

/** What each seat came to, by seat: places by score, then by the tie-breaker; who is still level shares the place. */
export function ranking(sheets: readonly (readonly SheetLine[])[], tieBreak: (seat: Seat) => number): Standing[] {
  const entries = sheets.map((sheet, seat) => ({ seat, sheet, score: totalOf(sheet), tie: tieBreak(seat) }))
  return entries.map(({ seat, sheet, score, tie }) => {
    const ahead = entries.filter((other) => other.score > score || (other.score === score && other.tie > tie))
    return { seat, place: ahead.length + 1, score, sheet }
  })
}
