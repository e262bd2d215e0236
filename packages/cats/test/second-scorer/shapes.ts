import type { Cell } from './boats.ts'

export type Kind = 'cat' | 'oshax' | 'common' | 'rare'

/** Every tile shape of the box as one of its eight positions; a hash is a square of the tile. */
const DRAWINGS: Record<Kind, Record<string, readonly string[]>> = {
  cat: {
    'cat-01': ['..#', '###', '..#'],
    'cat-02': ['.##', '##.', '#..'],
    'cat-03': ['.#', '##', '##', '#.'],
    'cat-04': ['.#', '##', '.#', '.#'],
    'cat-05': ['.#', '##', '##'],
    'cat-06': ['#..', '###', '#.#'],
    'cat-07': ['.#..', '.#..', '####'],
    'cat-08': ['..#', '..#', '###'],
    'cat-09': ['#.', '#.', '#.', '##'],
    'cat-10': ['##', '#.', '##'],
    'cat-11': ['###.', '#.##'],
    'cat-12': ['.##', '###', '..#'],
    'cat-13': ['.#.', '###', '.#.'],
    'cat-14': ['..##', '###.'],
    'cat-15': ['.##', '##.'],
    'cat-16': ['#', '#', '#', '#', '#'],
    'cat-17': ['.#.', '.#.', '###', '.#.'],
  },
  oshax: {
    'oshax-1': ['..##', '.##.', '##..'],
    'oshax-2': ['.#.', '##.', '.##', '.#.'],
    'oshax-3': ['.##', '##.', '#..', '#..'],
    'oshax-4': ['.#.', '.#.', '###', '#..'],
    'oshax-5': ['..#.', '####', '#...'],
    'oshax-6': ['..#.', '.###', '##..'],
  },
  common: {
    'common-1': ['#'],
    'common-2': ['##'],
    'common-L3': ['.#', '##'],
    'common-I3': ['###'],
  },
  rare: {
    'rare-L4': ['.#', '.#', '##'],
    'rare-T4': ['.#', '##', '.#'],
    'rare-O4': ['##', '##'],
    'rare-S4': ['.##', '##.'],
    'rare-I4': ['####'],
  },
}

/** How many of each shape the box holds: cats once in each colour, the others as said. */
export const COPIES: Record<Kind, number> = { cat: 1, oshax: 1, common: 11, rare: 5 }

export function shapesOf(kind: Kind): string[] {
  return Object.keys(DRAWINGS[kind])
}

/** Isle of Cats rulebook, Placing tiles: a tile may be turned and flipped freely. */
export function positionsOf(kind: Kind, shape: string): readonly (readonly Cell[])[] {
  return LAYINGS.get(`${kind} ${shape}`)?.positions ?? []
}

export function isShape(kind: Kind, shape: string, cells: readonly Cell[]): boolean {
  return LAYINGS.get(`${kind} ${shape}`)?.outlines.has(outline(cells)) ?? false
}

/** All different ways to lay a drawing down. */
function waysToLay(drawing: readonly string[]): { positions: Cell[][]; outlines: Set<string> } {
  const cells = drawing.flatMap((line, row) =>
    [...line].flatMap((letter, column): Cell[] => (letter === '#' ? [[row, column]] : [])),
  )
  const ways = new Map<string, Cell[]>()
  for (const side of [cells, cells.map(flipped)]) {
    let turned = side
    for (let quarter = 0; quarter < 4; quarter++) {
      ways.set(outline(turned), turned)
      turned = turned.map(turnedByAQuarter)
    }
  }
  return { positions: [...ways.values()], outlines: new Set(ways.keys()) }
}

function flipped([row, column]: Cell): Cell {
  return [row, -column]
}

function turnedByAQuarter([row, column]: Cell): Cell {
  return [column, -row]
}

function intoCorner(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  return cells.map(([row, column]): Cell => [row - top, column - left])
}

/** The same text for the same figure, wherever it lies and in whatever order its squares are listed. */
function outline(cells: readonly Cell[]): string {
  return intoCorner(cells)
    .map(([row, column]) => `${row},${column}`)
    .sort()
    .join(' ')
}

const LAYINGS = new Map(
  Object.entries(DRAWINGS).flatMap(([kind, shapes]) =>
    Object.entries(shapes).map(([shape, drawing]) => [`${kind} ${shape}`, waysToLay(drawing)] as const),
  ),
)
