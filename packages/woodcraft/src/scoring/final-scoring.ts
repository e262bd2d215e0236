import { type Outcome, ranking, type Seat, type SheetLine } from '@nora/kernel'
import { orderValue } from '../board/reputation.ts'
import { rows } from '../content/names.ts'
import type { Contract } from '../content/schema.ts'
import { LOST_ORDER } from '../round/income-phase.ts'
import { isSolo, playerOf, roads, seatsInOrder, type WoodcraftTable } from '../state.ts'
import { pileValue } from '../workshop/lumber.ts'
import { completedOf, rowOf } from '../zones.ts'

/** Czech rulebook, Závěrečné bodování: for each full ten of what is left. */
const LEFT_PER_POINT = 10

/** Czech rulebook, Bodování: what a lone player's result is worth. */
export const grades = { good: 110, excellent: 140 }

/** The points so far, road by road, and what the final scoring would add now. */
export function sheetOf(table: WoodcraftTable, seat: Seat): SheetLine[] {
  const { points } = playerOf(table, seat)
  return [
    ...roads.map((road) => ({ id: road, points: points[road] })),
    ...contractLines(table, seat),
    { id: 'leftovers', points: Math.floor(leftovers(table, seat) / LEFT_PER_POINT) },
    { id: 'completedOrders', points: completedPoints(table, seat) },
  ]
}

function contractLines(table: WoodcraftTable, seat: Seat): SheetLine[] {
  const { content, state } = table
  const claimed = Object.keys(state.claims).filter((id) => (state.claims[id] as Seat[]).includes(seat))
  const context = content.language.at(table, seat)
  return claimed
    .sort()
    .map((item) => ({ id: 'contract', item, points: context.amount((content.contracts.get(item) as Contract).score) }))
}

/** The values of all dice, in pile and pots, and the number of berries and materials; nothing else counts. */
export function leftovers(table: WoodcraftTable, seat: Seat): number {
  const player = playerOf(table, seat)
  const trees = player.pots.reduce((sum, tree) => sum + tree, 0)
  return pileValue(player) + trees + player.berries + player.scrapwood + player.glue + player.blades
}

/** Each completed order by the reputation that is left after orders still open have cost theirs. */
function completedPoints(table: WoodcraftTable, seat: Seat): number {
  const open = rows.reduce((sum, _, row) => sum + table.zone(rowOf(seat, row)).length, 0)
  const reputation = Math.max(0, playerOf(table, seat).reputation - LOST_ORDER * open)
  return table.zone(completedOf(seat)).length * orderValue(table, reputation)
}

/** Czech rulebook, Vítězství ve hře: of those with equal points, who plays later in a round is ahead. */
export function outcomeOf(table: WoodcraftTable): Outcome {
  const order = seatsInOrder(table)
  const sheets = table.state.players.map((_, seat) => sheetOf(table, seat))
  const standings = ranking(sheets, (seat) => order.indexOf(seat))
  return isSolo(table) ? { standings, grade: gradeOf(standings[0]?.score ?? 0) } : { standings }
}

function gradeOf(points: number): string {
  if (points >= grades.excellent) return 'excellent'
  return points >= grades.good ? 'good' : 'fair'
}
