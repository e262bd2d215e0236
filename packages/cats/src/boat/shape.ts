import type { Cell } from './grid.ts'

export type TileKind = 'cat' | 'oshax' | 'common' | 'rare'

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** One of the ways a shape can lie, shifted to the top left corner. */
export interface Orientation {
  readonly turn: Turn
  readonly flip: boolean
  readonly height: number
  readonly width: number
  /** The squares of each row, as in `Cells`. */
  readonly rows: readonly number[]
  /** The same squares one by one. */
  readonly downs: Int8Array
  readonly rights: Int8Array
}

export interface Shape {
  readonly id: string
  readonly kind: TileKind
  readonly size: number
  /** The orientations that differ from each other, each under its first name: unflipped before flipped, then by turn. */
  readonly orientations: readonly Orientation[]
  /** The orientation that each turn gives, and after those each turn of the flipped shape. */
  readonly turned: readonly Orientation[]
}

export const turns: readonly Turn[] = [0, 1, 2, 3]

/**
 * Isle of Cats rulebook, Placing tiles: a tile may be turned and flipped. A flip mirrors left and right and comes
 * before the turn. A straight tile turned half round lies as before, so it has two orientations and not eight.
 */
export function makeShape(id: string, kind: TileKind, squares: readonly Cell[]): Shape {
  const orientations: Orientation[] = []
  const turned: Orientation[] = []
  for (const flip of [false, true]) {
    for (const turn of turns) {
      const orientation = orient(squares, turn, flip)
      const known = orientations.find(({ rows }) => sameRows(rows, orientation.rows))
      if (!known) orientations.push(orientation)
      turned.push(known ?? orientation)
    }
  }
  return { id, kind, size: squares.length, orientations, turned }
}

/** The orientation that a turn and a flip give, under its first name. */
export function orientationOf(shape: Shape, turn: Turn, flip: boolean): Orientation {
  return shape.turned[flip ? turn + turns.length : turn] as Orientation
}

export function sameRows(rows: readonly number[], others: readonly number[]): boolean {
  return rows.length === others.length && rows.every((bits, row) => bits === others[row])
}

function orient(squares: readonly Cell[], turn: Turn, flip: boolean): Orientation {
  let cells: readonly Cell[] = flip ? squares.map(([row, column]): Cell => [row, -column]) : squares
  for (let quarter = 0; quarter < turn; quarter++) cells = cells.map(([row, column]): Cell => [column, -row])
  const { top, left, rows } = outlineOf(cells)
  const width = Math.max(...cells.map(([, column]) => column)) - left + 1
  const downs = Int8Array.from(cells, ([row]) => row - top)
  const rights = Int8Array.from(cells, ([, column]) => column - left)
  return { turn, flip, height: rows.length, width, rows, downs, rights }
}

/** Where the box around some squares begins, and what each of its rows holds. */
export function outlineOf(cells: readonly Cell[]): { top: number; left: number; rows: number[] } {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  const rows = new Array<number>(Math.max(...cells.map(([row]) => row)) - top + 1).fill(0)
  for (const [row, column] of cells) rows[row - top] = (rows[row - top] as number) | (1 << (column - left))
  return { top, left, rows }
}
