import type { WistarTable } from '../state.ts'
import type { StateCard } from './ratbot.ts'
import { ratbotCount } from './ratbot-counts.ts'
import { type ScaleEffect, scaleOf, stateCardWith } from './state-cards.ts'

export type FinalEffect = Extract<ScaleEffect, { readonly kind: 'final' }>

/** The final effects of a state card that its marker stands on or has passed. */
export function reachedEffects(table: WistarTable, state: StateCard): FinalEffect[] {
  const reached = scaleOf(table, state).scale.slice(0, state.advances + 1)
  return reached.flatMap(({ effect }) => (effect?.kind === 'final' ? [effect] : []))
}

/** Russian rulebook, Финальные эффекты на шкале. */
export function pointsOf(table: WistarTable, effect: FinalEffect): number {
  return effect.points * countFor(table, effect)
}

function countFor(table: WistarTable, effect: FinalEffect): number {
  switch (effect.per) {
    case 'houseGuests':
      return ratbotCount(table, { count: 'guests', area: 'house' })
    case 'advances':
      // A marker at the end of its scale no longer moves: points below the scale are no advance.
      return stateCardWith(table, effect.token).advances
    default:
      return ratbotCount(table, { count: effect.per })
  }
}
