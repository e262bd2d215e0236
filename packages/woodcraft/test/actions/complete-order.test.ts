import { describe, expect, test } from 'vitest'
import { contentWith, deal, diceOf, give, type Prepare } from '../workbench.ts'
import { sawn, withPile } from './with-pile.ts'

describe('completing orders', () => {
  /** The first three are the set's own; the fourth leaves colours open. */
  const content = contentWith({
    orders: {
      'early-order-04': {
        dice: [
          { colour: 'any', value: 2 },
          { colour: ['green', 'brown'], value: 2 },
        ],
        materials: {},
        reward: { do: 'score', n: 1 },
      },
    },
    helpers: { 'early-helper-01': { production: { do: 'gain', what: 'lanterns', n: 1 } } },
  })
  const order = (id: string, row: string, dice: string[], more: Prepare = () => {}) =>
    withPile(
      dice,
      (state, player) => {
        deal(state, `${row}/0`, id)
        more(state, player)
      },
      { content },
    )

  test('the rulebook’s order in the berry row: 2 dice and scrapwood for 2 glue and 4 + 1 blueberries', () => {
    const bench = order('early-order-03', 'berry', ['green-2', 'brown-1'], (state, player) =>
      give(state, player, { scrapwood: 1, berries: 0 }),
    )
    bench.choose({ complete: 'early-order-03' })
    const { glue, berries, score, scrapwood } = bench.player()
    expect({ glue, berries, score, scrapwood }).toEqual({ glue: 2, berries: 5, score: 0, scrapwood: 0 })
    expect(diceOf(bench.player())).toEqual([])
    expect(bench.zone('completed/0')).toEqual(['early-order-03'])
    expect(bench.problems).toEqual([])
  })

  test.each([
    ['rep1', 1, 6],
    ['berry', 0, 7],
  ])(
    'the bowl in %s: yellow 4, green 2, glue for brown 1, 3 points, and %i reputation, %i berries',
    (row, fame, paid) => {
      const bench = order('early-order-01', row, ['yellow-4', 'green-2'], (state, player) =>
        give(state, player, { glue: 1, berries: 0 }),
      )
      bench.choose({ complete: 'early-order-01' })
      const { glue, berries, score, reputation } = bench.player()
      expect({ glue, berries, score, reputation }).toEqual({ glue: 0, berries: paid, score: 3, reputation: fame })
      expect(diceOf(bench.player())).toEqual(['brown-1'])
    },
  )

  test('a yellow 5 spliced to 6 and sawn into three twos makes, with green 4, 2 points, 10 blueberries and a production', () => {
    const bench = order('early-order-02', 'rep2', ['yellow-5', 'green-4'], (state, player) => {
      give(state, player, { scrapwood: 1, blades: 1, berries: 0 })
      deal(state, 'workshop/0', 'early-helper-01')
      player.slots[0] = 'early-helper-01'
    })
    bench.choose({ use: 'splice1' }, { die: 'yellow-5', by: 1 }, { use: 'saw' }, sawn('yellow-6', 2, 2, 2))
    bench.choose({ complete: 'early-order-02' }, 'early-helper-01')
    const { score, berries, lanterns, scrapwood, blades } = bench.player()
    expect({ score, berries }).toEqual({ score: 2, berries: 10 })
    // The helper made a lantern beside the one of the start.
    expect({ lanterns, scrapwood, blades }).toEqual({ lanterns: 2, scrapwood: 0, blades: 0 })
  })

  test.each([
    ['rep3', 3],
    ['rep2', 2],
    ['rep1', 1],
    ['berry', 0],
    ['late', 0],
  ])('in the row %s it brings %i reputation', (row, reputation) => {
    const bench = order('early-order-04', row, ['green-2', 'brown-2']).choose({ complete: 'early-order-04' })
    expect(bench.player().reputation).toBe(reputation)
  })

  test('in the last row with no points it costs nothing', () => {
    const bench = order('early-order-03', 'late', ['green-2', 'brown-1'], (state, player) =>
      give(state, player, { scrapwood: 1 }),
    )
    expect(bench.choose({ complete: 'early-order-03' }).player().score).toBe(0)
  })

  test('value and colour must be exact', () => {
    const bench = order('early-order-01', 'rep1', ['yellow-5', 'green-2'], (state, player) =>
      give(state, player, { glue: 1 }),
    )
    expect(bench.whyNot({ complete: 'early-order-01' })).toBe('needsDice')
  })

  test('material that is missing is named', () => {
    expect(order('early-order-01', 'rep1', ['yellow-4', 'green-2']).whyNot({ complete: 'early-order-01' })).toBe(
      'needsMaterial',
    )
  })

  test('which dice are given is asked only where there is a choice, each set once', () => {
    const bench = order('early-order-04', 'berry', ['green-2', 'green-2', 'yellow-2', 'brown-2'])
    bench.choose({ complete: 'early-order-04' })
    expect(bench.choices).toEqual([
      '["green-2","brown-2"]',
      '["green-2","green-2"]',
      '["green-2","yellow-2"]',
      '["yellow-2","brown-2"]',
    ])
  })

  test('an order of somebody else or in hand cannot be completed', () => {
    const bench = order('early-order-04', 'berry', ['green-2', 'brown-2'], (state) =>
      deal(state, 'hand/0', 'early-order-05'),
    )
    expect(bench.whyNot({ complete: 'early-order-05' })).toBe('notYourOrder')
  })
})
