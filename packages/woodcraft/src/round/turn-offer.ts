import { type Json, type Kind, listed, type Seat } from '@nora/kernel'
import { whyNotReuse, whyNotUse } from '../actions/benches.ts'
import { canComplete } from '../actions/complete-order.ts'
import { mainActions } from '../actions/main-actions.ts'
import { whyNotMarket } from '../actions/marketing.ts'
import { bonusActionPrice } from '../actions/prices.ts'
import { isBlocked } from '../board/action-wheel.ts'
import type { HelperCard } from '../content/content.ts'
import { type Action, actions, benches, rows } from '../content/names.ts'
import { playerOf, type Turn, type WoodcraftTable } from '../state.ts'
import { colours } from '../workshop/dice.ts'
import { rowOf, workshopOf } from '../zones.ts'
import { roundsFor } from './rounds.ts'
import { acts, BERRIES, bonuses, END, harvests, MARKET, moves, reuses, type TurnChoice, uses } from './turn-choices.ts'
import { whyNotAbility, whyNotInTurn, whyNotOther } from './turn-refusals.ts'

/** Everything that may be done now. */
function offered(table: WoodcraftTable, seat: Seat): TurnChoice[] {
  const turn = table.state.turn as Turn
  const choices: TurnChoice[] = []
  if (turn.moved === null) addMoves(table, choices)
  addActions(table, seat, turn, choices)
  addExtras(table, seat, choices)
  if (turn.mainDone) {
    choices.push(END)
    if (!whyNotMarket(table, seat, 0)) choices.push(MARKET)
  }
  return choices
}

function addMoves({ state }: WoodcraftTable, choices: TurnChoice[]): void {
  for (let tile = 0; tile < actions.length; tile++) {
    if (!isBlocked(state.wheel, tile)) choices.push(moves[tile] as TurnChoice)
  }
}

function addActions(table: WoodcraftTable, seat: Seat, turn: Turn, choices: TurnChoice[]): void {
  const main = turn.moved !== null && !turn.mainDone
  if (main) choices.push(BERRIES)
  const others = main && !whyNotOther(table, seat)
  const bonus = !turn.bonusDone && playerOf(table, seat).lanterns >= bonusActionPrice(table, seat)
  if (!main && !bonus) return
  for (let index = 0; index < actions.length; index++) {
    const action = actions[index] as Action
    const wanted = main && (others || action === turn.moved)
    if (!wanted && !bonus) continue
    if (mainActions[action].why(table, seat, 0)) continue
    if (wanted) choices.push(acts[index] as TurnChoice)
    if (bonus) choices.push(bonuses[index] as TurnChoice)
  }
}

function addExtras(table: WoodcraftTable, seat: Seat, choices: TurnChoice[]): void {
  const player = playerOf(table, seat)
  for (const helper of table.zone(workshopOf(seat))) {
    const { oncePerTurn } = table.content.helpers.get(helper) as HelperCard
    if (oncePerTurn && !whyNotAbility(table, seat, helper)) choices.push({ ability: helper })
  }
  benches.forEach((bench, index) => {
    if (!whyNotUse(table, seat, bench)) choices.push(uses[index] as TurnChoice)
    if (player.reuse > 0 && !whyNotReuse(table, seat, bench)) choices.push(reuses[index] as TurnChoice)
  })
  for (let colour = 0; colour < colours.length; colour++) {
    if ((player.pots[colour] as number) > 0) choices.push(harvests[colour] as TurnChoice)
  }
  for (let row = 0; row < rows.length; row++) {
    for (const order of table.zone(rowOf(seat, row))) {
      if (canComplete(table, seat, order)) choices.push({ complete: order })
    }
  }
}

function sought(table: WoodcraftTable, seat: Seat): Json[] {
  const orders = rows.flatMap((_, row) => [...table.zone(rowOf(seat, row))])
  return [
    ...[moves, acts, [BERRIES], bonuses, uses, reuses, harvests].flat(),
    ...table.zone(workshopOf(seat)).map((ability) => ({ ability })),
    ...orders.map((complete) => ({ complete })),
    ...[END, MARKET],
  ]
}

function endsTurn(choice: TurnChoice): boolean {
  return choice === END || choice === MARKET
}

/**
 * Czech rulebook, Pomocníci: what a helper does once per turn does not wait for the next one. All else does: lanterns for a bonus
 * action, berries for marketing and dice for an order are kept. Only after the last round do they bring nothing any more.
 */
function lostByEnding(table: WoodcraftTable, seat: Seat, end: TurnChoice): TurnChoice[] {
  const isLast = table.state.round === roundsFor(table.options.seats).rounds
  return offered(table, seat).filter((choice) => {
    if (choice === MARKET) return isLast && end !== MARKET
    return typeof choice !== 'string' && ('ability' in choice || (isLast && 'complete' in choice))
  })
}

/** The one question of a turn, asked until the player ends it. */
export const turnKind: Kind<WoodcraftTable, null, TurnChoice> = {
  name: 'turn',
  endsTurn,
  lostBy: (table, seat, _args, choice) => (endsTurn(choice) ? lostByEnding(table, seat, choice) : []),
  space: (table, seat) => listed(offered(table, seat)),
  sought,
  why: (table, seat, _args, choice) => whyNotInTurn(table, seat, choice),
}
