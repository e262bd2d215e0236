import { because, type Item, type Seat } from '@nora/kernel'
import {
  type Content,
  completedOf,
  contractWorth,
  playerOf,
  roundsFor,
  type WoodcraftState,
  type WoodcraftTable,
} from '@nora/woodcraft'
import { type Cause, type Explains, inCategories, PROSPECTS } from '../advice/explains.ts'

/** The category of each line of the sheet. */
const lines: { readonly [line: string]: string } = {
  orders: 'orders',
  hazelnutOrders: 'orders',
  completedOrders: 'reputation',
  reputation: 'reputation',
  milestones: 'reputation',
  nutIncome: 'income',
  marketing: 'income',
  helpers: 'helpers',
  attic: 'workshop',
  improvements: 'workshop',
  gluing: 'workshop',
  wheel: 'workshop',
  rewardTiles: 'workshop',
  contract: 'contracts',
  late: 'leftovers',
  leftovers: 'leftovers',
}

/** As `evaluationParts` lists them; the first, the score so far, is told category by category. */
const categoriesOfParts = [
  'income',
  'income',
  'orders',
  'reputation',
  PROSPECTS,
  PROSPECTS,
  'workshop',
  'workshop',
  'helpers',
  'contracts',
]

/** How Woodcraft explains itself. */
export const woodcraftExplains: Explains<WoodcraftState, Content> = {
  categories: ['orders', 'reputation', 'income', 'helpers', 'workshop', 'contracts', 'leftovers', PROSPECTS],
  lines,
  parts: (table, seat, [score = 0, ...rest]) => {
    const sums = inCategories(rest, categoriesOfParts)
    let told = 0
    for (const [id, points] of Object.entries(playerOf(table, seat).points)) {
      const category = lines[id] ?? PROSPECTS
      sums[category] = (sums[category] ?? 0) + points
      told += points
    }
    return { ...sums, [PROSPECTS]: (sums[PROSPECTS] ?? 0) + score - told }
  },
  causes: (before, after, seat) => [
    ...orderCauses(before, after, seat),
    ...helperCauses(before, after, seat),
    ...contractCauses(before, after, seat),
  ],
}

/** Orders completed in this turn, with what all of them brought. */
function orderCauses(before: WoodcraftTable, after: WoodcraftTable, seat: Seat): Cause[] {
  const known = before.zone(completedOf(seat))
  const completed = after.zone(completedOf(seat)).filter((order) => !known.includes(order))
  const earned = (table: WoodcraftTable) =>
    playerOf(table, seat).points.orders + playerOf(table, seat).points.hazelnutOrders
  const points = earned(after) - earned(before)
  const [order, ...others] = completed
  if (order === undefined) return []
  const reason =
    others.length === 0
      ? because('orderDone', { order, points })
      : because('ordersDone', { n: completed.length, points })
  return [{ ...reason, category: 'orders', points }]
}

/** Helpers that begin to work, and for how many rounds. */
function helperCauses(before: WoodcraftTable, after: WoodcraftTable, seat: Seat): Cause[] {
  const slots = (table: WoodcraftTable) => playerOf(table, seat).slots.filter((slot): slot is Item => slot !== null)
  const rounds = roundsFor(after.options.seats).rounds - after.state.round
  // In the last round nothing is left to work for.
  if (rounds <= 0) return []
  return slots(after)
    .filter((helper) => !slots(before).includes(helper))
    .map((helper) => ({ ...because('helperWorks', { helper, rounds }), category: 'helpers', points: 1 }))
}

function contractCauses(before: WoodcraftTable, after: WoodcraftTable, seat: Seat): Cause[] {
  const claimed = ({ state: { claims } }: WoodcraftTable) =>
    Object.keys(claims).filter((id) => claims[id]?.includes(seat))
  return claimed(after)
    .filter((contract) => !claimed(before).includes(contract))
    .map((contract) => {
      const points = contractWorth(after, seat, contract)
      return { ...because('contractClaimed', { contract, points }), category: 'contracts', points: Math.max(points, 1) }
    })
}
