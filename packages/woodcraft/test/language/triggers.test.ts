import { describe, expect, test } from 'vitest'
import { contentWith, deal, give, type Prepare, tree, Workbench } from '../workbench.ts'
import { employing, HELPER } from './employing.ts'

describe('what sets an ability off', () => {
  const order = { dice: [{ colour: 'green', value: 3 }], materials: {}, reward: { do: 'gain', what: 'glue', n: 1 } }
  const quiet = {
    cost: 0,
    ability: { kind: 'immediate', effect: { do: 'gain', what: 'glue', n: 1 } },
    production: { do: 'gain', what: 'glue', n: 1 },
  }
  /** How many reuse tokens an ability brings that gives one each time. */
  function tokens(when: object, play: (bench: Workbench) => Workbench, prepare: Prepare = () => {}): number {
    const bench = employing(
      { kind: 'permanent', when, effect: { do: 'gain', what: 'reuse', n: 1 } },
      (state, player) => {
        give(state, player, { berries: 60, lanterns: 9, scrapwood: 3, glue: 3 })
        prepare(state, player)
      },
      {
        orders: { 'early-order-02': order },
        helpers: { 'early-helper-02': quiet, 'early-helper-03': quiet },
        helperSlots: { 'slot-02': { production: 0 } },
      },
    )
    return play(bench).player().reuse
  }

  test('buying and selling dice', () => {
    const two = (bench: Workbench) => bench.choose({ bonus: 'buyLumber' }, 'green-1', 'brown-5')
    expect(tokens({ on: 'buyDie' }, two)).toBe(2)
    expect(tokens({ on: 'buyDie', colour: 'brown' }, two)).toBe(1)
    expect(tokens({ on: 'buyDie', colour: 'yellow' }, two)).toBe(0)
    expect(
      tokens({ on: 'buyDie', colour: 'green' }, (bench) => bench.choose({ bonus: 'exchangeDice' }, 'none', 'green-6')),
    ).toBe(1)
    expect(tokens({ on: 'sellDie' }, (bench) => bench.choose({ bonus: 'exchangeDice' }, 'brown-1', 'none'))).toBe(1)
  })

  test('buying material', () => {
    const two = (bench: Workbench) => bench.choose({ bonus: 'buyMaterials' }, 'glue-2', 'blades-2')
    expect(tokens({ on: 'buyBundle' }, two)).toBe(2)
    expect(tokens({ on: 'buyBundle', material: 'glue' }, two)).toBe(1)
  })

  test('taking orders and hiring helpers', () => {
    const orders: Prepare = (state) => deal(state, 'orders', 'early-order-03', 'early-order-04')
    const take = (bench: Workbench) => bench.choose({ bonus: 'chooseOrders' }, 'early-order-03', 'early-order-04')
    expect(tokens({ on: 'takeOrder' }, take, orders)).toBe(2)
    const helpers: Prepare = (state) => deal(state, 'helpers', 'early-helper-02', 'early-helper-03')
    const hire = (bench: Workbench) => bench.choose({ bonus: 'chooseHelper' }, 'early-helper-02', 'slot-02')
    expect(tokens({ on: 'hire' }, hire, helpers)).toBe(1)
  })

  test('the newcomer itself was not there when it was hired', () => {
    const content = contentWith({
      helpers: {
        'early-helper-02': {
          cost: 0,
          ability: { kind: 'permanent', when: { on: 'hire' }, effect: { do: 'gain', what: 'reuse', n: 1 } },
        },
        'early-helper-03': quiet,
        [HELPER]: quiet,
      },
      helperSlots: { 'slot-02': { production: 0 } },
    })
    const bench = new Workbench(
      (state, player) => {
        deal(state, 'workshop/0', HELPER)
        player.slots[0] = HELPER
        deal(state, 'helpers', 'early-helper-02', 'early-helper-03')
        player.berryIncome = 10
        player.nutIncome = 10
        give(state, player, { lanterns: 3 })
      },
      { content },
    ).choose({ bonus: 'chooseHelper' }, 'early-helper-02', 'slot-02')
    expect(bench.player().reuse).toBe(0)
  })

  test('producing and planting', () => {
    const work = (bench: Workbench) =>
      bench.choose({ bonus: 'produceOrPlant' }, { produce: HELPER }, 'plant', { die: 'green-3', tree: 1 })
    expect(tokens({ on: 'produce' }, work)).toBe(1)
    expect(tokens({ on: 'plant' }, work)).toBe(1)
    expect(tokens({ on: 'plant', colour: 'brown' }, work)).toBe(0)
  })

  test('improving, sawing, splicing, gluing and harvesting', () => {
    expect(tokens({ on: 'improve' }, (bench) => bench.choose({ bonus: 'improveWorkshop' }, 'glue'))).toBe(1)
    expect(tokens({ on: 'saw' }, (bench) => bench.choose({ use: 'saw' }, { die: 'green-3', into: [1, 2] }))).toBe(1)
    expect(tokens({ on: 'splice' }, (bench) => bench.choose({ use: 'splice1' }, { die: 'green-3', by: 1 }))).toBe(1)
    const glued = (bench: Workbench) => bench.choose({ use: 'glue' }).chooseFirst()
    expect(tokens({ on: 'glue' }, glued, (_state, player) => player.built.push('glue'))).toBe(1)
    const grown: Prepare = (state, player) => tree(state, player, 'green', 1)
    expect(tokens({ on: 'harvest' }, (bench) => bench.choose({ harvest: 'green' }), grown)).toBe(1)
  })

  test('a six that moves by itself is harvested too', () => {
    expect(
      tokens(
        { on: 'harvest' },
        (bench) => bench,
        (state, player) => tree(state, player, 'green', 4),
      ),
    ).toBe(1)
  })

  test('completing orders', () => {
    const open: Prepare = (state) => deal(state, 'berry/0', 'early-order-02')
    const complete = (bench: Workbench) => bench.choose({ complete: 'early-order-02' })
    expect(tokens({ on: 'completeOrder' }, complete, open)).toBe(1)
    expect(tokens({ on: 'completeOrder', row: 'berry' }, complete, open)).toBe(1)
    expect(tokens({ on: 'completeOrder', row: 'rep1' }, complete, open)).toBe(0)
  })

  test('moving tiles, substitutes, bonus actions and marketing', () => {
    const moved = (bench: Workbench) => bench.choose({ move: 'buyLumber' }, 'berries')
    expect(tokens({ on: 'moveTile' }, moved)).toBe(1)
    expect(tokens({ on: 'moveTile', action: 'buyLumber' }, moved)).toBe(1)
    expect(tokens({ on: 'moveTile', action: 'chooseHelper' }, moved)).toBe(0)
    expect(tokens({ on: 'substitute' }, moved)).toBe(1)
    expect(tokens({ on: 'bonusAction' }, (bench) => bench.choose({ bonus: 'buyMaterials' }, 'glue-2', 'enough'))).toBe(
      1,
    )
    expect(tokens({ on: 'market' }, (bench) => moved(bench).choose('market'))).toBe(1)
  })

  test('placing tools', () => {
    const tool = { ...order, reward: { do: 'tool', type: 'wrench' } }
    const bench = employing(
      { kind: 'permanent', when: { on: 'placeTool' }, effect: { do: 'gain', what: 'reuse', n: 1 } },
      (state) => deal(state, 'berry/0', 'early-order-02'),
      { orders: { 'early-order-02': tool } },
    )
    expect(bench.choose({ complete: 'early-order-02' }).chooseFirst().player().reuse).toBe(1)
  })
})
