import { areaOfGuest } from '../player-board/player-area.ts'
import type { WistarTable } from '../state.ts'
import { claimedByRatbot } from './objectives.ts'
import { ratbotOf, type StateCard } from './ratbot.ts'
import { RATBOT_DOORS, RATBOT_GUESTS } from './ratbot-zones.ts'
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
  const { beds, rooms, tents } = ratbotOf(table)
  switch (effect.per) {
    case 'beds':
      return beds
    case 'rooms':
      return rooms
    case 'tents':
      return tents.length
    case 'objectives':
      return claimedByRatbot(table)
    case 'houseGuests':
      return table.zone(RATBOT_GUESTS).filter((guest) => areaOfGuest(table, guest) === 'house').length
    case 'doors':
      return table.zone(RATBOT_DOORS).length
    case 'advances':
      // A marker at the end of its scale no longer moves: points below the scale are no advance.
      return stateCardWith(table, effect.token).advances
  }
}
