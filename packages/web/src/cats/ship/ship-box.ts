import { COLUMNS, ROWS } from '@nora/cats'
import { CELL } from '../../art/cats/outline.ts'

/** How much sea there is around the ship, in pixels of the picture. */
const SEA = 26

export const shipBox = {
  x: -SEA,
  y: -SEA,
  width: COLUMNS * CELL + 2 * SEA,
  height: ROWS * CELL + 2 * SEA,
} as const

export const viewBox = `${shipBox.x} ${shipBox.y} ${shipBox.width} ${shipBox.height}`

/** The size of something that lies over the picture, as shares of it. */
export function sizeOver(width: number, height: number) {
  return { width: `${(width / shipBox.width) * 100}%`, height: `${(height / shipBox.height) * 100}%` }
}

/** The transform that takes something of this size from the corner of the picture to a place in it. */
export function moveOver(x: number, y: number, width: number, height: number): string {
  return `translate(${((x - shipBox.x) / width) * 100}%, ${((y - shipBox.y) / height) * 100}%)`
}
