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
    playerOf(table, seat).extraRescues += cats
  },
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
