import { colourOf, faceOf, isReady, LARGEST, type OrderCard, raiseOf } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'
import type { Material } from './supplies.ts'
import { ripening } from './trees.ts'

/** How what an order asks for comes about: what that costs, the turns it takes, and how it changes the pile. */
export interface OrderPlan {
  cost: number
  turns: number
  /** A die and how many of it come or go, one after the other. */
  readonly changes: number[]
}

export type Materials = Record<Material, number>

/** Points and turns that a missing die or material costs beside its price: it takes a share of an action. */
interface Work {
  readonly points: number
  readonly turns: number
}
const BUYING: Work = { points: 1, turns: 0.7 }
const SAWING: Work = { points: 0.4, turns: 0.2 }
const SPLICING: Work = { points: 0.5, turns: 0.25 }
const WAITING: Work = { points: 0.3, turns: 0.7 }
const MATERIAL: Work = { points: 1.2, turns: 0.5 }
/** A tile lying face down, or nothing to pay for it with. */
const UNREADY: Work = { points: 0.9, turns: 0.9 }
/** A die further below what is asked is no help. */
const MOST_RAISED = 2

/** The pile is only tried out: it is left as it was. */
export function planFor(assessment: Assessment, { need }: OrderCard, pile: number[], held: Materials): OrderPlan {
  const plan: OrderPlan = { cost: 0, turns: 0, changes: [] }
  for (const options of need.dice) getDie(assessment, options, pile, plan)
  for (const [material, n] of need.materials) {
    const short = n - held[material]
    if (short <= 0) continue
    plan.cost += MATERIAL.points * Math.min(short, 2)
    plan.turns += MATERIAL.turns
  }
  applyPlan(plan, pile, -1)
  return plan
}

/** Makes the changes of a plan, or takes them back. */
export function applyPlan({ changes }: OrderPlan, pile: number[], sign: number): void {
  for (let index = 0; index < changes.length; index += 2) {
    const die = changes[index] as number
    pile[die] = (pile[die] as number) + sign * (changes[index + 1] as number)
  }
}

/** A way to a die: one is taken from the pile and what is left of it comes back; -1 is none. */
interface Way {
  cost: number
  turns: number
  taken: number
  rest: number
}

function consider(way: Way, cost: number, turns: number, taken: number, rest: number): void {
  if (cost >= way.cost) return
  way.cost = cost
  way.turns = turns
  way.taken = taken
  way.rest = rest
}

/** The cheapest way to one die that will do: one of the pile, or if there is none, one that is made of others or new. */
function getDie(assessment: Assessment, options: readonly number[], pile: number[], plan: OrderPlan): void {
  const way: Way = { cost: Number.POSITIVE_INFINITY, turns: 0, taken: -1, rest: -1 }
  for (const die of options) if ((pile[die] as number) > 0) consider(way, assessment.die[die] as number, 0, die, -1)
  if (way.taken < 0) for (const die of options) makeDie(assessment, die, pile, way)
  plan.cost += way.cost
  plan.turns += way.turns
  if (way.taken >= 0) change(pile, plan, way.taken, -1)
  if (way.rest >= 0) change(pile, plan, way.rest, 1)
}

/** Bought, sawn from a larger die, spliced from a smaller one, or grown. */
function makeDie(assessment: Assessment, die: number, pile: readonly number[], way: Way): void {
  const { die: worths, player, berry } = assessment
  const face = faceOf(die)
  consider(way, berry * (face + colourOf(die)) + BUYING.points, BUYING.turns, -1, -1)
  const saw = isReady(player, 'saw') ? SAWING : UNREADY
  for (let larger = die + 1; larger <= die + LARGEST - face; larger++) {
    if (pile[larger] === 0) continue
    const loss = (worths[larger] as number) - (worths[larger - face] as number)
    consider(way, loss + saw.points, saw.turns, larger, larger - face)
  }
  const raise = raiseNow(assessment)
  for (let smaller = die - 1; smaller > die - face && die - smaller <= MOST_RAISED; smaller--) {
    if (pile[smaller] === 0) continue
    const splice = die - smaller <= raise ? SPLICING : UNREADY
    consider(way, (worths[smaller] as number) + splice.points, splice.turns, smaller, -1)
  }
  const wait = ripening(player.pots[colourOf(die)] as number, face)
  if (wait >= 0) consider(way, (worths[die] as number) + WAITING.points * (wait + 1), WAITING.turns * wait, -1, -1)
}

function change(pile: number[], plan: OrderPlan, die: number, by: number): void {
  pile[die] = (pile[die] as number) + by
  plan.changes.push(die, by)
}

/** By how much a die could be raised at once. */
function raiseNow({ table, player }: Assessment): number {
  if (player.scrapwood === 0) return 0
  for (const bench of ['splice4', 'splice2', 'splice1'] as const)
    if (isReady(player, bench)) return raiseOf(table, bench)
  return 0
}
