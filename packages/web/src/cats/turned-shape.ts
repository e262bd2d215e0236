import { type Content, type LaidTile, orientationOf, shapeOf, type Turn } from '@nora/cats'
import type { Cell } from './art/outline.ts'

/** A shape as it lies, moved to the corner. The same way of lying is always the same object, so pictures are kept. */
export interface TurnedShape {
  readonly cells: readonly Cell[]
  readonly width: number
  readonly height: number
}

const known = new WeakMap<Content, Map<string, TurnedShape>>()

export function turnedShape(content: Content, shape: string, turn: Turn = 0, flip = false): TurnedShape {
  const all = known.get(content) ?? new Map<string, TurnedShape>()
  known.set(content, all)
  const key = `${shape}/${turn}/${flip}`
  const found = all.get(key)
  if (found) return found
  const { downs, rights, width, height } = orientationOf(shapeOf(content, shape), turn, flip)
  const cells = Array.from(downs, (row, square): Cell => [row, rights[square] as number])
  const made = { cells, width, height }
  all.set(key, made)
  return made
}

/** How a tile lies beside the island: no higher than it is wide. */
export function restingTurn(content: Content, shape: string): Turn {
  const { width, height } = turnedShape(content, shape)
  return height > width ? 1 : 0
}

/** All the cells of some tiles on a ship. */
export function cellsOfTiles(content: Content, tiles: readonly LaidTile[]): Cell[] {
  return tiles.flatMap(({ shape, at }) =>
    turnedShape(content, shape, at.turn, at.flip).cells.map(([down, right]): Cell => [at.row + down, at.col + right]),
  )
}
