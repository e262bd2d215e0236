import type { SheetLine, Standing } from '../game.ts'
import type { Seat } from '../seat.ts'

export function totalOf(sheet: readonly SheetLine[]): number {
  return sheet.reduce((total, line) => total + line.points, 0)
}

/** The lines in which a later sheet differs from an earlier one, with the difference. */
export function sheetChanges(before: readonly SheetLine[], after: readonly SheetLine[]): SheetLine[] {
  const isLike = (one: SheetLine) => (other: SheetLine) => one.id === other.id && one.item === other.item
  const changed = after.map((line) => ({ ...line, points: line.points - (before.find(isLike(line))?.points ?? 0) }))
  const gone = before.filter((line) => !after.some(isLike(line))).map((line) => ({ ...line, points: 0 - line.points }))
  return [...changed, ...gone].filter(({ points }) => points !== 0)
}

/** What decides between equal scores: its name, and how much each seat has of it; more is better. */
export interface TieBreak {
  readonly by: string
  of(seat: Seat): number
}

/** What each seat came to, by seat: places by score, then by the tie-breaker; who is still level shares the place. */
export function ranking(sheets: readonly (readonly SheetLine[])[], tieBreak: TieBreak): Standing[] {
  const entries = sheets.map((sheet, seat) => ({ seat, sheet, score: totalOf(sheet), value: tieBreak.of(seat) }))
  return entries.map(({ seat, sheet, score, value }) => {
    const ahead = entries.filter((other) => other.score > score || (other.score === score && other.value > value))
    const isTied = entries.some((other) => other.seat !== seat && other.score === score)
    const standing = { seat, place: ahead.length + 1, score, sheet }
    return isTied ? { ...standing, tie: { by: tieBreak.by, value } } : standing
  })
}
