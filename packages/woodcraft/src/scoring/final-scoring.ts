import { type Item, type Outcome, ranking, type Seat, type SheetLine, tellFinalScoring } from '@nora/kernel'
import { orderValue } from '../board/reputation.ts'
import { rows } from '../content/names.ts'
import type { Contract } from '../content/schema.ts'
import { LOST_ORDER } from '../round/income-phase.ts'
import { roundsFor } from '../round/rounds.ts'
import { isSolo, playerOf, scoreCategories, seatsInOrder, type WoodcraftTable } from '../state.ts'
import { pileValue } from '../workshop/lumber.ts'
import { completedOf, rowOf } from '../zones.ts'

/** Czech rulebook, Závěrečné bodování: for each full ten of what is left. */
const LEFT_PER_POINT = 10

/** Czech rulebook, Bodování: what a lone player's result is worth. */
export const grades = { good: 110, excellent: 140 }

/** The points so far, category by category, and what the final scoring would add now. */
export function sheetOf(table: WoodcraftTable, seat: Seat): SheetLine[] {
  const { points } = playerOf(table, seat)
  return [
    ...scoreCategories.map((id) => ({ id, points: points[id] })),
    ...contractLines(table, seat),
    { id: 'leftovers', points: Math.floor(leftovers(table, seat) / LEFT_PER_POINT) },
    { id: 'completedOrders', points: completedPoints(table, seat, finalReputation(table, seat)) },
  ]
}

/** What a seat has whatever comes: what is left over can still be used, and open orders can still be completed. */
export function earnedOf(table: WoodcraftTable, seat: Seat): SheetLine[] {
  const reputation = playerOf(table, seat).reputation
  return sheetOf(table, seat).flatMap((line) => {
    if (line.id === 'leftovers') return []
    return line.id === 'completedOrders' ? { ...line, points: completedPoints(table, seat, reputation) } : line
  })
}

/** Leftovers and open orders count in the last round only: until then they change with nearly everything. */
export function judgedOf(table: WoodcraftTable, seat: Seat): SheetLine[] {
  const { rounds } = roundsFor(table.options.seats)
  return table.state.round < rounds ? earnedOf(table, seat) : sheetOf(table, seat)
}

function contractLines(table: WoodcraftTable, seat: Seat): SheetLine[] {
  const { state } = table
  const claimed = Object.keys(state.claims).filter((id) => (state.claims[id] as Seat[]).includes(seat))
  return claimed.sort().map((item) => ({ id: 'contract', item, points: contractWorth(table, seat, item) }))
}

/** What a public contract would score for a seat now, whether it has claimed it or not. */
export function contractWorth(table: WoodcraftTable, seat: Seat, contract: Item): number {
  const { content } = table
  return content.language.at(table, seat).amount((content.contracts.get(contract) as Contract).score)
}

/** The values of all dice, in pile and pots, and the number of berries and materials; nothing else counts. */
export function leftovers(table: WoodcraftTable, seat: Seat): number {
  const player = playerOf(table, seat)
  const trees = player.pots.reduce((sum, tree) => sum + tree, 0)
  return pileValue(player) + trees + player.berries + player.scrapwood + player.glue + player.blades
}

/** Each completed order by the reputation. */
function completedPoints(table: WoodcraftTable, seat: Seat, reputation: number): number {
  return table.zone(completedOf(seat)).length * orderValue(table, reputation)
}

function openOrders(table: WoodcraftTable, seat: Seat): number {
  return rows.reduce((sum, _, row) => sum + table.zone(rowOf(seat, row)).length, 0)
}

/** Czech rulebook, Závěrečné bodování: each open order costs reputation, as one that was lost. */
function finalReputation(table: WoodcraftTable, seat: Seat): number {
  return Math.max(0, playerOf(table, seat).reputation - LOST_ORDER * openOrders(table, seat))
}

/** Czech rulebook, Závěrečné bodování: what orders still open cost, then everything that counts. */
export function tellScoring(table: WoodcraftTable): void {
  for (const seat of seatsInOrder(table)) {
    const orders = openOrders(table, seat)
    if (orders > 0) table.tell?.({ type: 'openOrders', seat, orders, space: finalReputation(table, seat) })
  }
  tellFinalScoring(table, () => outcomeOf(table))
}

/** Czech rulebook, Vítězství ve hře: of those with equal points, who plays later in a round is ahead. */
export function outcomeOf(table: WoodcraftTable): Outcome {
  const order = seatsInOrder(table)
  const sheets = table.state.players.map((_, seat) => sheetOf(table, seat))
  const standings = ranking(sheets, { by: 'laterInRound', of: (seat) => order.indexOf(seat) + 1 })
  return isSolo(table) ? { standings, grade: gradeOf(standings[0]?.score ?? 0) } : { standings }
}

function gradeOf(points: number): string {
  if (points >= grades.excellent) return 'excellent'
  return points >= grades.good ? 'good' : 'fair'
}
