import {
  type Boat,
  COLUMNS,
  type Content,
  colours,
  hasCell,
  listCells,
  type Plan,
  placementCells,
  planOf,
  ROWS,
  shapeOf,
  tileOf,
} from '@nora/cats'
import type { Name } from '@nora/effects'
import { letterOf, type Pen, painted } from './paint.ts'

interface Square {
  readonly tile: string
  readonly letter: string
  readonly paint: Parameters<typeof painted>[1]
}

/** A ship with its tiles, its visible rats and maps and the sections of its free cells; rows and columns from 1. */
export function boatPicture(content: Content, boat: Boat, pen: Pen): string {
  const squares = squaresOf(content, boat, pen)
  const plan = planOf(content, boat.plan)
  const marks = sectionMarks(content, plan)
  const maps = new Map(colours.map((colour) => [keyOf(...plan.maps[colour]), colour]))
  const lines = [
    `    ${range(COLUMNS)
      .map((column) =>
        String(column + 1)
          .padStart(2)
          .padEnd(3),
      )
      .join('')}`.trimEnd(),
  ]
  for (const row of range(ROWS)) {
    const cells = range(COLUMNS).map((column) => {
      const square = squares.get(keyOf(row, column))
      if (square) return tileCell(squares, square, row, column, pen)
      if (!hasCell(plan.ship, row, column)) return '   '
      const map = maps.get(keyOf(row, column))
      if (map) return painted(`(${pen.voice.format(`catsPlay.letter.${map}`).toUpperCase()})`, map, pen.colours)
      return ` ${hasCell(plan.rats, row, column) ? 'x' : marks.get(keyOf(row, column))} `
    })
    if (row > 0) lines.push(...joints(squares, row, pen))
    lines.push(`${String(row + 1).padStart(2)}  ${cells.join('')}`.trimEnd())
  }
  return lines.join('\n')
}

/** Isle of Cats rulebook, Sections: they are numbered, and each cell shows its own; the deck (the fifth) has no sign. */
export function sectionsOf({
  tables,
}: Content): readonly { readonly id: string; readonly name: Name; readonly mark: string }[] {
  return tables.sections.map(({ id, name }, index) => ({ id, name, mark: id === 'deck' ? '·' : String(index + 1) }))
}

function sectionMarks(content: Content, plan: Plan): ReadonlyMap<string, string> {
  return new Map(
    sectionsOf(content).flatMap(({ id, mark }) =>
      listCells(plan.sections.get(id) ?? []).map(([row, column]) => [keyOf(row, column), mark] as const),
    ),
  )
}

/** Between two rows, where tiles lie in both: cells of one tile run into each other here, those of two tiles do not. */
function joints(squares: ReadonlyMap<string, Square>, row: number, { colours: inColour }: Pen): string[] {
  const at = (line: number, column: number) => squares.get(keyOf(line, column))
  if (!range(COLUMNS).some((column) => at(row - 1, column) && at(row, column))) return []
  const cells = range(COLUMNS).map((column) => {
    const square = at(row, column)
    if (!square || at(row - 1, column)?.tile !== square.tile) return '   '
    return painted(` ${square.letter} `, square.paint, inColour)
  })
  return [`    ${cells.join('')}`.trimEnd()]
}

/** The cells of one tile run into each other, so that it can be told from its neighbours. */
function tileCell(
  squares: ReadonlyMap<string, Square>,
  square: Square,
  row: number,
  column: number,
  { colours: inColour }: Pen,
) {
  const beside = (other: number) => squares.get(keyOf(row, other))?.tile === square.tile
  const { letter } = square
  const left = beside(column - 1) ? letter : ' '
  const right = beside(column + 1) ? letter : ' '
  return painted(`${left}${letter}${right}`, square.paint, inColour)
}

function squaresOf(content: Content, { tiles }: Boat, { voice }: Pen): ReadonlyMap<string, Square> {
  const squares = new Map<string, Square>()
  for (const { tile, shape, colour, at } of tiles) {
    const { kind } = tileOf(content, tile)
    const paint = colour ?? (kind === 'rare' ? 'rare' : 'common')
    for (const [row, column] of placementCells(shapeOf(content, shape), at)) {
      squares.set(keyOf(row, column), { tile, letter: letterOf(voice, kind, colour), paint })
    }
  }
  return squares
}

function keyOf(row: number, column: number): string {
  return `${row}/${column}`
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
