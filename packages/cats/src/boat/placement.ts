import { type Cell, COLUMNS, noCells, ROWS } from './grid.ts'
import { type Orientation, orientationOf, outlineOf, type Shape, sameRows, type Turn } from './shape.ts'

/**
 * How a tile lies on the ship: the top left corner of the box around it, and its orientation. Each way of lying has
 * exactly one name, with the first turn and flip that give it, so it is a choice that can be stored and compared.
 */
export type Placement = { readonly row: number; readonly col: number; readonly turn: Turn; readonly flip: boolean }

/** Whether any JSON value has the form of a placement; it may still be no way to lay the shape at hand. */
export function isPlacement(value: unknown): value is Placement {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length !== 4)
    return false
  const { row, col, turn, flip } = value as Record<string, unknown>
  return isWhole(row) && isWhole(col) && isWhole(turn) && turn >= 0 && turn <= 3 && typeof flip === 'boolean'
}

/** The one name of the way a tile lies after these turns and flips. */
export function canonicalPlacement(shape: Shape, { row, col, turn, flip }: Placement): Placement {
  const orientation = orientationOf(shape, turn, flip)
  return { row, col, turn: orientation.turn, flip: orientation.flip }
}

/** The orientation that a placement names; nothing for a name that is not its first one. */
export function orientationAt(shape: Shape, at: Placement): Orientation | undefined {
  const orientation = orientationOf(shape, at.turn, at.flip)
  return orientation.turn === at.turn && orientation.flip === at.flip ? orientation : undefined
}

/** The squares of a placed tile, in reading order; they may lie outside the ship. */
export function placementCells(shape: Shape, at: Placement): Cell[] {
  const orientation = orientationOf(shape, at.turn, at.flip)
  return orientation.rows.flatMap((bits, down) =>
    Array.from({ length: orientation.width }, (_, right) => right)
      .filter((right) => ((bits >>> right) & 1) === 1)
      .map((right): Cell => [at.row + down, at.col + right]),
  )
}

/** The same as a set; the tile is on the grid. */
export function footprint(shape: Shape, at: Placement): number[] {
  const cells = noCells()
  const { rows } = orientationOf(shape, at.turn, at.flip)
  for (let down = 0; down < rows.length; down++) cells[at.row + down] = (rows[down] as number) << at.col
  return cells
}

/** The placement that covers exactly these cells; nothing if they do not have the shape. */
export function placementOf(shape: Shape, cells: readonly Cell[]): Placement | undefined {
  if (cells.length !== shape.size) return undefined
  const { top, left, rows } = outlineOf(cells)
  if (rows.length > ROWS || cells.some(([, column]) => column - left >= COLUMNS)) return undefined
  const orientation = shape.orientations.find((known) => sameRows(known.rows, rows))
  return orientation && { row: top, col: left, turn: orientation.turn, flip: orientation.flip }
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}
