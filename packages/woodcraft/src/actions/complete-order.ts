import { ask, because, type Flow, type Item, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { advanceReputation } from '../board/reputation.ts'
import { matches, matchings, missing } from '../cards/order-needs.ts'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import { claimContractOrReward } from '../cards/public-contracts.ts'
import { resolve } from '../cards/resolve-effect.ts'
import type { OrderCard } from '../content/content.ts'
import { rows } from '../content/names.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { type Die, type DieName, dieNamed, nameOf } from '../workshop/dice.ts'
import { score, spend, take } from '../workshop/goods.ts'
import { removeDie } from '../workshop/lumber.ts'
import { completedOf, rowOf } from '../zones.ts'

/** Czech rulebook, Odměny a pokuty za objednávky, from the top row down. */
const REPUTATION = [3, 2, 1, 0, 0]
const BERRY_ROW = 3
const LATE_ROW = 4

/** The row an order lies in; -1 if it does not lie beside this workshop. */
export function rowWith(table: WoodcraftTable, seat: Seat, order: Item): number {
  return rows.findIndex((_, row) => table.zone(rowOf(seat, row)).includes(order))
}

export function whyNotComplete(table: WoodcraftTable, seat: Seat, order: Item): Reason | undefined {
  const { dice, materials } = (table.content.orders.get(order) as OrderCard).need
  const player = playerOf(table, seat)
  for (const [material, needs] of materials) {
    if (player[material] < needs) return because('needsMaterial', { material, needs, has: player[material] })
  }
  return matches(player.lumber, dice) ? undefined : because('needsDice', { n: missing(player.lumber, dice) })
}

/** As `whyNotComplete`, without working out why. */
export function canComplete(table: WoodcraftTable, seat: Seat, order: Item): boolean {
  const { dice, materials } = (table.content.orders.get(order) as OrderCard).need
  const player = playerOf(table, seat)
  for (const [material, needs] of materials) if (player[material] < needs) return false
  return matches(player.lumber, dice)
}

/** Which dice are given, where an order leaves a choice: every different set once. */
const deliver: Kind<WoodcraftTable, { readonly order: Item }, DieName[]> = {
  name: 'deliver',
  space: (table, seat, { order }) => {
    const { need } = table.content.orders.get(order) as OrderCard
    return listed(matchings(playerOf(table, seat).lumber, need.dice).map((dice) => dice.map(nameOf)))
  },
  why: (_table, _seat, _args, choice) =>
    Array.isArray(choice) && choice.every((die) => dieNamed(die) !== undefined) ? because('wrongDice') : undefined,
}

export const completeKinds = [deliver]

/** Czech rulebook, Splnění objednávek: give, take the card's reward, then that of the row, turn the card over. */
export function* completeOrder(table: WoodcraftTable, seat: Seat, order: Item): Flow {
  const card = table.content.orders.get(order) as OrderCard
  const row = rowWith(table, seat, order)
  const dice = yield* ask(table, seat, deliver, { order })
  for (const die of dice) removeDie(table, seat, dieNamed(die) as Die)
  for (const [material, n] of card.need.materials) spend(table, seat, material, n)
  table.move(order, rowOf(seat, row), completedOf(seat))
  table.tell?.({
    type: 'completeOrder',
    seat,
    items: [order],
    dice,
    materials: card.need.materials,
    row: rows[row] as string,
  })
  if (card.alternative) yield* claimContractOrReward(table, seat, order, card.alternative)
  if (card.reward) yield* resolve(table, seat, { road: 'orders', item: order }, card.reward)
  yield* rowEffect(table, seat, row)
  yield* react(table, seat, { on: 'completeOrder', row: rows[row] as string })
}

/** How many steps of reputation an order in this row brings. */
export function reputationIn(table: WoodcraftTable, seat: Seat, row: number): number {
  const reputation = REPUTATION[row] as number
  return reputation > 0 ? reputation + sumOf(table, seat, 'orderReputation') : 0
}

function* rowEffect(table: WoodcraftTable, seat: Seat, row: number): Flow {
  const steps = reputationIn(table, seat, row)
  if (steps > 0) {
    table.tell?.({ type: 'gain', seat, what: 'reputation', n: steps })
    yield* advanceReputation(table, seat, steps)
  }
  if (row === BERRY_ROW) {
    table.tell?.({ type: 'gain', seat, what: 'berries', n: 1 })
    take(table, seat, 'berries', 1)
  }
  if (row === LATE_ROW) score(table, seat, 'late', -1)
}
