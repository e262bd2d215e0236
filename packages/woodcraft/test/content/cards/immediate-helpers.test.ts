import { describe, expect, test } from 'vitest'
import { deal, diceOf, type Prepare } from '../../workbench.ts'
import { arrival, COLLEAGUE, helper } from './staff.ts'

const withTools =
  (n: number): Prepare =>
  (state, player) => {
    player.attic.fill('file', 0, n)
    state.tools.file = (state.tools.file as number) - n
  }

describe('helpers that act at once', () => {
  test('Hedgehog Peddler: a tool or 2 lanterns', () => {
    expect(arrival('Hedgehog Peddler', ['tool', 'plane', 'bottom-1']).change).toEqual({ tools: 1 })
    expect(arrival('Hedgehog Peddler', ['lanterns']).change).toEqual({ lanterns: 2 })
  })

  test('Badger Forester: a 4 of any colour', () => {
    const { change, bench } = arrival('Badger Forester', ['brown-4'])
    expect(change).toEqual({ dice: 1 })
    expect(diceOf(bench.player())).toContain('brown-4')
  })

  test('Beaver Builder: an improvement for 2 less', () => {
    expect(arrival('Beaver Builder', ['saw-2']).change).toEqual({ berries: -3, nutIncome: 1 })
  })

  test('Squirrel Planter: a tree, and all trees grow by 2', () => {
    const { bench } = arrival('Squirrel Planter', [{ die: 'green-3', tree: 2 }])
    expect(bench.player().pots).toEqual([4, 0, 0])
  })

  test('Magpie Courier: an order for nothing, and a lantern', () => {
    const { change, bench } = arrival('Magpie Courier', ['early-order-15'], (state) =>
      deal(state, 'orders', 'early-order-12', 'early-order-15'),
    )
    expect(change).toEqual({ lanterns: 1 })
    expect(bench.zone('rep3/0')).toEqual(['early-order-15'])
  })

  test('Fox Trader: dice from the yard, each for 1 less', () => {
    expect(arrival('Fox Trader', ['green-1', 'brown-5']).change).toEqual({ berries: -6, dice: 2 })
  })

  test('Mole Bookkeeper: 2 berries for each open order', () => {
    const open: Prepare = (state) => deal(state, 'rep2/0', 'early-order-12', 'hazelnut-01')
    expect(arrival('Mole Bookkeeper', [], open).change).toEqual({ berries: 4 })
    expect(arrival('Mole Bookkeeper', []).change).toEqual({})
  })

  test('Nightingale Herald: reputation for 2 berries, once or twice or not', () => {
    expect(arrival('Nightingale Herald', ['do', 'do']).change).toEqual({ berries: -4, reputation: 2 })
    expect(arrival('Nightingale Herald', ['do', 'skip']).change).toEqual({ berries: -2, reputation: 1 })
    expect(arrival('Nightingale Herald', ['skip']).change).toEqual({})
  })

  test('Owl Master: a point for each completed order, at most 8', () => {
    const completed =
      (n: number): Prepare =>
      (state) =>
        deal(state, 'completed/0', ...(state.zones.lateOrders as string[]).slice(0, n))
    expect(arrival('Owl Master', [], completed(3)).change).toEqual({ points: 3 })
    expect(arrival('Owl Master', [], completed(9)).change).toEqual({ points: 8 })
  })

  test('Bear Toolsmith: a point for each tool, at most 8', () => {
    expect(arrival('Bear Toolsmith', [], withTools(4)).change).toEqual({ points: 4 })
    expect(arrival('Bear Toolsmith', [], withTools(9)).change).toEqual({ points: 8 })
  })

  test('Swan Envoy: 2 reputation and a lantern', () => {
    expect(arrival('Swan Envoy', []).change).toEqual({ reputation: 2, lanterns: 1 })
  })

  test('Bumblebee Overseer: production with up to 4 helpers, itself among them', () => {
    const answers = [helper(COLLEAGUE).id, helper('Bumblebee Overseer').id]
    expect(arrival('Bumblebee Overseer', answers).change).toEqual({ berries: 3, points: 3 })
  })

  test('Cuckoo Crier: a marketing step for 5 less', () => {
    const last: Prepare = (_state, player) => {
      player.marketing = 5
    }
    expect(arrival('Cuckoo Crier', [], last).change).toEqual({ berries: -7, points: 11 })
    expect(arrival('Cuckoo Crier', []).change).toEqual({ points: 1 })
  })

  test('Otter Architect: hazelnut income for each two improvements', () => {
    const built: Prepare = (_state, player) => {
      player.built.push('pot-yellow', 'pot-brown', 'saw-2', 'saw-3', 'glue')
    }
    expect(arrival('Otter Architect', [], built).change).toEqual({ nutIncome: 2 })
  })

  test('Marten Collector: two tools', () => {
    const answers = ['plane', 'bottom-1', 'plane', 'bottom-3']
    expect(arrival('Marten Collector', answers).change).toEqual({ tools: 2 })
  })

  test('Crane Steward: another helper for 3 less', () => {
    const other = helper('Eagle Elder')
    const { change, bench } = arrival('Crane Steward', [other.id, 'slot-02'], (state) =>
      deal(state, 'helpers', other.id),
    )
    expect(change).toEqual({ berries: 3 - other.cost, nutIncome: 1 })
    expect(bench.player().slots).toContain(other.id)
  })
})
