import { ROWS } from '@nora/cats'
import { CELL } from '../art/outline.ts'
import { shipBox } from './ship-box.ts'

/** How much water lies below the lowest row of a ship that is drawn so wide, in the middle of a window so high. */
export function waterBelow(width: number, windowHeight: number): number {
  const scale = width / shipBox.width
  return (windowHeight - ROWS * CELL * scale) / 2
}
