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
  /** Its standard error, where it is counted from few games: what chance may explain is not outside. */
  readonly error?: number
}

export interface Band {
  readonly least?: number
  readonly most?: number
}

export function cell(value: number, band?: Band, error?: number): Cell {
  return { value, ...(band && { band }), ...(error !== undefined && { error }) }
}

/** The standard error of a share of so many, in a hundred. */
export function errorOf(share: number, whole: number): number {
  return Math.sqrt((share * (100 - share)) / whole)
}

/** So many in a hundred; not a number where there is nothing to take a part of. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? (100 * part) / whole : Number.NaN
}

/** Nineteen of twenty figures are no further from the truth than so many standard errors. */
const ERRORS = 2

/** Nothing counted is outside too: a figure that was asked for must be there. */
export function isOutside({ value, band, error = 0 }: Cell): boolean {
  if (!band) return false
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = band
  const slack = ERRORS * error
  return !(value + slack >= least && value - slack <= most)
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
