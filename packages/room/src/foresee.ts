import { type Json, type Match, type Seat, Table, viewOf } from '@nora/kernel'
import type { Foreseen } from '@nora/protocol'

/** What a legal choice would lead to. What the seat would learn by it is not told, only that there is something. */
export function foresee(match: Match, seat: Seat, choice: Json, interrupt: boolean): Foreseen {
  const { position, barrier } = match.tryOut(seat, choice, interrupt)
  if (barrier === 'learned') return { barrier, sheet: null }
  const { variant, state } = position.table
  const sheet = variant.game.sheet(new Table(variant, viewOf(variant, state, seat)), seat)
  return { barrier, sheet }
}
