import type { Box } from '../on-screen/beside.ts'

/**
 * Sheets that lie over a drawing and are moved about without it being painted again: sizes and places in the drawing's own
 * coordinates, as shares of it.
 */
export function overBoard(board: Box) {
  return {
    size: (width: number, height: number) => ({
      width: `${(width / board.width) * 100}%`,
      height: `${(height / board.height) * 100}%`,
    }),
    /** The transform that takes a sheet of this size from the corner of the drawing to a place in it. */
    move: (x: number, y: number, width: number, height: number) =>
      `translate(${((x - board.left) / width) * 100}%, ${((y - board.top) / height) * 100}%)`,
  }
}
