import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { deal, diceOf, give, type Prepare, pile, tree } from '../workbench.ts'
import { HELPER, holding, using, whyNot } from './employing.ts'

describe('what cards do', () => {
  test('score points, also for each of something', () => {
    expect(using({ do: 'score', n: 3 }).player().points.helpers).toBe(3)
    expect(using({ do: 'score', n: { count: 'lumber', times: 2, most: 5 } }).player().score).toBe(5)
    expect(whyNot({ do: 'score', n: { count: 'tools' } })).toBe('noneCounted')
  })

  test('a die of a colour and value comes to the pile, and an open one is chosen', () => {
    expect(diceOf(using({ do: 'die', colour: 'brown', value: 5 }, holding()).player())).toEqual(['brown-5'])
    const two = using({ do: 'die', colour: ['green', 'brown'], value: 2 }, holding())
    expect(two.choices).toEqual(['"brown-2"', '"green-2"'])
    expect(using({ do: 'die', colour: 'any', value: 'any' }).choices).toHaveLength(18)
    expect(two.choose('green-2').problems).toEqual([])
  })

  test('a tool of a type, or of any', () => {
    expect(using({ do: 'tool', type: 'wrench' }).asked).toBe('placeTool')
    expect(using({ do: 'tool', type: 'any' }).asked).toBe('chooseTool')
    expect(
      whyNot({ do: 'tool', type: 'any' }, (state, player) => {
        player.attic.fill('mallet')
        state.tools.mallet = 0
      }),
    ).toBe('atticFull')
    expect(
      whyNot({ do: 'tool', type: 'any' }, (state) => {
        for (const tool of Object.keys(state.tools)) state.tools[tool] = 0
      }),
    ).toBe('noToolsLeft')
  })

  test('production with up to so many helpers', () => {
    expect(using({ do: 'produce', helpers: 2 }).choose(HELPER).player().lanterns).toBe(2)
    expect(using({ do: 'produce', helpers: 2 }).choose('enough').player().lanterns).toBe(1)
  })

  test('planting', () => {
    const bench = using({ do: 'plant', trees: 1 }).choose({ die: 'green-3', tree: 1 })
    expect(bench.player().pots).toEqual([1, 0, 0])
    expect(whyNot({ do: 'plant', trees: 1 }, holding('brown-2'))).toBe('nothingToPlant')
  })

  test('sawing without a tile, with free cuts', () => {
    const bench = using({ do: 'saw', cuts: 2 }, holding('green-4')).choose({ die: 'green-4', into: [1, 1, 2] })
    expect(diceOf(bench.player())).toEqual(['green-1', 'green-1', 'green-2'])
    expect(bench.player().usedSaws).toBe(0)
    expect(whyNot({ do: 'saw', cuts: 1 }, holding('green-1'))).toBe('nothingToSaw')
  })

  test('raising and lowering a die', () => {
    expect(
      diceOf(using({ do: 'splice', by: 2 }, holding('green-3')).choose({ die: 'green-3', by: 2 }).player()),
    ).toEqual(['green-5'])
    expect(
      diceOf(using({ do: 'shave', by: 2 }, holding('green-3')).choose({ die: 'green-3', by: 2 }).player()),
    ).toEqual(['green-1'])
    expect(whyNot({ do: 'splice', by: 1 }, holding('green-6'))).toBe('nothingToRaise')
    expect(whyNot({ do: 'shave', by: 1 }, holding('green-1'))).toBe('nothingToLower')
  })

  test('gluing without tile and glue', () => {
    const bench = using({ do: 'glue' }, holding('green-2', 'brown-3')).chooseFirst()
    expect(bench.player().score).toBe(4)
    expect(whyNot({ do: 'glue' }, holding('green-4', 'brown-3'))).toBe('nothingToGlue')
  })

  test('another colour, or the opposite face', () => {
    expect(using({ do: 'recolour', to: 'any' }, holding('green-2')).choices).toHaveLength(2)
    expect(diceOf(using({ do: 'recolour', to: 'brown' }, holding('green-2')).player())).toEqual(['brown-2'])
    expect(whyNot({ do: 'recolour', to: 'green' }, holding('green-2'))).toBe('noLumber')
    expect(diceOf(using({ do: 'turnOver' }, holding('yellow-2')).player())).toEqual(['yellow-5'])
    expect(whyNot({ do: 'turnOver' }, holding())).toBe('noLumber')
  })

  test('all trees grow, and a six moves to the pile', () => {
    const bench = using({ do: 'grow', by: 1 }, (state, player) => {
      pile(state, player)
      player.built.push('pot-yellow')
      tree(state, player, 'green', 3)
      tree(state, player, 'yellow', 1)
    })
    expect(bench.player().pots).toEqual([0, 4, 0])
    expect(diceOf(bench.player())).toEqual(['green-6'])
    expect(whyNot({ do: 'grow', by: 1 })).toBe('noTree')
  })

  test('a used tile is turned up', () => {
    const bench = using({ do: 'ready', tile: 'any' }, (_state, player) => {
      player.usedSaws = 1
      player.usedSplices = [1, 0, 0]
    })
    expect(bench.choices).toEqual(['"saw"', '"splice1"'])
    expect(bench.choose('saw').player().usedSaws).toBe(0)
    expect(whyNot({ do: 'ready', tile: 'glue' })).toBe('tileNotUsed')
  })

  test('a main action with something off each price', () => {
    const bench = using({ do: 'act', action: 'buyLumber', off: 2 }).choose('green-2', 'brown-5')
    expect(bench.player().berries).toBe(12 - 0 - 5)
    expect(bench.asked).toBe('turn')
    expect(whyNot({ do: 'act', action: 'buyLumber' }, (state, player) => give(state, player, { berries: 0 }))).toBe(
      'needsBerries',
    )
  })

  test('a sale and a purchase of their own', () => {
    expect(using({ do: 'sell', more: 2 }).choose('brown-1').player().berries).toBe(12 + 4 + 2)
    expect(using({ do: 'sell', more: 2 }).whyNot('none')).toBe('mustSell')
    expect(using({ do: 'buySix', off: 3 }).choose('brown-6').player().berries).toBe(12 - 5)
    expect(whyNot({ do: 'sell', more: 0 }, holding())).toBe('noLumber')
  })

  test('an order for nothing', () => {
    const shown: Prepare = (state) => deal(state, 'orders', 'early-order-02', 'early-order-03')
    const bench = using({ do: 'takeOrder' }, shown).choose('early-order-03')
    expect(bench.player().berries).toBe(12)
    expect(bench.zone('orders')).toHaveLength(4)
    expect(whyNot({ do: 'takeOrder' })).toBe('nothingOnShow')
  })

  test('a marketing step in the middle of the turn', () => {
    const [step] = houseContent.marketing
    const bench = using({ do: 'market', off: 1 })
    expect(bench.player().berries).toBe(12 - Math.max(0, (step?.cost as number) - 1))
    expect(bench.player().score).toBe(step?.points)
  })

  test('an order moves up, at most to the top row', () => {
    const bench = using({ do: 'raiseOrder', rows: 3 }, (state) => {
      deal(state, 'rep2/0', 'early-order-02')
      deal(state, 'rep3/0', 'early-order-03')
      deal(state, 'late/0', 'early-order-04')
    })
    expect(bench.whyNot('early-order-03')).toBe('topRow')
    expect(bench.choose('early-order-02').zone('rep3/0')).toContain('early-order-02')
    expect(whyNot({ do: 'raiseOrder', rows: 1 })).toBe('noLowerOrder')
  })
})
