import type { Seat } from '@nora/kernel'
import {
  type Content,
  completedOf,
  goods,
  handOf,
  improvements,
  playerOf,
  roundsFor,
  rowOf,
  rows,
  scoreCategories,
  type WoodcraftState,
  type WoodcraftTable,
  workshopOf,
} from '@nora/woodcraft'
import type { Features } from '../learned/features.ts'
import { evaluationParts } from './evaluate.ts'

/** Woodcraft in numbers. */
export const woodcraftFeatures: Features<WoodcraftState, Content> = {
  numbers: (table, seat) => ({ parts: evaluationParts(table, seat), shown: workshopNumbers(table, seat) }),
  own: () => [],
  table: ({ state: { round, first, late, turn, foreign, yard } }, seat) => [
    round,
    first === seat ? 1 : 0,
    late ? 1 : 0,
    turn?.seat === seat ? 1 : 0,
    foreign ?? 0,
    yard.reduce((sum, value) => sum + value, 0),
  ],
  progress: ({ state: { round }, options: { seats } }) => Math.min(1, round / roundsFor(seats).rounds),
  categories: [...scoreCategories, 'contract', 'leftovers', 'completedOrders'],
}

function workshopNumbers(table: WoodcraftTable, seat: Seat): number[] {
  const player = playerOf(table, seat)
  const { usedSaws, usedSplices, usedGlue, berryIncome, nutIncome, reputation, furthest, marketing, score } = player
  return [
    ...goods.map((good) => player[good]),
    ...player.lumber,
    ...player.pots,
    ...improvements.map((improvement) => (player.built.includes(improvement) ? 1 : 0)),
    ...[usedSaws, usedSplices.length, usedGlue ? 1 : 0],
    player.slots.filter((slot) => slot !== null).length,
    player.attic.filter((tool) => tool !== null).length,
    ...[berryIncome, nutIncome, reputation, furthest, marketing, score],
    ...[completedOf, handOf, workshopOf].map((zone) => table.zone(zone(seat)).length),
    ...rows.map((_, row) => table.zone(rowOf(seat, row)).length),
  ]
}
