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
import { productionWorth, stockWorth } from './effects.ts'
import { newcomerWorth } from './helpers.ts'
import { type OpenOrder, openOrder, openOrders } from './orders.ts'
import type { Outlook } from './outlook.ts'
import { type Material, materialWorth } from './stores.ts'
import { treeWorth } from './trees.ts'
import { woodWorth } from './wood.ts'
import { improvementWorth } from './workshop.ts'

/** Seen from one position: what the pile and orders are worth now, and what each choice would change. */
export interface Prospect {
  readonly outlook: Outlook
  readonly orders: readonly OpenOrder[]
  readonly lumber: number[]
  readonly base: number
}

export function prospectFor(outlook: Outlook): Prospect {
  const orders = openOrders(outlook)
  const lumber = outlook.player.lumber.slice()
  return { outlook, orders, lumber, base: woodWorth(outlook, lumber, orders) }
}

/** What changes if some dice leave the pile and others come. */
export function withDice(
  { outlook, orders, lumber, base }: Prospect,
  out: readonly number[],
  into: readonly number[],
): number {
  for (const die of out) lumber[die] = (lumber[die] as number) - 1
  for (const die of into) lumber[die] = (lumber[die] as number) + 1
  const worth = woodWorth(outlook, lumber, orders)
  for (const die of out) lumber[die] = (lumber[die] as number) + 1
  for (const die of into) lumber[die] = (lumber[die] as number) - 1
  return worth - base
}

/** A shown order beside the others. */
export function withOrder({ outlook, orders, lumber, base }: Prospect, order: Item): number {
  const { row } = outlook.content.orders.get(order) as OrderCard
  return woodWorth(outlook, lumber, [...orders, openOrder(outlook, order, rows.indexOf(row))]) - base
}

/** More of a material: what orders need it, and what it is worth in store. */
export function withMaterial(prospect: Prospect, material: Material, n: number): number {
  const { outlook, orders, lumber, base } = prospect
  const held = outlook.player[material]
  const more = { ...outlook, player: { ...outlook.player, [material]: held + n } }
  const stored = materialWorth(outlook, material, held + n) - materialWorth(outlook, material, held)
  return woodWorth(more, lumber, orders) - base + stored
}

export function buying(prospect: Prospect, die: number, off: number): number {
  const { table, seat, berry } = prospect.outlook
  return withDice(prospect, [], [die]) - berry * yardPrice(table, seat, die, off)
}

export function selling(prospect: Prospect, die: number, more: number): number {
  const { table, seat, berry } = prospect.outlook
  return withDice(prospect, [die], []) + berry * salePrice(table, seat, die, more)
}

export function buyingSix(prospect: Prospect, six: number, off: number): number {
  const { table, seat, berry } = prospect.outlook
  return withDice(prospect, [], [six]) - berry * sixPrice(table, seat, six, off)
}

export function planting(prospect: Prospect, die: number, tree: number): number {
  const left = faceOf(die) > tree ? [die - tree] : []
  return withDice(prospect, [die], left) + treeWorth(prospect.outlook, colourOf(die), tree)
}

export function hiring(outlook: Outlook, helper: Item, off: number): number {
  const { table, seat, berry } = outlook
  return newcomerWorth(outlook, helper) - berry * helperPrice(table, seat, helper, off)
}

export function improving(outlook: Outlook, id: Improvement, off: number): number {
  const { table, seat, berry } = outlook
  return improvementWorth(outlook, id) - berry * improvementPrice(table, seat, id, off)
}

/** A space of the workshop: its income, its production, and what it opens. */
export function slotWorth(outlook: Outlook, index: number): number {
  const slot = outlook.content.slots[index]
  if (!slot) return 0
  const { track, steps } = slot.income
  const opened = slot.neighbours.filter((other) => outlook.player.slots[other] === null).length
  return steps * stockWorth(outlook, track) + productionWorth(outlook, slot.production) + 0.15 * opened
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
export function actionWorth(prospect: Prospect, action: Action): number {
  const { outlook } = prospect
  const { table, seat, player, content, berry } = outlook
  switch (action) {
    case 'buyLumber': {
      const dice = [
        ...new Set(table.state.yard.flatMap((value, space) => (value > 0 ? [dieOf((space / 2) | 0, value)] : []))),
      ]
      return bestTwo(
        dice.filter((die) => yardPrice(table, seat, die, 0) <= player.berries).map((die) => buying(prospect, die, 0)),
      )
    }
    case 'exchangeDice': {
      const sale = Math.max(0, ...diceIn(player.lumber).map((die) => selling(prospect, die, 0)))
      const sixes = [0, 1, 2].map((colour) => buyingSix(prospect, dieOf(colour, LARGEST), 0))
      return sale + Math.max(player.berries < LARGEST && sale === 0 ? NOTHING : 0, ...sixes)
    }
    case 'buyMaterials':
      return bestTwo(
        [...content.bundles.values()]
          .filter(({ id }) => bundlePrice(table, seat, id, 0) <= player.berries)
          .map(({ id, material, n }) => withMaterial(prospect, material, n) - berry * bundlePrice(table, seat, id, 0)),
      )
    case 'chooseOrders':
      return Math.max(NOTHING, ...table.zone(ORDERS).map((order) => withOrder(prospect, order)))
    case 'chooseHelper':
      return hiringWorth(outlook)
    case 'produceOrPlant':
      return Math.max(productionWorth(outlook, 2), productionWorth(outlook, 1) + plantingWorth(prospect))
    case 'improveWorkshop':
      return improveWorth(outlook)
  }
}

function hiringWorth(outlook: Outlook): number {
  const { table, seat, player } = outlook
  const payable = table.zone(HELPERS).filter((helper) => helperPrice(table, seat, helper, 0) <= player.berries)
  return Math.max(NOTHING, ...payable.map((helper) => hiring(outlook, helper, 0))) + bestSlot(outlook)
}

/** The best space a helper could come to; less than anything if there is none. */
export function bestSlot(outlook: Outlook): number {
  return Math.max(NOTHING, ...openSlots(outlook).map((index) => slotWorth(outlook, index)))
}

function openSlots({ content, player: { slots } }: Outlook): number[] {
  return content.slots.flatMap(({ neighbours }, index) =>
    slots[index] === null && neighbours.some((other) => slots[other] !== null) ? [index] : [],
  )
}

function improveWorth(outlook: Outlook): number {
  const { table, seat, player, content } = outlook
  let best = NOTHING
  for (const id of improvements) {
    const after = content.improvements.get(id)?.after
    if (player.built.includes(id) || (after && !player.built.includes(after))) continue
    if (improvementPrice(table, seat, id, 0) <= player.berries) best = Math.max(best, improving(outlook, id, 0))
  }
  return best
}

/** The best tree that could be planted in an empty pot. */
export function plantingWorth(prospect: Prospect): number {
  const { player } = prospect.outlook
  let best = 0
  for (const die of diceIn(player.lumber)) {
    const colour = colourOf(die)
    if (!hasPot(player, colour) || player.pots[colour] !== 0) continue
    for (let tree = 1; tree <= Math.min(2, faceOf(die)); tree++) best = Math.max(best, planting(prospect, die, tree))
  }
  return best
}
