import { because, type Item, type Json, type Reason, type Seat } from '@nora/kernel'
import { whyNotReuse, whyNotUse } from '../actions/benches.ts'
import { rowWith, whyNotComplete } from '../actions/complete-order.ts'
import { mainActions } from '../actions/main-actions.ts'
import { whyNotMarket } from '../actions/marketing.ts'
import { bonusActionPrice } from '../actions/prices.ts'
import { whyNotMovable } from '../board/action-wheel.ts'
import { whyNoEffect } from '../cards/resolve-effect.ts'
import type { HelperCard } from '../content/content.ts'
import { type Action, actions, type Bench, benches } from '../content/names.ts'
import { playerOf, type Turn, type WoodcraftTable } from '../state.ts'
import { colours } from '../workshop/dice.ts'
import { needsLanterns } from '../workshop/goods.ts'
import { hasPot } from '../workshop/workshop.ts'
import { workshopOf } from '../zones.ts'
import { BERRIES, END, MARKET, readChoice } from './turn-choices.ts'

/** Czech rulebook, Náhradní akce: another tile's action costs a lantern. */
export const OTHER_ACTION = 1

function turnOf(table: WoodcraftTable): Turn {
  return table.state.turn as Turn
}

export function whyNotMove(table: WoodcraftTable, action: Action): Reason | undefined {
  if (turnOf(table).moved !== null) return because('tileMoved')
  return whyNotMovable(table.state.wheel, actions.indexOf(action))
}

/** The main action comes after the tile was moved, at any time in the turn. */
export function whyNotMain(table: WoodcraftTable): Reason | undefined {
  const turn = turnOf(table)
  if (turn.moved === null) return because('moveFirst')
  return turn.mainDone ? because('mainDone') : undefined
}

/** Another tile's action, be it blocked, costs a lantern that is not the one just won with the moved tile. */
export function whyNotOther(table: WoodcraftTable, seat: Seat): Reason | undefined {
  const { freshLanterns } = turnOf(table)
  const { lanterns } = playerOf(table, seat)
  if (lanterns >= OTHER_ACTION && lanterns - freshLanterns < OTHER_ACTION) return because('freshLantern')
  return needsLanterns(table, seat, OTHER_ACTION)
}

export function whyNotAct(table: WoodcraftTable, seat: Seat, action: Action): Reason | undefined {
  const reason = whyNotMain(table)
  if (reason) return reason
  const other = action === turnOf(table).moved ? undefined : whyNotOther(table, seat)
  return other ?? mainActions[action].why(table, seat, 0)
}

/** Czech rulebook, Bonusová akce: once in a turn, also before the tile is moved. */
export function whyNoBonus(table: WoodcraftTable, seat: Seat): Reason | undefined {
  if (turnOf(table).bonusDone) return because('bonusDone')
  return needsLanterns(table, seat, bonusActionPrice(table, seat))
}

export function whyNotAbility(table: WoodcraftTable, seat: Seat, helper: Item): Reason | undefined {
  if (!table.zone(workshopOf(seat)).includes(helper)) return because('notYourHelper')
  const { oncePerTurn } = table.content.helpers.get(helper) as HelperCard
  if (!oncePerTurn) return because('noTurnAbility')
  if (turnOf(table).usedHelpers.includes(helper)) return because('abilityUsed')
  return whyNoEffect(table, seat, { road: 'helpers', item: helper }, oncePerTurn)
}

export function whyNotHarvest(table: WoodcraftTable, seat: Seat, colour: number): Reason | undefined {
  const player = playerOf(table, seat)
  const name = colours[colour] as string
  if (!hasPot(player, colour)) return because('noPot', { colour: name })
  return player.pots[colour] === 0 ? because('potEmpty', { colour: name }) : undefined
}

export function whyNotEnd(table: WoodcraftTable): Reason | undefined {
  const turn = turnOf(table)
  if (turn.moved === null) return because('moveFirst')
  return turn.mainDone ? undefined : because('actFirst')
}

/** Why a choice of the turn is not offered; nothing if nobody would look for it. */
export function whyNotInTurn(table: WoodcraftTable, seat: Seat, choice: Json): Reason | undefined {
  const read = readChoice(choice)
  if (!read) return undefined
  const { field, value } = read
  const isAction = (actions as readonly string[]).includes(value)
  const isBench = (benches as readonly string[]).includes(value)
  const colour = (colours as readonly string[]).indexOf(value)
  switch (field) {
    case BERRIES:
      return whyNotMain(table)
    case END:
      return whyNotEnd(table)
    case MARKET:
      return whyNotEnd(table) ?? whyNotMarket(table, seat, 0)
    case 'move':
      return isAction ? whyNotMove(table, value as Action) : undefined
    case 'act':
      return isAction ? whyNotAct(table, seat, value as Action) : undefined
    case 'bonus':
      return isAction ? (whyNoBonus(table, seat) ?? mainActions[value as Action].why(table, seat, 0)) : undefined
    case 'ability':
      return table.content.helpers.has(value) ? whyNotAbility(table, seat, value) : undefined
    case 'use':
      return isBench ? whyNotUse(table, seat, value as Bench) : undefined
    case 'reuse':
      return isBench ? whyNotReuse(table, seat, value as Bench) : undefined
    case 'harvest':
      return colour < 0 ? undefined : whyNotHarvest(table, seat, colour)
    case 'complete':
      if (!table.content.orders.has(value)) return undefined
      return rowWith(table, seat, value) < 0 ? because('notYourOrder') : whyNotComplete(table, seat, value)
    default:
      return undefined
  }
}
