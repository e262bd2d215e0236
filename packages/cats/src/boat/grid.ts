/** The square grid that every ship is drawn on: the stern on the left, the bow on the right. */
export const ROWS = 9
export const COLUMNS = 22

/** Row and column, both from 0; row 0 is on the port side, column 0 at the stern. */
export type Cell = readonly [row: number, column: number]

/**
 * A set of cells: one whole number per row, whose bit `c` stands for column `c`. It is plain JSON, so a game state
 * keeps it as it is, and moving a tile over the ship is a shift.
 */
export type Cells = readonly number[]

export function noCells(): number[] {
  return new Array<number>(ROWS).fill(0)
}

export function isOnGrid(row: number, column: number): boolean {
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS
}

/** Cells that are not on the grid are left out. */
export function cellsFrom(list: readonly Cell[]): number[] {
  const cells = noCells()
  for (const [row, column] of list) if (isOnGrid(row, column)) cells[row] = (cells[row] as number) | (1 << column)
  return cells
}

/** In reading order. */
export function listCells(cells: Cells): Cell[] {
  const list: Cell[] = []
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) if (hasCell(cells, row, column)) list.push([row, column])
  return list
}

export function hasCell(cells: Cells, row: number, column: number): boolean {
  return (((cells[row] ?? 0) >>> column) & 1) === 1
}

export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countCells(cells: Cells): number {
  let total = 0
  for (const bits of cells) total += countBits(bits)
  return total
}

/** How many cells two sets share. */
export function countShared(cells: Cells, others: Cells): number {
  let total = 0
  for (let row = 0; row < ROWS; row++) total += countBits((cells[row] as number) & (others[row] as number))
  return total
}

/** Whether `whole` has every cell of `part`. */
export function holdsAll(whole: Cells, part: Cells): boolean {
  for (let row = 0; row < ROWS; row++) if (((part[row] as number) & ~(whole[row] as number)) !== 0) return false
  return true
}

/** Whether two sets share no cell. */
export function isApart(cells: Cells, others: Cells): boolean {
  for (let row = 0; row < ROWS; row++) if (((cells[row] as number) & (others[row] as number)) !== 0) return false
  return true
}

export function isEmpty(cells: Cells): boolean {
  for (let row = 0; row < ROWS; row++) if (cells[row] !== 0) return false
  return true
}

/** The cells beside at least one of these, by a side and not by a corner; some may be among these. */
export function besideRow(cells: Cells, row: number): number {
  const here = cells[row] as number
  const above = row > 0 ? (cells[row - 1] as number) : 0
  const below = row < ROWS - 1 ? (cells[row + 1] as number) : 0
  return (here << 1) | (here >>> 1) | above | below
}
