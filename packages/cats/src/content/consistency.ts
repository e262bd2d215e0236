import { isOnGrid } from '../boat/grid.ts'
import { type ContentProblem, fileOf } from './check.ts'
import { colours } from './colours.ts'
import { mapLetters, readDrawing, readSpans } from './drawing.ts'
import { languages } from './source.ts'
import type { Tables } from './tables.ts'

/** What no single record can tell: that records agree with each other. The tables have the right form. */
export function checkConsistency(tables: Tables): ContentProblem[] {
  return [
    ...checkIds(tables),
    ...checkNames(tables),
    ...checkSections(tables),
    ...checkDrawings(tables),
    ...checkShapes(tables),
    ...checkSister(tables),
  ]
}

type Table = keyof Tables

function problem(table: Table, record: string, field: string, code: string): ContentProblem {
  return { file: fileOf(table), record, field, code }
}

const cardTables = ['discovery', 'family', 'solo'] as const

/** Ids are unique within a table; those of cards in all tables of cards. */
function checkIds(tables: Tables): ContentProblem[] {
  const groups: Table[][] = [['boats'], ['sections'], ['shapes'], [...cardTables]]
  return groups.flatMap((group) => {
    const seen = new Set<string>()
    return group.flatMap((table) =>
      tables[table]
        .filter(({ id }) => seen.size === seen.add(id).size)
        .map(({ id }) => problem(table, id, 'id', 'notUnique')),
    )
  })
}

/** Two cards with one name could not be told apart in a log. */
function checkNames(tables: Tables): ContentProblem[] {
  return languages.flatMap((language) => {
    const seen = new Set<string>()
    return cardTables.flatMap((table) =>
      tables[table]
        .filter(({ name }) => seen.size === seen.add(name[language]).size)
        .map(({ id }) => problem(table, id, `name.${language}`, 'notUnique')),
    )
  })
}

/** Each cell of the ship belongs to exactly one section. */
function checkSections({ sections }: Tables): ContentProblem[] {
  const seen = new Set<string>()
  return sections.flatMap(({ id, spans }) => {
    const cells = readSpans(spans)
    const outside = cells.filter(([row, column]) => !isOnGrid(row, column))
    const twice = cells.filter((cell) => seen.size === seen.add(cell.join()).size)
    return [
      ...outside.map(() => problem('sections', id, 'spans', 'outsideGrid')),
      ...twice.map(() => problem('sections', id, 'spans', 'inTwoSections')),
    ]
  })
}

/** All boats have the outline of the sections, and one map of each colour. */
function checkDrawings({ boats, sections }: Tables): ContentProblem[] {
  const ship = new Set(sections.flatMap(({ spans }) => readSpans(spans)).map((cell) => cell.join()))
  return boats.flatMap(({ id, rows }) => {
    const misplaced = rows.flatMap((row, down) =>
      [...row].filter((mark, right) => (mark === '~') === ship.has([down, right].join())),
    )
    const marks = rows.join('')
    const wrongMaps = colours.filter((colour) => marks.split(mapLetters[colour]).length !== 2)
    return [
      ...(misplaced.length > 0 ? [problem('boats', id, 'rows', 'notTheOutlineOfTheSections')] : []),
      ...wrongMaps.map(() => problem('boats', id, 'rows', 'notOneMapOfEachColour')),
    ]
  })
}

/** A shape is drawn in a box of its own size and in one piece. */
function checkShapes({ shapes }: Tables): ContentProblem[] {
  return shapes
    .filter(({ rows }) => {
      const squares = readDrawing(rows, '#')
      const width = Math.max(...rows.map((row) => row.length))
      const fillsBox =
        rows.every((row) => row.includes('#') && row.length === width) &&
        Array.from({ length: width }, (_, column) => column).every((column) => rows.some((row) => row[column] === '#'))
      return !fillsBox || !isOnePiece(squares)
    })
    .map(({ id }) => problem('shapes', id, 'rows', 'notOnePiece'))
}

function isOnePiece(squares: readonly (readonly [number, number])[]): boolean {
  const left = new Set(squares.map((square) => square.join()))
  const reach = ([row, column]: readonly [number, number]): void => {
    if (!left.delete([row, column].join())) return
    for (const next of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as const)
      reach(next)
  }
  if (squares[0]) reach(squares[0])
  return left.size === 0
}

/** The Sister discards common treasures that exist. */
function checkSister({ solo, shapes }: Tables): ContentProblem[] {
  const common = new Set(shapes.filter(({ kind }) => kind === 'common').map(({ id }) => id))
  return solo.flatMap((card) =>
    card.kind !== 'sister'
      ? []
      : card.actions.flatMap((action, index) =>
          action.do === 'discardCommon' && !common.has(action.shape)
            ? [problem('solo', card.id, `actions.${index}.shape`, 'unknownShape')]
            : [],
        ),
  )
}
