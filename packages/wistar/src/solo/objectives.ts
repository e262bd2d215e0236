import type { Effect } from '@nora/effects'
import type { Item } from '@nora/kernel'
import { RATBOT, type WistarTable } from '../state.ts'
import { OBJECTIVES } from '../zones.ts'
import { score } from './automa-board.ts'
import { ratbotOf } from './ratbot.ts'

/**
 * Russian rulebook, Немедленные эффекты на шкале: a disc on the topmost free space of the objective, whatever it asks for,
 * and only the points of its bonus. As for everybody, one disc on a card. Says whether it could be done.
 */
export function claimObjective(table: WistarTable, place: number): boolean {
  const ratbot = ratbotOf(table)
  const card = table.zone(OBJECTIVES)[place - 1] as Item
  const claims = table.state.claims[card] as (number | null)[]
  const free = claims.indexOf(null)
  if (ratbot.discs === 0 || free < 0 || claims.includes(RATBOT)) return false
  ratbot.discs--
  claims[free] = RATBOT
  table.tell?.({ type: 'ratbotClaims', items: [card] })
  score(table, printedPoints(table.content.objectives.get(card)?.bonus as Effect), card)
  return true
}

/** The points a bonus shows, whatever else it gives. */
function printedPoints(bonus: Effect): number {
  if (bonus.do === 'gain') return bonus.what === 'points' && typeof bonus.n === 'number' ? bonus.n : 0
  if (bonus.do !== 'seq') return 0
  return (bonus.effects as unknown as readonly Effect[]).reduce((sum, part) => sum + printedPoints(part), 0)
}

export function claimedByRatbot({ state }: WistarTable): number {
  return Object.values(state.claims).filter((claims) => claims.includes(RATBOT)).length
}
