import { isRecord, type Json, type PuzzleForm } from '@nora/kernel'
import { rows } from './content/names.ts'
import type { WoodcraftTable } from './state.ts'
import { shortestWay, wayQuestion } from './ways/shortest-way.ts'
import { completedOf, rowOf } from './zones.ts'

/** Extra actions: what can be done besides the action of a tile. */
const extra = ['use', 'reuse', 'harvest', 'complete']

const isExtra = (choice: Json) => isRecord(choice) && extra.some((field) => field in choice)

/** How an order is completed with the fewest extra actions. */
export const woodcraftPuzzle: PuzzleForm<WoodcraftTable> = {
  wish: { mode: 'classic', seats: 2 },
  isRace: true,
  // What no way leads to need not be searched.
  goals: (table, { kind, seat }) =>
    kind === 'turn'
      ? rows
          .flatMap((_, row) => table.zone(rowOf(seat, row)))
          .filter((order) => 'way' in shortestWay(wayQuestion(table, seat, order)))
      : [],
  allows: ({ kind }, choice, goal) =>
    kind !== 'turn' || (isExtra(choice) && isRecord(choice) && (!('complete' in choice) || choice.complete === goal)),
  remembered: ({ kind }, line) => (kind === 'turn' ? null : [...line]),
  isDone: (table, seat, goal) => table.zone(completedOf(seat)).includes(String(goal)),
  worth: (_table, _seat, _goal, line) => -line.filter(isExtra).length,
}
