import type { Seat } from '@nora/kernel'
import { days } from '../content/supply.ts'
import { refuse } from '../reasons.ts'
import { type CatsTable, playerOf } from '../state.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'

/** 080 to 082: one more cat in a turn, with its own basket and fish. They add up and wait until they are used. */
export const extraRescue: EffectRule<EffectOf<'extraRescue'>> = {
  why: (table, seat) => (mayRescueAgain(table, seat) ? undefined : refuse('noEffect')),
  // biome-ignore lint/correctness/useYield: it asks nothing
  *play(table, seat, { cats }) {
    const player = playerOf(table, seat)
    player.extraRescues += cats
    table.tell?.({ type: 'extraRescues', seat, more: cats, waiting: player.extraRescues })
  },
}

/** The second cat of a turn, or a later one, uses one of them up. */
export function useExtraRescue(table: CatsTable, seat: Seat): void {
  const player = playerOf(table, seat)
  player.extraRescues--
  table.tell?.({ type: 'extraRescueUsed', seat, waiting: player.extraRescues })
}

/** On the last day nobody rescues after passing. */
function mayRescueAgain({ state }: CatsTable, seat: Seat): boolean {
  if (state.day < days) return true
  switch (state.phase) {
    case 'rescue':
      return !state.players[seat]?.passed
    case 'rareFinds':
    case 'nextDay':
    case 'scoring':
      return false
    default:
      return true
  }
}
