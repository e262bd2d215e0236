import type { Seat, SheetLine } from '@nora/kernel'

/** One category of points, for every player. */
export interface Category {
  readonly id: string
  /** A player's lines in it; none where it is not on their sheet. */
  readonly columns: readonly (readonly SheetLine[])[]
}

/**
 * The sheets side by side: every category once, in the order of the sheets. One in which nobody has points is left out, unless
 * there are things that could have brought some: that they did not is news.
 */
export function categories(sheets: readonly (readonly SheetLine[])[]): readonly Category[] {
  const ids = new Set(sheets.flatMap((sheet) => sheet.map(({ id }) => id)))
  const all = [...ids].map((id) => ({ id, columns: sheets.map((sheet) => sheet.filter((line) => line.id === id)) }))
  return all.filter(({ columns }) => columns.flat().some(({ points, item }) => points !== 0 || item !== undefined))
}

/**
 * Whether whoever has a column could have points in a category: the game's own opponent, who has no seat, is scored for other things
 * than players are.
 */
export function isScoredFor(
  { columns }: Category,
  owners: readonly { readonly seat?: Seat | undefined }[],
  index: number,
): boolean {
  const isPlayer = owners[index]?.seat !== undefined
  return columns.some((lines, other) => lines.length > 0 && (owners[other]?.seat !== undefined) === isPlayer)
}
