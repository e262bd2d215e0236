/** A table of figures about one question. */
export interface Section {
  readonly id: string
  readonly title: string
  /** What stands above each cell of a row, its name left out. */
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

export interface Row {
  readonly name: string
  readonly cells: readonly Cell[]
}

/** A figure and, where it has one, the band it must lie in. A figure nothing was counted for is not a number. */
export interface Cell {
  readonly value: number
  readonly band?: Band
}

export interface Band {
  readonly least?: number
  readonly most?: number
}

export function cell(value: number, band?: Band): Cell {
  return band ? { value, band } : { value }
}

/** So many in a hundred; not a number where there is nothing to take a part of. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? (100 * part) / whole : Number.NaN
}

/** Nothing counted is outside too: a figure that was asked for must be there. */
export function isOutside({ value, band }: Cell): boolean {
  if (!band) return false
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = band
  return !(value >= least && value <= most)
}

/** Figures outside their bands, by table, row and column. */
export function outsideOf(sections: readonly Section[]): { section: string; row: string; column: string }[] {
  return sections.flatMap(({ id, columns, rows }) =>
    rows.flatMap(({ name, cells }) =>
      cells.flatMap((figure, index) =>
        isOutside(figure) ? [{ section: id, row: name, column: columns[index] ?? '' }] : [],
      ),
    ),
  )
}
