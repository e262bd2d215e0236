import type { SheetLine } from '@nora/kernel'

/** One road to points, as every player went it. */
export interface Category {
  readonly id: string
  /** A player's points in it; nothing where the road is not on their sheet. */
  readonly points: readonly (number | undefined)[]
  readonly lines: readonly SheetLine[]
}

/** The sheets side by side: every category in which somebody has points, once, in the order of the sheets. */
export function categories(sheets: readonly (readonly SheetLine[])[]): readonly Category[] {
  const ids = new Set(sheets.flatMap((sheet) => sheet.map(({ id }) => id)))
  const all = [...ids].map((id): Category => {
    const of = sheets.map((sheet) => sheet.filter((line) => line.id === id))
    return {
      id,
      points: of.map((lines) => (lines.length > 0 ? lines.reduce((sum, { points }) => sum + points, 0) : undefined)),
      lines: of.flat(),
    }
  })
  return all.filter(({ lines }) => lines.some(({ points }) => points !== 0))
}
