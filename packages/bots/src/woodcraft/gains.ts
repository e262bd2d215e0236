import type { Item } from '@nora/kernel'
import {
  type Action,
  bundlePrice,
  colourOf,
  DICE,
  dieOf,
  faceOf,
  HELPERS,
  hasPot,
  helperPrice,
  type Improvement,
  improvementPrice,
  improvements,
  LARGEST,
  ORDERS,
  type OrderCard,
  rows,
  salePrice,
  sixPrice,
  yardPrice,
} from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'
import { productionWorth, stockWorth } from './effects.ts'
import { newHelperWorth } from './helpers.ts'
import { lumberAndOrdersWorth } from './lumber-and-orders.ts'
import { type OpenOrder, openOrder, openOrders } from './orders.ts'
import { type Material, materialWorth } from './supplies.ts'
import { treeWorth } from './trees.ts'
import { improvementWorth } from './workshop.ts'

/** Seen from one position: what the pile and orders are worth now, and what each choice would change. */
export interface Baseline {
  readonly assessment: Assessment
  readonly orders: readonly OpenOrder[]
  readonly lumber: number[]
  readonly base: number
}

export function baselineFor(assessment: Assessment): Baseline {
  const orders = openOrders(assessment)
  const lumber = assessment.player.lumber.slice()
  return { assessment, orders, lumber, base: lumberAndOrdersWorth(assessment, lumber, orders) }
}

/** What changes if some dice leave the pile and others come. */
export function diceGain(
  { assessment, orders, lumber, base }: Baseline,
  out: readonly number[],
  into: readonly number[],
): number {
  for (const die of out) lumber[die] = (lumber[die] as number) - 1
  for (const die of into) lumber[die] = (lumber[die] as number) + 1
  const worth = lumberAndOrdersWorth(assessment, lumber, orders)
  for (const die of out) lumber[die] = (lumber[die] as number) + 1
  for (const die of into) lumber[die] = (lumber[die] as number) - 1
  return worth - base
}

/** A shown order beside the others. */
export function orderGain({ assessment, orders, lumber, base }: Baseline, order: Item): number {
  const { row } = assessment.content.orders.get(order) as OrderCard
  return lumberAndOrdersWorth(assessment, lumber, [...orders, openOrder(assessment, order, rows.indexOf(row))]) - base
}

/** More of a material: what orders need it, and what it is worth in store. */
export function materialGain(baseline: Baseline, material: Material, n: number): number {
  const { assessment, orders, lumber, base } = baseline
  const held = assessment.player[material]
  const more = { ...assessment, player: { ...assessment.player, [material]: held + n } }
  const stored = materialWorth(assessment, material, held + n) - materialWorth(assessment, material, held)
  return lumberAndOrdersWorth(more, lumber, orders) - base + stored
}

export function buyingGain(baseline: Baseline, die: number, off: number): number {
  const { table, seat, berry } = baseline.assessment
  return diceGain(baseline, [], [die]) - berry * yardPrice(table, seat, die, off)
}

export function sellingGain(baseline: Baseline, die: number, more: number): number {
  const { table, seat, berry } = baseline.assessment
  return diceGain(baseline, [die], []) + berry * salePrice(table, seat, die, more)
}

export function buyingSixGain(baseline: Baseline, six: number, off: number): number {
  const { table, seat, berry } = baseline.assessment
  return diceGain(baseline, [], [six]) - berry * sixPrice(table, seat, six, off)
}

export function plantingGain(baseline: Baseline, die: number, tree: number): number {
  const left = faceOf(die) > tree ? [die - tree] : []
  return diceGain(baseline, [die], left) + treeWorth(baseline.assessment, colourOf(die), tree)
}

export function hiringGain(assessment: Assessment, helper: Item, off: number): number {
  const { table, seat, berry } = assessment
  return newHelperWorth(assessment, helper) - berry * helperPrice(table, seat, helper, off)
}

export function improvingGain(assessment: Assessment, id: Improvement, off: number): number {
  const { table, seat, berry } = assessment
  return improvementWorth(assessment, id) - berry * improvementPrice(table, seat, id, off)
}

/** A space of the workshop: its income, its production, and what it opens. */
export function slotWorth(assessment: Assessment, index: number): number {
  const slot = assessment.content.slots[index]
  if (!slot) return 0
  const { track, steps } = slot.income
  const opened = slot.neighbours.filter((other) => assessment.player.slots[other] === null).length
  return steps * stockWorth(assessment, track) + productionWorth(assessment, slot.production) + 0.15 * opened
}

const NOTHING = Number.NEGATIVE_INFINITY

/** The two best of some gains, the second only if it is one. */
function bestTwo(gains: readonly number[]): number {
  let first = NOTHING
  let second = 0
  for (const gain of gains) {
    if (gain > first) {
      second = Math.max(0, first)
      first = gain
    } else if (gain > second) second = gain
  }
  return first + 0.7 * second
}

function diceIn(lumber: readonly number[]): number[] {
  const dice: number[] = []
  for (let die = 0; die < DICE; die++) if ((lumber[die] as number) > 0) dice.push(die)
  return dice
}

/** What a main action will roughly bring if it is done well; less than anything if it cannot be done. */
export function actionGain(baseline: Baseline, action: Action): number {
  const { assessment } = baseline
  const { table, seat, player, content, berry } = assessment
  switch (action) {
    case 'buyLumber': {
      const dice = [
        ...new Set(table.state.yard.flatMap((value, space) => (value > 0 ? [dieOf((space / 2) | 0, value)] : []))),
      ]
      return bestTwo(
        dice
          .filter((die) => yardPrice(table, seat, die, 0) <= player.berries)
          .map((die) => buyingGain(baseline, die, 0)),
      )
    }
    case 'exchangeDice': {
      const sale = Math.max(0, ...diceIn(player.lumber).map((die) => sellingGain(baseline, die, 0)))
      const sixes = [0, 1, 2].map((colour) => buyingSixGain(baseline, dieOf(colour, LARGEST), 0))
      return sale + Math.max(player.berries < LARGEST && sale === 0 ? NOTHING : 0, ...sixes)
    }
    case 'buyMaterials':
      return bestTwo(
        [...content.bundles.values()]
          .filter(({ id }) => bundlePrice(table, seat, id, 0) <= player.berries)
          .map(({ id, material, n }) => materialGain(baseline, material, n) - berry * bundlePrice(table, seat, id, 0)),
      )
    case 'chooseOrders':
      return Math.max(NOTHING, ...table.zone(ORDERS).map((order) => orderGain(baseline, order)))
    case 'chooseHelper':
      return bestHiringGain(assessment)
    case 'produceOrPlant':
      return Math.max(productionWorth(assessment, 2), productionWorth(assessment, 1) + bestPlantingGain(baseline))
    case 'improveWorkshop':
      return bestImprovingGain(assessment)
  }
}

function bestHiringGain(assessment: Assessment): number {
  const { table, seat, player } = assessment
  const payable = table.zone(HELPERS).filter((helper) => helperPrice(table, seat, helper, 0) <= player.berries)
  return Math.max(NOTHING, ...payable.map((helper) => hiringGain(assessment, helper, 0))) + bestSlot(assessment)
}

/** The best space a helper could come to; less than anything if there is none. */
export function bestSlot(assessment: Assessment): number {
  return Math.max(NOTHING, ...openSlots(assessment).map((index) => slotWorth(assessment, index)))
}

function openSlots({ content, player: { slots } }: Assessment): number[] {
  return content.slots.flatMap(({ neighbours }, index) =>
    slots[index] === null && neighbours.some((other) => slots[other] !== null) ? [index] : [],
  )
}

function bestImprovingGain(assessment: Assessment): number {
  const { table, seat, player, content } = assessment
  let best = NOTHING
  for (const id of improvements) {
    const after = content.improvements.get(id)?.after
    if (player.built.includes(id) || (after && !player.built.includes(after))) continue
    if (improvementPrice(table, seat, id, 0) <= player.berries) best = Math.max(best, improvingGain(assessment, id, 0))
  }
  return best
}

/** The best tree that could be planted in an empty pot. */
export function bestPlantingGain(baseline: Baseline): number {
  const { player } = baseline.assessment
  let best = 0
  for (const die of diceIn(player.lumber)) {
    const colour = colourOf(die)
    if (!hasPot(player, colour) || player.pots[colour] !== 0) continue
    for (let tree = 1; tree <= Math.min(2, faceOf(die)); tree++)
      best = Math.max(best, plantingGain(baseline, die, tree))
  }
  return best
}
