import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import type { HazelnutOrder, Order } from '../../../src/content/schema.ts'
import { contentWith, deal, give, pile, Workbench } from '../../workbench.ts'
import { atWork, changeOf, fitting, oneHelper, promisedBy, settle, sum } from './belongings.ts'

const { orders, hazelnutOrders } = houseContent.tables
const content = contentWith({ helpers: oneHelper })

/** A turn in which all that an order asks for is at hand, or all but a part of it. */
function ready({ id, row, dice, materials }: Order | HazelnutOrder, lacking?: 'die' | 'material'): Workbench {
  const wood = dice.map(fitting)
  const goods = lacking === 'material' ? {} : (materials as Parameters<typeof give>[2])
  return new Workbench(
    (state, player) => {
      atWork(state, player)
      deal(state, `${row}/0`, id)
      pile(state, player, ...(lacking === 'die' ? wood.slice(1) : wood))
      give(state, player, goods)
      for (const contract of ['contract-01', 'contract-02']) deal(state, 'contracts', contract)
    },
    { content },
  )
}

/** What leaves the player's hands, and what the row adds. */
function paidBy({ row, dice, materials }: Order | HazelnutOrder) {
  const paid = Object.fromEntries(Object.entries(materials).map(([material, n]) => [material, -n]))
  return sum({ dice: -dice.length, reputation: { rep3: 3, rep2: 2, rep1: 1, berry: 0, late: 0 }[row] }, paid)
}

function expectRefusals(order: Order | HazelnutOrder) {
  expect(ready(order, 'die').whyNot({ complete: order.id })).toBe('needsDice')
  const needsMaterial = Object.keys(order.materials).length > 0
  if (needsMaterial) expect(ready(order, 'material').whyNot({ complete: order.id })).toBe('needsMaterial')
}

describe('each order takes what it asks and gives what it shows, and not for less', () => {
  test.each(orders)('$id ($name.en)', (order) => {
    const bench = ready(order)
    const change = changeOf(bench, () => settle(bench.choose({ complete: order.id })))
    expect(change).toEqual(sum(paidBy(order), promisedBy(order.reward)))
    expect(bench.zone('completed/0')).toEqual([order.id])
    expect(bench.problems).toEqual([])
    expectRefusals(order)
  })
})

describe('each hazelnut order claims a contract or pays what it prints', () => {
  test.each(hazelnutOrders)('$id ($name.en)', (order) => {
    const claiming = ready(order)
    expect(changeOf(claiming, () => claiming.choose({ complete: order.id }, 'contract-02'))).toEqual(paidBy(order))
    expect(claiming.state.claims).toEqual({ 'contract-02': [0] })
    const paid = ready(order)
    expect(changeOf(paid, () => paid.choose({ complete: order.id }, 'alternative'))).toEqual(
      sum(paidBy(order), { berries: order.berries, points: order.points }),
    )
    expect(paid.state.claims).toEqual({})
    expect(paid.problems).toEqual([])
    expectRefusals(order)
  })
})
