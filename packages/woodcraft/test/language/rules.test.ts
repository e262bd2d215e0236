import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { type contentWith, deal, diceOf, give, type Prepare, pile, tree, type Workbench } from '../workbench.ts'
import { employing, HELPER, holding } from './employing.ts'

describe('what always holds', () => {
  const always = (rule: object, prepare?: Prepare, changes?: Parameters<typeof contentWith>[0]) =>
    employing({ kind: 'permanent', always: rule }, prepare, changes)
  const rich: Prepare = (state, player) => give(state, player, { berries: 60, lanterns: 9 })
  const act = (bench: Workbench, action: string) => bench.choose({ bonus: action })
  const staffed: Prepare = (state, player) => {
    rich(state, player)
    deal(state, 'workshop/0', 'early-helper-02', 'early-helper-03')
    player.slots.splice(1, 2, 'early-helper-02', 'early-helper-03')
    player.built.push('pot-yellow')
  }
  const spent = (bench: Workbench) => 60 - bench.player().berries

  test('discounts on everything that is bought', () => {
    const off = (on: string) => always({ rule: 'discount', on, by: 1 }, rich)
    expect(spent(act(off('yardDie'), 'buyLumber').choose('brown-5'))).toBe(6)
    expect(spent(act(off('six'), 'buyLumber').choose('brown-6'))).toBe(7)
    expect(spent(act(off('six'), 'exchangeDice').choose('none', 'green-6'))).toBe(5)
    expect(spent(act(off('material'), 'buyMaterials').choose('glue-3'))).toBe(2)
    expect(spent(act(off('improvement'), 'improveWorkshop').choose('glue'))).toBe(3)
    const orders = always({ rule: 'discount', on: 'order', by: 1 }, (state, player) => {
      rich(state, player)
      deal(state, 'orders', 'early-order-02', 'early-order-03')
    })
    expect(spent(act(orders, 'chooseOrders').choose('early-order-02', 'early-order-03'))).toBe(2)
    const helper = always(
      { rule: 'discount', on: 'helper', by: 1 },
      (state, player) => {
        rich(state, player)
        deal(state, 'helpers', 'early-helper-02', 'early-helper-03')
      },
      { helpers: { 'early-helper-02': { cost: 5 } } },
    )
    expect(spent(act(helper, 'chooseHelper').choose('early-helper-02'))).toBe(4)
    const market = always({ rule: 'discount', on: 'marketing', by: 1 }, rich).choose({ move: 'buyLumber' }, 'berries')
    expect(spent(market.choose('market'))).toBe((houseContent.marketing[0]?.cost as number) - 1 - 3)
  })

  test('no price drops below nothing', () => {
    expect(spent(act(always({ rule: 'discount', on: 'yardDie', by: 9 }, rich), 'buyLumber').choose('brown-5'))).toBe(0)
  })

  test('sales bring more', () => {
    const bench = always({ rule: 'sellHigher', by: 2 }, rich)
    expect(act(bench, 'exchangeDice').choose('brown-1').player().berries).toBe(60 + 6)
  })

  test('more dice, bundles and orders in one action', () => {
    expect(
      act(always({ rule: 'moreDice', by: 1 }, rich), 'buyLumber').choose('green-1', 'green-2', 'yellow-3').asked,
    ).toBe('turn')
    const bundles = act(always({ rule: 'moreBundles', by: 1 }, rich), 'buyMaterials')
    expect(bundles.choose('glue-2', 'scrapwood-2', 'blades-2').asked).toBe('turn')
    const orders = always({ rule: 'moreOrders', by: 1 }, (state, player) => {
      rich(state, player)
      deal(state, 'orders', 'early-order-02', 'early-order-03', 'early-order-04')
    })
    act(orders, 'chooseOrders').choose('early-order-02', 'early-order-03', 'early-order-04')
    expect(spent(orders)).toBe(6)
  })

  test('more helpers produce and more trees are planted', () => {
    const quiet = { production: { do: 'gain', what: 'glue', n: 1 } }
    const changes = { helpers: { 'early-helper-02': quiet, 'early-helper-03': quiet } }
    const more = act(always({ rule: 'moreProduction', by: 1 }, staffed, changes), 'produceOrPlant')
    more.choose({ produce: HELPER }, { produce: 'early-helper-02' }, { produce: 'early-helper-03' })
    expect(more.player().glue).toBe(2)
    const trees = act(always({ rule: 'moreTrees', by: 1 }, staffed, changes), 'produceOrPlant')
    trees.choose('plant', { die: 'green-3', tree: 1 }, { die: 'yellow-2', tree: 2 })
    expect(trees.player().pots).toEqual([1, 2, 0])
  })

  test('more trees and the brown pot strengthen planting by a card too', () => {
    const card = { do: 'plant', trees: 1 }
    const planted = (prepare: Prepare, rule?: object) => {
      const second = { ability: { kind: 'oncePerTurn', effect: card }, production: { do: 'gain', what: 'glue', n: 1 } }
      const bench = always(rule ?? { rule: 'moreOrders', by: 1 }, prepare, { helpers: { 'early-helper-02': second } })
      return bench.choose({ ability: 'early-helper-02' }, { die: 'green-3', tree: 1 })
    }
    expect(planted(staffed).asked).toBe('turn')
    const more = planted(staffed, { rule: 'moreTrees', by: 1 }).choose({ die: 'yellow-2', tree: 2 })
    expect(more.player().pots).toEqual([1, 2, 0])
    const brown = planted((state, player) => {
      staffed(state, player)
      player.built.push('pot-brown')
    }).choose({ die: 'yellow-2', tree: 2 })
    expect(brown.player().pots).toEqual([1, 2, 0])
  })

  test('larger trees and faster growth', () => {
    const bench = act(always({ rule: 'largerTrees', upTo: 3 }, rich), 'produceOrPlant').choose('plant')
    expect(bench.choose({ die: 'green-3', tree: 3 }).player().pots[0]).toBe(3)
    const fast = always({ rule: 'fasterGrowth', by: 1 }, (state, player) => tree(state, player, 'green', 1))
    expect(fast.player().pots[0]).toBe(4)
  })

  test('cuts, splices and glue for less', () => {
    const cut = always({ rule: 'freeCuts', by: 1 }, holding('green-3')).choose({ use: 'saw' })
    expect(cut.offers({ die: 'green-3', into: [1, 1, 1] })).toBe(true)
    const higher = always({ rule: 'higherSplice', by: 1 }, (state, player) => {
      pile(state, player, 'green-3')
      give(state, player, { scrapwood: 1 })
    }).choose({ use: 'splice1' })
    expect(higher.offers({ die: 'green-3', by: 2 })).toBe(true)
    expect(diceOf(always({ rule: 'spliceFree' }, holding('green-3')).choose({ use: 'splice1' }).player())).toEqual([
      'green-4',
    ])
    const free = always({ rule: 'glueFree' }, (state, player) => {
      pile(state, player, 'green-1', 'green-2')
      player.built.push('glue')
    }).choose({ use: 'glue' })
    expect(diceOf(free.player())).toEqual(['green-3'])
    const points = always({ rule: 'gluePoints', by: 2 }, (state, player) => {
      pile(state, player, 'green-1', 'brown-2')
      player.built.push('glue')
      give(state, player, { glue: 1 })
    }).choose({ use: 'glue' })
    expect(points.chooseFirst().player().score).toBe(6)
  })

  test('a larger pile, a cheaper bonus action, a richer substitute', () => {
    const dice = ['green-1', 'green-2', 'green-3', 'green-4', 'yellow-1', 'yellow-2', 'brown-1', 'brown-2']
    const large = always({ rule: 'largerPile', by: 2 }, holding(...dice)).choose(
      { move: 'buyLumber' },
      'berries',
      'end',
    )
    expect(diceOf(large.player())).toHaveLength(8)
    const bonus = always({ rule: 'cheaperBonus', by: 1 }, (state, player) => give(state, player, { lanterns: 2 }))
    expect(bonus.choose({ bonus: 'buyMaterials' }).player().lanterns).toBe(0)
    const rich = always({ rule: 'richerSubstitute', by: 2 }).choose({ move: 'buyLumber' }, 'berries')
    expect(rich.player().berries).toBe(17)
  })

  test('more reputation from orders and more points from marketing', () => {
    const order = { dice: [{ colour: 'green', value: 3 }], materials: {}, reward: { do: 'gain', what: 'glue', n: 1 } }
    const bench = always({ rule: 'orderReputation', by: 1 }, (state) => deal(state, 'rep1/0', 'early-order-02'), {
      orders: { 'early-order-02': order },
    })
    expect(bench.choose({ complete: 'early-order-02' }).player().reputation).toBe(2)
    const market = always({ rule: 'marketPoints', by: 2 }, rich).choose({ move: 'buyLumber' }, 'berries', 'market')
    expect(market.player().score).toBe((houseContent.marketing[0]?.points as number) + 2)
  })
})
