import { draw, type Flow, type Next } from '@nora/kernel'
import { HUT } from '../actions/alchemists-hut.ts'
import { refillMarket } from '../cards/market.ts'
import { nextTurn } from '../round/rounds.ts'
import type { WistarTable } from '../state.ts'
import { type ActionCard, carryOutBonus, turnedCard } from './action-cards.ts'
import { placeLeader, placeWorker } from './leader.ts'
import { carryOutAction } from './main-actions.ts'
import { ACTION_DECK, ACTIONS_TURNED } from './ratbot-zones.ts'

/** Russian rulebook, Фаза действий. Ход Крысобота. */
export function* ratbotTurn(table: WistarTable, { turn }: { readonly turn: number }): Flow<Next> {
  yield* draw(table, ACTION_DECK, ACTIONS_TURNED, 1)
  const card = turnedCard(table)
  table.tell?.({ type: 'ratbotTurn', items: [card.id] })
  yield* carryOutCard(table, card)
  yield* refillMarket(table)
  return nextTurn(table, turn + 1)
}

/** Leader, worker, action, bonuses. */
export function* carryOutCard(table: WistarTable, { leader, worker, bonuses }: ActionCard): Flow {
  const stand = placeLeader(table, leader)
  if (worker && stand !== HUT) placeWorker(table, stand)
  yield* carryOutAction(table, stand)
  for (const bonus of bonuses) yield* carryOutBonus(table, bonus)
}
