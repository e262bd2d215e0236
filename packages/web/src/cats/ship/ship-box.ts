import { COLUMNS, ROWS } from '@nora/cats'
import { overBoard } from '../../table/kit/boards/over-board.ts'
import { CELL } from '../art/outline.ts'

/** How much sea there is around the ship, in pixels of the picture. */
const SEA = 26

export const shipBox = {
  x: -SEA,
  y: -SEA,
  width: COLUMNS * CELL + 2 * SEA,
  height: ROWS * CELL + 2 * SEA,
} as const

export const viewBox = `${shipBox.x} ${shipBox.y} ${shipBox.width} ${shipBox.height}`

/** What lies over the picture. */
export const overShip = overBoard({ left: shipBox.x, top: shipBox.y, width: shipBox.width, height: shipBox.height })
