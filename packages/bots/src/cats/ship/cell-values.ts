import {
  type Area,
  besideRow,
  type CatsTable,
  type Cells,
  COLUMNS,
  colours,
  hasCell,
  ROWS,
  sectionIds,
} from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { sum } from '../../sum.ts'
import { type Facts, factsOf } from '../facts.ts'
import { countedLessonsOf } from '../lessons/counted-lessons.ts'
import { type Marginals, marginalsOf } from '../lessons/marginals.ts'
import { LOST_PER_SIDE, potentialOf, sectionWorth } from './ship-worth.ts'

/** A ship as a place to lay tiles on: what each cell is worth by itself, so that a placement is a sum. */
export interface CellValues {
  readonly facts: Facts
  readonly marginals: Marginals
  readonly potential: number
  /** By row and column. */
  readonly cells: Float64Array
  /** Free cells without a free neighbour; only the smallest treasure fits there. */
  readonly holes: readonly number[]
  /** What a cat on the map of its own colour finds. */
  readonly mapFind: number
}

const POINTS_PER_RAT = 1
const SIDES = 4
/** Squares of a common treasure, and how many of them a find can be laid to good use. */
const FIND_SQUARES = 2.2
/** A tile seldom lies in one section only. */
const SQUARES_IN_ONE_SECTION = 3

/** The ship of a seat as a place to lay tiles on. */
export function cellValuesFor(table: CatsTable, seat: Seat): CellValues {
  const facts = factsOf(table, seat)
  const { ship } = facts
  const marginals = marginalsOf(facts, countedLessonsOf(table, seat, facts.remaining))
  const potential = potentialOf(facts)
  const cells = closedSides(ship.free, 2 * LOST_PER_SIDE * potential)
  addPlaces(cells, facts, marginals)
  const average = sum(cells) / Math.max(1, ship.openCells)
  const mapFind = Math.max(0, FIND_SQUARES * average + marginals.common)
  return {
    facts,
    marginals,
    potential,
    cells,
    holes: ship.free.map((bits, row) => bits & ~besideRow(ship.free, row)),
    mapFind,
  }
}

/** Points for each side of a free cell that is closed already: a tile there closes no other. */
function closedSides(free: Cells, points: number): Float64Array {
  const cells = new Float64Array(ROWS * COLUMNS)
  forEachCell(free, (row, column) => {
    const open =
      bitAt(free[row], column - 1) +
      bitAt(free[row], column + 1) +
      bitAt(free[row - 1], column) +
      bitAt(free[row + 1], column)
    cells[row * COLUMNS + column] = (SIDES - open) * points
  })
  return cells
}

/** What is printed on the ship, and what lessons make of it. */
function addPlaces(cells: Float64Array, facts: Facts, marginals: Marginals): void {
  const { plan, free } = facts.ship
  const add = (area: Cells, worth: number) => {
    if (worth === 0) return
    const open = area.map((bits, row) => bits & (free[row] as number))
    forEachCell(open, (row, column) => {
      const cell = row * COLUMNS + column
      cells[cell] = (cells[cell] as number) + worth
    })
  }
  const worths = worthOfAreas(facts, marginals)
  for (const section of sectionIds) add(plan.sections.get(section) ?? [], worths[section])
  add(plan.edge, marginals.covered.edge)
  add(plan.middleRow, marginals.covered.middleRow)
  add(plan.rats, POINTS_PER_RAT + marginals.ratCovered)
  for (const colour of colours) {
    const [row, column] = plan.maps[colour]
    if (hasCell(free, row, column))
      cells[row * COLUMNS + column] = (cells[row * COLUMNS + column] as number) + marginals.mapCovered
  }
}

/** What covering one more cell of each section is worth; a tile covers a few at once. */
function worthOfAreas(facts: Facts, { covered }: Marginals): Record<Area, number> {
  const worth = { ...covered }
  for (const section of sectionIds) {
    const open = facts.ship.open[section]
    if (open === 0) continue
    const step = Math.min(open, SQUARES_IN_ONE_SECTION)
    worth[section] += (sectionWorth(facts, section, open - step) - sectionWorth(facts, section, open)) / step
  }
  return worth
}

function forEachCell(cells: Cells, visit: (row: number, column: number) => void): void {
  for (let row = 0; row < cells.length; row++)
    for (let rest = cells[row] as number; rest !== 0; rest &= rest - 1) visit(row, 31 - Math.clz32(rest & -rest))
}

function bitAt(bits: number | undefined, column: number): number {
  return bits === undefined || column < 0 ? 0 : (bits >>> column) & 1
}
