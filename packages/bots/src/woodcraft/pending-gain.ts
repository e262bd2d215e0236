import type { Decision, Item, Json, Seat } from '@nora/kernel'
import { type Action, marketingPrice, type WoodcraftTable } from '@nora/woodcraft'
import { assess, berriesWorth } from './assessment.ts'
import { productionWorth } from './effects.ts'
import { actionGain, type Baseline, baselineFor, bestPlantingGain, bestSlot } from './gains.ts'
import { newHelperWorth } from './helpers.ts'
import { lumberAndOrdersWorth } from './lumber-and-orders.ts'
import { hazelnutPay } from './orders.ts'

/** What a turn has still to bring before a tile is moved. */
const MAIN_ACTION = 4
/** Czech rulebook, Náhradní akce. */
const SUBSTITUTE = 3
/** A tool to be placed, or work on wood that is paid for. */
const TOOL = 2
const WORK = 1.5

/** What an open question of the turn promises beyond what lies on the table. */
export function pendingGain(table: WoodcraftTable, seat: Seat, open: Decision): number {
  if (table.state.turn?.seat !== seat) return 0
  const baseline = baselineFor(assess(table, seat))
  return stillToday(baseline) + (open.kind === 'turn' ? mainAction(baseline) : answerWorth(baseline, open))
}

/** What can still be done in this turn: deliver what is ready, and advertise. */
function stillToday({ assessment, base, orders }: Baseline): number {
  const { table, seat, player } = assessment
  const ready = base - lumberAndOrdersWorth(assessment, player.lumber, orders, false)
  if (marketingPrice(table, seat, 0) > player.berries) return ready
  return ready + berriesWorth(table, seat, player.berries, true) - berriesWorth(table, seat, player.berries, false)
}

function mainAction(baseline: Baseline): number {
  const { table, berry } = baseline.assessment
  const { turn } = table.state
  if (!turn || turn.mainDone) return 0
  return turn.moved === null ? MAIN_ACTION : Math.max(SUBSTITUTE * berry, actionGain(baseline, turn.moved))
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
function answerWorth(baseline: Baseline, { kind, args }: Decision): number {
  const { assessment } = baseline
  const action = beginning[kind]
  if (action) return isBegun(args) ? 0 : Math.max(0, actionGain(baseline, action))
  switch (kind) {
    case 'placeHelper':
      return newHelperWorth(assessment, (args as { readonly helper: Item }).helper) + bestSlot(assessment)
    case 'produce': {
      const { done, most } = args as { readonly done: readonly Item[]; readonly most: number }
      return productionWorth(assessment, most - done.length)
    }
    case 'plant':
      return bestPlantingGain(baseline)
    case 'claimContract':
      return hazelnutPay(assessment, (args as { readonly order: Item }).order)
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
