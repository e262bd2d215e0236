import type { Decision, Item, Json, Seat } from '@nora/kernel'
import { type Action, marketingPrice, type WoodcraftTable } from '@nora/woodcraft'
import { productionWorth } from './effects.ts'
import { newcomerWorth } from './helpers.ts'
import { hazelnutPay } from './orders.ts'
import { berriesWorth, outlookFor } from './outlook.ts'
import { actionWorth, bestSlot, type Prospect, plantingWorth, prospectFor } from './prospects.ts'
import { woodWorth } from './wood.ts'

/** What a turn has still to bring before a tile is moved. */
const MAIN_ACTION = 4
/** Czech rulebook, Náhradní akce. */
const SUBSTITUTE = 3
/** A tool to be placed, or work on wood that is paid for. */
const TOOL = 2
const WORK = 1.5

/** What an open question of the turn promises beyond what lies on the table. */
export function promise(table: WoodcraftTable, seat: Seat, open: Decision): number {
  if (table.state.turn?.seat !== seat) return 0
  const prospect = prospectFor(outlookFor(table, seat))
  return stillToday(prospect) + (open.kind === 'turn' ? mainAction(prospect) : answerWorth(prospect, open))
}

/** What can still be done in this turn: deliver what is ready, and advertise. */
function stillToday({ outlook, base, orders }: Prospect): number {
  const { table, seat, player } = outlook
  const ready = base - woodWorth(outlook, player.lumber, orders, false)
  if (marketingPrice(table, seat, 0) > player.berries) return ready
  return ready + berriesWorth(table, seat, player.berries, true) - berriesWorth(table, seat, player.berries, false)
}

function mainAction(prospect: Prospect): number {
  const { table, berry } = prospect.outlook
  const { turn } = table.state
  if (!turn || turn.mainDone) return 0
  return turn.moved === null ? MAIN_ACTION : Math.max(SUBSTITUTE * berry, actionWorth(prospect, turn.moved))
}

/** Questions with which an action begins: so far it has brought nothing. */
const beginning: { readonly [kind: string]: Action } = {
  buyLumber: 'buyLumber',
  sellDie: 'exchangeDice',
  buyMaterials: 'buyMaterials',
  takeOrder: 'chooseOrders',
  hireHelper: 'chooseHelper',
  produceOrPlant: 'produceOrPlant',
  improve: 'improveWorkshop',
}

/** What was paid for or begun and comes only with the answer. */
function answerWorth(prospect: Prospect, { kind, args }: Decision): number {
  const { outlook } = prospect
  const action = beginning[kind]
  if (action) return isBegun(args) ? 0 : Math.max(0, actionWorth(prospect, action))
  switch (kind) {
    case 'placeHelper':
      return newcomerWorth(outlook, (args as { readonly helper: Item }).helper) + bestSlot(outlook)
    case 'produce': {
      const { done, most } = args as { readonly done: readonly Item[]; readonly most: number }
      return productionWorth(outlook, most - done.length)
    }
    case 'plant':
      return plantingWorth(prospect)
    case 'claimContract':
      return hazelnutPay(outlook, (args as { readonly order: Item }).order)
    case 'chooseTool':
    case 'placeTool':
      return TOOL
    case 'saw':
    case 'splice':
    case 'glue':
      return WORK
    default:
      return 0
  }
}

/** Whether something was already done in the action that asks. */
function isBegun(args: Json): boolean {
  const { bought, taken, done, planted } = (args ?? {}) as { readonly [field: string]: Json }
  return [bought, taken, done, planted].some((part) => (Array.isArray(part) ? part.length > 0 : Boolean(part)))
}
