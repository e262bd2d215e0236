import type { Flow, Seat } from '@nora/kernel'
import { sumOf } from '../cards/permanent-effects.ts'
import type { WistarTable } from '../state.ts'
import { gain } from './gain.ts'

/** Czech rulebook, Těžba dřeva and Sběr kovu; Polish rulebook, symbols: one more with each gathering. */
export function gatheredWith(table: WistarTable, seat: Seat, what: 'wood' | 'metal', strength: number): number {
  return strength > 0 ? strength + sumOf(table, seat, 'gatherMore', (rule) => rule.what === what) : 0
}

export function* gather(table: WistarTable, seat: Seat, what: 'wood' | 'metal', strength: number): Flow {
  yield* gain(table, seat, what, gatheredWith(table, seat, what, strength), 'gather')
}
