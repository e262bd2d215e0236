import type { Item } from '@nora/kernel'
import { colourOf, faceOf, isReady, LARGEST, type OrderCard, type Player, raiseOf, rowOf, rows } from '@nora/woodcraft'
import { contractWorth, offeredContracts } from './contracts.ts'
import { effectWorth } from './effects.ts'
import type { Outlook } from './outlook.ts'

/** An order beside the workshop, and what it pays in each row. */
export interface OpenOrder {
  readonly card: OrderCard
  readonly row: number
  readonly pay: number
}

/** Steps of reputation by row (Czech rulebook, Odměny a pokuty za objednávky). */
const REPUTATION = [3, 2, 1, 0, 0]
const LOST_REPUTATION = 2

/** Points and turns that a missing die or material costs beside its price: it takes a share of an action. */
const BUYING = { points: 2, turns: 0.7 }
const SAWING = { points: 0.4, turns: 0.2 }
const SPLICING = { points: 0.5, turns: 0.25 }
const WAITING = { points: 0.3, turns: 0.7 }
const MATERIAL = { points: 1.2, turns: 0.5 }
/** Every turn of work that an order needs may have to be spent otherwise. */
const WORK_KEEPS = 0.65
/** A tile lying face down, or nothing to pay for it with. */
const UNREADY = { points: 0.9, turns: 0.9 }

export function openOrders(outlook: Outlook): OpenOrder[] {
  const { table, seat } = outlook
  return rows.flatMap((_, row) => table.zone(rowOf(seat, row)).map((order) => openOrder(outlook, order, row)))
}

export function openOrder(outlook: Outlook, order: Item, row: number): OpenOrder {
  const card = outlook.content.orders.get(order) as OrderCard
  return { card, row, pay: payOf(outlook, card) }
}

/** What the card pays, whatever row it lies in, and that there is one more completed order. */
function payOf(outlook: Outlook, { reward, alternative }: OrderCard): number {
  let pay = outlook.order + (reward ? effectWorth(outlook, reward) : 0)
  if (alternative) {
    const contracts = offeredContracts(outlook).map((contract) => contractWorth(outlook, contract))
    pay += Math.max(alternative.points + alternative.berries * outlook.berry, ...contracts)
  }
  return pay
}

function rowPay({ berry, reputation }: Outlook, row: number): number {
  if (row === 4) return -1
  return row === 3 ? berry : (REPUTATION[row] as number) * reputation
}

/** What the pile and the open orders promise together, and how many steps of reputation may be lost. */
export interface Promise {
  readonly worth: number
  readonly lost: number
}

/** How the dice of one order come about. */
interface Plan {
  cost: number
  turns: number
  /** Dice taken from the pile and what is left of sawn ones. */
  readonly changes: number[]
}

/**
 * Serves the orders one by one, the nearest first, from the same pile: a die can be used once, and turns add up.
 * `now` says that this turn goes on, so that what is ready can still be delivered in it.
 */
export function woodPromise(
  outlook: Outlook,
  lumber: readonly number[],
  orders: readonly OpenOrder[],
  now: boolean,
): Promise {
  const pile = lumber.slice()
  const materials = { glue: outlook.player.glue, scrapwood: outlook.player.scrapwood, blades: outlook.player.blades }
  const waiting = orders.map((order) => ({ order, plan: planFor(outlook, order.card, pile, materials) }))
  waiting.sort((one, other) => one.plan.turns - other.plan.turns || other.order.pay - one.order.pay)
  let worth = 0
  let lost = 0
  let busy = now ? 0 : 1
  for (const [index, { order, plan: first }] of waiting.entries()) {
    const plan = index === 0 ? first : planFor(outlook, order.card, pile, materials)
    const when = busy + plan.turns
    const row = order.row + passed(outlook, when)
    const chance = chanceOf(outlook, order.row, when, plan.turns, now)
    const gain = row < rows.length ? order.pay + rowPay(outlook, row) - plan.cost : 0
    if (chance <= 0.05 || gain <= 0) {
      lost += LOST_REPUTATION
      continue
    }
    worth += chance * gain
    lost += (1 - chance) * LOST_REPUTATION
    busy += plan.turns
    for (let index2 = 0; index2 < plan.changes.length; index2 += 2) {
      const die = plan.changes[index2] as number
      pile[die] = (pile[die] as number) + (plan.changes[index2 + 1] as number)
    }
    for (const [material, n] of order.card.need.materials) materials[material] = Math.max(0, materials[material] - n)
  }
  for (let die = 0; die < pile.length; die++) worth += (pile[die] as number) * (outlook.die[die] as number)
  return { worth, lost }
}

/** The same in one number. */
export function woodWorth(
  outlook: Outlook,
  lumber: readonly number[],
  orders: readonly OpenOrder[],
  now = true,
): number {
  const { worth, lost } = woodPromise(outlook, lumber, orders, now)
  return worth - lost * outlook.reputation
}

/** Income phases that come before so many own turns are over. */
function passed({ phases }: Outlook, turns: number): number {
  let count = 0
  for (const before of phases) if (before < turns - 0.3) count++
  return count
}

/** Whether an order will be ready before it drops or the game ends. */
function chanceOf({ phases, turns }: Outlook, row: number, when: number, needs: number, now: boolean): number {
  const drop = phases[rows.length - row - 1] ?? turns
  const time = Math.min(drop, turns)
  if (needs === 0 && when <= time) return 0.97
  if (when > time + 0.8) return 0
  return Math.max(0, 1 - (0.6 * when) / (time + (now ? 1 : 0.5))) * WORK_KEEPS ** needs
}

function planFor(
  outlook: Outlook,
  { need }: OrderCard,
  pile: number[],
  held: { readonly [material in 'glue' | 'scrapwood' | 'blades']: number },
): Plan {
  const plan: Plan = { cost: 0, turns: 0, changes: [] }
  for (const options of need.dice) getDie(outlook, options, pile, plan)
  for (const [material, n] of need.materials) {
    const short = n - held[material]
    if (short > 0) {
      plan.cost += MATERIAL.points * Math.min(short, 2)
      plan.turns += MATERIAL.turns
    }
  }
  // The pile is as before: the plan only remembers what it would take.
  for (let index = 0; index < plan.changes.length; index += 2) {
    const die = plan.changes[index] as number
    pile[die] = (pile[die] as number) - (plan.changes[index + 1] as number)
  }
  return plan
}

/** The cheapest way to one die that will do: one of the pile, whole, sawn or spliced, a tree, or a new one. */
function getDie(outlook: Outlook, options: readonly number[], pile: number[], plan: Plan): void {
  const { die: worths, player, berry } = outlook
  let cost = Number.POSITIVE_INFINITY
  let turns = 0
  let taken = -1
  let rest = -1
  for (const die of options) {
    if ((pile[die] as number) > 0 && (worths[die] as number) < cost) {
      cost = worths[die] as number
      taken = die
      turns = 0
      rest = -1
    }
  }
  if (taken < 0) {
    const saw = isReady(player, 'saw') ? SAWING : UNREADY
    const raise = raiseNow(outlook)
    for (const die of options) {
      const face = faceOf(die)
      const colour = colourOf(die)
      const bought = berry * (face + colour) + BUYING.points
      if (bought < cost) {
        cost = bought
        taken = -1
        rest = -1
        turns = BUYING.turns
      }
      for (let other = die + 1; other <= die + LARGEST - face; other++) {
        if (pile[other] === 0) continue
        const sawn = (worths[other] as number) - (worths[other - face] as number) + saw.points
        if (sawn >= cost) continue
        cost = sawn
        taken = other
        rest = other - face
        turns = saw.turns
      }
      for (let other = die - 1; other > die - face; other--) {
        if (pile[other] === 0) continue
        const step = die - other <= raise ? SPLICING : UNREADY
        const spliced = (worths[other] as number) + step.points
        if (spliced >= cost || die - other > 2) continue
        cost = spliced
        taken = other
        rest = -1
        turns = step.turns
      }
      const wait = ripening(player.pots[colour] as number, face)
      const grown = (worths[die] as number) + WAITING.points * (wait + 1)
      if (wait >= 0 && grown < cost) {
        cost = grown
        taken = -1
        rest = -1
        turns = WAITING.turns * wait
      }
    }
  }
  plan.cost += cost
  plan.turns += turns
  if (taken >= 0) change(pile, plan, taken, -1)
  if (rest >= 0) change(pile, plan, rest, 1)
}

function change(pile: number[], plan: Plan, die: number, by: number): void {
  pile[die] = (pile[die] as number) + by
  plan.changes.push(die, by)
}

/** By how much a die could be raised at once. */
function raiseNow({ table, player }: Outlook): number {
  if (player.scrapwood === 0) return 0
  if (isReady(player, 'splice4')) return raiseOf(table, 'splice4')
  if (isReady(player, 'splice2')) return raiseOf(table, 'splice2')
  return isReady(player, 'splice1') ? raiseOf(table, 'splice1') : 0
}

/** How many turns until a tree has this value; negative if it never has. */
function ripening(tree: number, value: number): number {
  if (tree === 0 || value < tree) return -1
  if (value === LARGEST) return Math.ceil((LARGEST - tree) / 2)
  return (value - tree) % 2 === 0 ? (value - tree) / 2 : -1
}

/** Trees grow by two a turn. */
export function treeWorth({ die, turns }: Outlook, colour: number, tree: number): number {
  const wait = Math.min(turns, Math.ceil((LARGEST - tree) / 2))
  const grown = Math.min(LARGEST, tree + 2 * wait)
  return (die[colour * LARGEST + grown - 1] as number) * 0.93 ** wait
}

export function treesWorth(outlook: Outlook, { pots }: Player): number {
  let sum = 0
  for (let colour = 0; colour < pots.length; colour++) {
    const tree = pots[colour] as number
    if (tree > 0) sum += treeWorth(outlook, colour, tree)
  }
  return sum
}
