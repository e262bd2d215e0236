import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { deal, type Prepare, pile, tree, Workbench } from '../workbench.ts'

describe('what is counted', () => {
  const counted = (count: object, prepare: Prepare = () => {}) =>
    new Workbench(prepare).position.table.content.language
      .at(new Workbench(prepare).position.table, 0)
      .amount(count as never)

  test('orders', () => {
    const orders: Prepare = (state) => {
      deal(state, 'completed/0', 'early-order-02', 'late-order-02', 'hazelnut-01')
      deal(state, 'rep2/0', 'early-order-03')
      deal(state, 'late/0', 'early-order-04')
    }
    const of = (name: string) => counted({ count: name }, orders)
    expect(['completedOrders', 'hazelnutOrders', 'lateOrders', 'openOrders'].map(of)).toEqual([3, 1, 1, 2])
  })

  test('dice, trees and colours', () => {
    const wood: Prepare = (state, player) => {
      pile(state, player, 'green-2', 'green-2', 'brown-2', 'brown-6')
      player.built.push('pot-yellow')
      tree(state, player, 'yellow', 2)
    }
    expect(counted({ count: 'lumber' }, wood)).toBe(4)
    expect(counted({ count: 'trees' }, wood)).toBe(1)
    expect(counted({ count: 'colours' }, wood)).toBe(3)
    expect(counted({ count: 'dice' }, wood)).toBe(5)
    expect(counted({ count: 'dice', colour: 'green' }, wood)).toBe(2)
    // The yellow tree has grown at the start of the turn.
    expect(counted({ count: 'dice', value: 4 }, wood)).toBe(1)
    expect(counted({ count: 'dice', colour: 'brown', value: 6 }, wood)).toBe(1)
  })

  test('the workshop and the attic', () => {
    const full: Prepare = (state, player) => {
      deal(state, 'workshop/0', 'early-helper-02', 'early-helper-03')
      player.slots.splice(0, 2, 'early-helper-02', 'early-helper-03')
      player.built.push('saw-2', 'glue')
      player.usedSaws = 1
      player.usedGlue = true
      player.attic.splice(0, 3, 'mallet', 'wrench', 'wrench')
      player.marketing = 4
      player.reputation = houseContent.reputation.length - 1
      state.claims['contract-01'] = [0, 1]
      state.claims['contract-02'] = [1]
    }
    const of = (name: string) => counted({ count: name }, full)
    const names = ['helpers', 'improvements', 'tools', 'toolTypes', 'benches', 'usedBenches', 'marketingSteps']
    expect(names.map(of)).toEqual([2, 2, 3, 2, 4, 2, 4])
    expect([of('reputationValue'), of('claimedContracts'), of('pairs')]).toEqual([6, 1, 1])
    expect(counted({ count: 'atticRow', row: 'bottom' }, full)).toBe(3)
    expect(counted({ count: 'atticRow', row: 'top' }, full)).toBe(0)
    const kinds = ['immediate', 'oncePerTurn', 'permanent'].map((ability) =>
      counted({ count: 'helpersOf', ability }, full),
    )
    expect(kinds.reduce((sum, n) => sum + n, 0)).toBe(2)
  })
})
