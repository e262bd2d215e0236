import { type Area, besideRow, COLUMNS, colours, hasCell, ROWS, sectionIds } from '@nora/cats'
import type { Facts } from './facts.ts'
import type { Wish } from './lessons.ts'
import { type Marginals, marginalsOf } from './marginals.ts'
import { hopeOf, LOST_PER_SIDE, sectionWorth } from './worth.ts'

/** A ship as a place to lay tiles on: what each cell is worth by itself, so that a placement is a sum. */
export interface Ground {
  readonly facts: Facts
  readonly marginals: Marginals
  readonly hope: number
  /** By row and column. */
  readonly cells: Float64Array
  /** Free cells without a free neighbour; only the smallest treasure fits there. */
  readonly holes: readonly number[]
  /** What a cat on the map of its own colour finds. */
  readonly find: number
}

const POINTS_PER_RAT = 1
/** Squares of a common treasure, and how many of them a find can be laid to good use. */
const FIND_SQUARES = 2.2

export function groundOf(facts: Facts, wishes: readonly Wish[]): Ground {
  const marginals = marginalsOf(facts, wishes)
  const cells = new Float64Array(ROWS * COLUMNS)
  const { plan, free } = facts.ship
  const hope = hopeOf(facts)
  const areaWorth = worthOfAreas(facts, marginals)
  const shut = free.map((_, row) => ~(free[row] as number))
  for (let row = 0; row < ROWS; row++) {
    for (let rest = free[row] as number; rest !== 0; rest &= rest - 1) {
      const column = 31 - Math.clz32(rest & -rest)
      const contacts =
        bit(shut[row] as number, column - 1) +
        bit(shut[row] as number, column + 1) +
        (row > 0 ? bit(shut[row - 1] as number, column) : 1) +
        (row < ROWS - 1 ? bit(shut[row + 1] as number, column) : 1)
      // A side that meets a tile or the outer line is closed, and so is its counterpart.
      cells[row * COLUMNS + column] = contacts * 2 * LOST_PER_SIDE * hope
    }
  }
  const add = (rows: readonly number[], worth: number) => {
    if (worth === 0) return
    for (let row = 0; row < ROWS; row++)
      for (let rest = (rows[row] as number) & (free[row] as number); rest !== 0; rest &= rest - 1) {
        const cell = row * COLUMNS + 31 - Math.clz32(rest & -rest)
        cells[cell] = (cells[cell] as number) + worth
      }
  }
  for (const section of sectionIds) add(plan.sections.get(section) ?? [], areaWorth[section])
  add(plan.edge, marginals.covered.edge)
  add(plan.middleRow, marginals.covered.middleRow)
  add(plan.rats, POINTS_PER_RAT + marginals.ratCovered)
  for (const colour of colours) {
    const [row, column] = plan.maps[colour]
    const cell = row * COLUMNS + column
    if (hasCell(free, row, column)) cells[cell] = (cells[cell] as number) + marginals.mapCovered
  }
  const average = mean(cells, facts.ship.openCells)
  const find = Math.max(0, FIND_SQUARES * average + marginals.common)
  return { facts, marginals, hope, cells, holes: free.map((bits, row) => bits & ~besideRow(free, row)), find }
}

/** What covering one more cell of each section is worth; a tile covers a few at once. */
function worthOfAreas(facts: Facts, { covered }: Marginals): Record<Area, number> {
  const worth = { ...covered }
  for (const section of sectionIds) {
    const open = facts.ship.open[section]
    if (open === 0) continue
    const step = Math.min(open, 3)
    worth[section] += (sectionWorth(facts, section, open - step) - sectionWorth(facts, section, open)) / step
  }
  return worth
}

function bit(bits: number, column: number): number {
  return column < 0 ? 1 : (bits >>> column) & 1
}

function mean(cells: Float64Array, count: number): number {
  let total = 0
  for (const worth of cells) total += worth
  return total / Math.max(1, count)
}
