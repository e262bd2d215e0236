import type { Flow, Seat } from '@nora/kernel'
import type { IncomeTrack } from '../content/names.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { gainTool } from '../workshop/attic.ts'
import { score } from '../workshop/goods.ts'

/** Czech rulebook, Stupnice příjmů: the point milestone. */
const MILESTONE_POINTS = 3

/**
 * Moves an income marker. At the end of the track a further marker starts over, so income is simply the sum of all
 * steps; milestones stand on the first lap, where only the first marker passes (Czech rulebook, Konec stupnice).
 */
export function* advanceIncome(table: WoodcraftTable, seat: Seat, track: IncomeTrack, steps: number): Flow {
  const player = playerOf(table, seat)
  const before = player[track]
  player[track] += steps
  for (const { at, gives } of table.content.incomeTracks[track].milestones) {
    if (before < at && before + steps >= at) yield* passMilestone(table, seat, gives)
  }
}

export function* passMilestone(table: WoodcraftTable, seat: Seat, gives: 'tool' | 'points'): Flow {
  if (gives === 'points') score(table, seat, 'milestones', MILESTONE_POINTS)
  else yield* gainTool(table, seat, 'any')
}
