import { type Problem, refuseIf } from '@nora/effects'
import { isOnGrid } from '../boat/grid.ts'
import { needsColour } from '../language/lesson.ts'
import { colours } from './colours.ts'
import { mapLetters, readDrawing, readSpans } from './drawing.ts'
import type { Tables } from './schema.ts'

/** What no single record can tell: that records agree with each other. The tables have the right form. */
export function checkConsistency(tables: Tables): void {
  refuseIf([
    ...checkIds(tables),
    ...checkSections(tables),
    ...checkDrawings(tables),
    ...checkShapes(tables),
    ...checkCopies(tables),
    ...checkLessons(tables),
    ...checkSister(tables),
  ])
}

type Table = keyof Tables

/** What is wrong; `messages` has a sentence for each. */
export const contentCodes = [
  'colourNotChosen',
  'copiesFixed',
  'idTwice',
  'inTwoSections',
  'kindFixed',
  'notCommonShape',
  'notOneMapOfEachColour',
  'notOnePiece',
  'notTheOutlineOfTheSections',
  'onlyForTheSister',
  'outsideGrid',
] as const

function problem(file: Table, record: string, field: string, code: (typeof contentCodes)[number]): Problem {
  return { file, record, field, code }
}

const cardTables = ['discovery', 'family', 'solo'] as const

/** The numbers of cards are unique over all tables of cards. */
function checkIds(tables: Tables): Problem[] {
  const seen = new Set<string>()
  return cardTables.flatMap((table) =>
    tables[table]
      .filter(({ id }) => seen.size === seen.add(id).size)
      .map(({ id }) => problem(table, id, 'id', 'idTwice')),
  )
}

/** Each cell of the ship belongs to exactly one section. */
function checkSections({ sections }: Tables): Problem[] {
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
function checkDrawings({ boats, sections }: Tables): Problem[] {
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
function checkShapes({ shapes }: Tables): Problem[] {
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

/** A tile is named after its kind, and a cat or oshax after its shape alone, so that there is one of each. */
function checkCopies({ shapes }: Tables): Problem[] {
  return shapes.flatMap(({ id, kind, copies }) => [
    ...(id.startsWith(`${kind}-`) ? [] : [problem('shapes', id, 'kind', 'kindFixed')]),
    ...((kind === 'cat' || kind === 'oshax') && copies !== 1 ? [problem('shapes', id, 'copies', 'copiesFixed')] : []),
  ])
}

/** A colour is chosen for public lessons only, and only the Sister has lessons that look at each other. */
function checkLessons(tables: Tables): Problem[] {
  return cardTables.flatMap((table) =>
    tables[table].flatMap((card) => {
      if (!('lesson' in card)) return []
      return [
        ...(needsColour(card.lesson) && card.kind !== 'publicLesson'
          ? [problem(table, card.id, 'lesson', 'colourNotChosen')]
          : []),
        ...(card.lesson.score === 'bestOther' && table !== 'solo'
          ? [problem(table, card.id, 'lesson.score', 'onlyForTheSister')]
          : []),
      ]
    }),
  )
}

/** The Sister discards common treasures that exist. */
function checkSister({ solo, shapes }: Tables): Problem[] {
  const common = new Set(shapes.filter(({ kind }) => kind === 'common').map(({ id }) => id))
  return solo.flatMap((card) =>
    card.kind !== 'sister'
      ? []
      : card.actions.flatMap((action, index) =>
          action.do === 'discardCommon' && !common.has(action.shape)
            ? [problem('solo', card.id, `actions.${index}.shape`, 'notCommonShape')]
            : [],
        ),
  )
}
