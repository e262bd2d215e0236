import type { Cell } from '../../src/boat/grid.ts'
import { printedContent } from '../../src/content/read.ts'

// A slow and simple judge of placements, made of lists of cells and nothing else.

const marks = (rows: readonly string[], isMarked: (mark: string) => boolean): Cell[] =>
  rows.flatMap((row, down) => [...row].flatMap((mark, right): Cell[] => (isMarked(mark) ? [[down, right]] : [])))

const { boats, shapes } = printedContent.tables
const ship = new Set(marks(boats[0]?.rows ?? [], (mark) => mark !== '~').map(String))

/** Every set of cells that a shape can cover on the empty ship, each once and in reading order. */
export function everywhere(shape: string): Cell[][] {
  const found = new Map<string, Cell[]>()
  let squares = marks(shapes.find(({ id }) => id === shape)?.rows ?? [], (mark) => mark === '#')
  for (let side = 0; side < 2; side++) {
    for (let turn = 0; turn < 4; turn++) {
      for (let down = -9; down < 18; down++) {
        for (let right = -22; right < 44; right++) {
          const cells = squares
            .map(([row, column]): Cell => [row + down, column + right])
            .sort((one, other) => one[0] - other[0] || one[1] - other[1])
          if (cells.every((cell) => ship.has(String(cell)))) found.set(cells.join(';'), cells)
        }
      }
      squares = squares.map(([row, column]): Cell => [column, -row])
    }
    squares = squares.map(([row, column]): Cell => [row, -column])
  }
  return [...found.values()]
}

/** Those of them that are free, and touch a covered cell unless they need not. */
export function legalAmong(places: readonly Cell[][], covered: ReadonlySet<string>, anywhere: boolean): Cell[][] {
  const free = places.filter((cells) => !cells.some((cell) => covered.has(String(cell))))
  if (anywhere || covered.size === 0) return free
  return free.filter((cells) =>
    cells.some(([row, column]) =>
      [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ].some((next) => covered.has(String(next))),
    ),
  )
}
