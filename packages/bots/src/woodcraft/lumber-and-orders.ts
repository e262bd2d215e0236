import { rows } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'
import { applyPlan, type Materials, planFor } from './order-plan.ts'
import { type OpenOrder, rowPay } from './orders.ts'

/** Czech rulebook, Odměny a pokuty za objednávky: for an order that is never completed. */
const LOST_REPUTATION = 2
/** Every turn of work that an order still needs keeps back its share of the gain, or the work would never be done. */
const CREDIT = 0.3
/** An order that is hardly ever ready in time is given up. */
const HOPELESS = 0.05

/** What the pile and the open orders will bring together, and how many steps of reputation may be lost. */
interface Estimate {
  readonly worth: number
  readonly lost: number
}

/**
 * Serves the orders one by one, the nearest first, from the same pile: a die can be used once, and turns add up.
 * `now` says that this turn goes on, so that what is ready can still be delivered in it.
 */
export function lumberAndOrders(
  assessment: Assessment,
  lumber: readonly number[],
  orders: readonly OpenOrder[],
  now: boolean,
): Estimate {
  const { glue, scrapwood, blades } = assessment.player
  const pile = lumber.slice()
  const held: Materials = { glue, scrapwood, blades }
  const waiting = orders.map((order) => ({ order, plan: planFor(assessment, order.card, pile, held) }))
  waiting.sort((one, other) => one.plan.turns - other.plan.turns || other.order.pay - one.order.pay)
  let worth = 0
  let lost = 0
  let busy = now ? 0 : 1
  for (const { order } of waiting) {
    const plan = planFor(assessment, order.card, pile, held)
    const when = busy + plan.turns
    const row = order.row + passed(assessment, when)
    const chance = chanceOf(assessment, order.row, when, plan.turns, now)
    const gain = row < rows.length ? order.pay + rowPay(assessment, row) - plan.cost : 0
    if (chance <= HOPELESS || gain <= 0) {
      lost += LOST_REPUTATION
      continue
    }
    worth += chance * CREDIT ** plan.turns * gain
    lost += (1 - chance) * LOST_REPUTATION
    busy += plan.turns
    applyPlan(plan, pile, 1)
    for (const [material, n] of order.card.need.materials) held[material] = Math.max(0, held[material] - n)
  }
  for (let die = 0; die < pile.length; die++) worth += (pile[die] as number) * (assessment.die[die] as number)
  return { worth, lost }
}

/** The same in one number, while the turn goes on or as it ends. */
export function lumberAndOrdersWorth(
  assessment: Assessment,
  lumber: readonly number[],
  orders: readonly OpenOrder[],
  now = true,
): number {
  const { worth, lost } = lumberAndOrders(assessment, lumber, orders, now)
  return worth - lost * assessment.reputation
}

/** Income phases that come before so many own turns are over. */
function passed({ phases }: Assessment, turns: number): number {
  let count = 0
  for (const before of phases) if (before < turns - 0.3) count++
  return count
}

/** Whether an order will be ready before it drops or the game ends. */
function chanceOf({ phases, turns }: Assessment, row: number, when: number, needs: number, now: boolean): number {
  const drop = phases[rows.length - row - 1] ?? turns
  const time = Math.min(drop, turns)
  if (needs === 0 && when <= time) return 0.97
  if (when > time + 0.8) return 0
  return Math.max(0, 1 - (0.6 * when) / (time + (now ? 1 : 0.5)))
}
