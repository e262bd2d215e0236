import type { Flow, Next } from '@nora/kernel'
import { days } from '../content/supply.ts'
import { turnColour } from '../solo/sister-colours.ts'
import { type CatsTable, isFamily, isSolo } from '../state.ts'
import { GONE, LEFT, RIGHT } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'
import { enterPhase } from './phase.ts'

/**
 * Isle of Cats rulebook, Preparing the next day: cats left in the zones leave the game, treasures stay, used baskets
 * turn green again. After the fifth day comes the final scoring.
 */
export function* nextDay(table: CatsTable): Flow<Next> {
  const { state } = table
  enterPhase(table, 'nextDay')
  yield* anytimeWindow(table, 'nextDay')
  const left = [...table.zone(LEFT)]
  const right = [...table.zone(RIGHT)]
  table.move(left, LEFT, GONE)
  table.move(right, RIGHT, GONE)
  table.tell?.({ type: 'dayEnds', day: state.day, items: [...left, ...right] })
  if (state.day === days) return { step: 'scoring' }
  if (isSolo(table)) yield* turnColour(table)
  if (state.players.some(({ usedBaskets }) => usedBaskets > 0)) table.tell?.({ type: 'basketsReady' })
  for (const player of state.players) {
    player.usedBaskets = 0
    player.speed = 0
    player.passed = false
  }
  if (state.sister) state.sister.speed = 0
  state.day++
  if (isFamily(table)) {
    state.order = [...state.order.slice(1), state.order[0] as number]
    table.tell?.({ type: 'turnOrder', order: [...state.order] })
  }
  return { step: 'fill' }
}
