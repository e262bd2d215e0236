import { describe, expect, test } from 'vitest'
import { withPile } from '../actions/with-pile.ts'
import { diceOf, give, pile, tree, Workbench } from '../workbench.ts'

describe('trees', () => {
  const grown = (start: number, turns: number) => {
    const bench = new Workbench(
      (state, player) => {
        pile(state, player)
        tree(state, player, 'green', start)
      },
      { solo: true },
    )
    for (let turn = 1; turn < turns; turn++) {
      bench.choose({ move: movable(bench) })
      finish(bench)
    }
    return [bench.player().pots[0], diceOf(bench.player())]
  }
  const names = [
    'buyLumber',
    'exchangeDice',
    'buyMaterials',
    'chooseOrders',
    'chooseHelper',
    'produceOrPlant',
    'improveWorkshop',
  ]
  const movable = (bench: Workbench) => names.find((name) => bench.offers({ move: name })) as string
  const finish = (bench: Workbench) => {
    while (bench.asked !== 'turn') bench.chooseFirst()
    bench.choose('berries', 'end')
  }

  test('a 1 becomes 3, 5, then 6 and moves to the pile', () => {
    expect(grown(1, 1)).toEqual([3, []])
    expect(grown(1, 2)[0]).toBe(5)
    expect(grown(1, 3)[0]).toBe(0)
    expect(grown(1, 3)[1]).toContain('green-6')
  })

  test('a 2 becomes 4, then 6 and moves to the pile', () => {
    expect(grown(2, 1)).toEqual([4, []])
    expect(grown(2, 2)[1]).toContain('green-6')
  })

  test('a tree planted in this turn does not grow before the next one', () => {
    const bench = withPile(['green-2'], undefined, { solo: true })
    bench.choose({ move: 'produceOrPlant' }, { act: 'produceOrPlant' }, { die: 'green-2', tree: 2 })
    expect(bench.player().pots[0]).toBe(2)
    bench.choose('end')
    expect(bench.player().pots[0]).toBe(4)
  })

  test('a tree can be harvested, even if it never grew', () => {
    const bench = withPile(['green-2'], () => {}).choose({ move: 'produceOrPlant' }, { act: 'produceOrPlant' })
    bench.choose({ die: 'green-2', tree: 2 }, { harvest: 'green' })
    expect(diceOf(bench.player())).toEqual(['green-2'])
    expect(bench.player().pots).toEqual([0, 0, 0])
    expect(bench.problems).toEqual([])
  })

  test('an empty pot and a pot that is not there give nothing', () => {
    const bench = new Workbench()
    expect(bench.whyNot({ harvest: 'green' })).toBe('potEmpty')
    expect(bench.whyNot({ harvest: 'yellow' })).toBe('noPot')
  })

  test('a tree cannot be sawn, spliced, glued or delivered', () => {
    const bench = withPile([], (state, player) => {
      tree(state, player, 'green', 2)
      give(state, player, { scrapwood: 1 })
    })
    expect(bench.player().pots[0]).toBe(4)
    expect(bench.whyNot({ use: 'saw' })).toBe('nothingToSaw')
    expect(bench.whyNot({ use: 'splice1' })).toBe('nothingToRaise')
  })
})
