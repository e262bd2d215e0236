import { because } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { sheetOf } from '../../src/scoring/final-scoring.ts'
import { contentWith, deal, pile, Workbench } from '../workbench.ts'
import { type Before, refusal, turn } from './table.ts'

const cards = (kind: string, n: number) =>
  ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].slice(0, n).map((number) => `${kind}-${number}`)

const orders = (...completed: string[]): Before => ({ cards: { 'completed/0': completed } })
const helpers = (n: number): Before => {
  const slots = cards('slot', n)
  return { workshop: Object.fromEntries(cards('late-helper', n).map((helper, index) => [slots[index], helper])) }
}
const files = (...spaces: string[]): Before => ({ attic: Object.fromEntries(spaces.map((space) => [space, 'file'])) })
const bottom = ['bottom-1', 'bottom-2', 'bottom-3', 'bottom-4', 'bottom-5']
const middle = ['middle-1', 'middle-2', 'middle-3', 'middle-4']

/** The contract, what a player has at the end, and the points it brings then. */
const contracts: readonly (readonly [string, string, Before, number])[] = [
  ['contract-01', 'no late order', orders('early-order-01', 'early-order-02', 'hazelnut-01'), 0],
  ['contract-01', '3 late orders', orders('early-order-01', ...cards('late-order', 3)), 12],
  ['contract-01', '4 late orders', orders(...cards('late-order', 4)), 16],
  ['contract-01', '5 late orders', orders(...cards('late-order', 5)), 16],
  ['contract-02', '5 helpers', helpers(5), 10],
  ['contract-02', '9 helpers', helpers(9), 18],
  ['contract-02', '10 helpers', helpers(10), 18],
  ['contract-03', 'no improvement', {}, 0],
  ['contract-03', '3 improvements', { built: ['pot-yellow', 'pot-brown', 'glue'] }, 9],
  [
    'contract-03',
    'all 7 improvements',
    { built: ['pot-yellow', 'pot-brown', 'saw-2', 'saw-3', 'splice-2', 'splice-4', 'glue'] },
    18,
  ],
  ['contract-04', '4 tools', files('bottom-1', 'bottom-2', 'bottom-3', 'middle-1'), 8],
  ['contract-04', '9 tools', files(...bottom, ...middle), 18],
  ['contract-04', '10 tools', files(...bottom, ...middle, 'top-2'), 18],
  ['contract-05', '4 marketing steps', { marketing: 4 }, 8],
  ['contract-05', '8 marketing steps', { marketing: 8 }, 16],
  ['contract-05', '9 marketing steps', { marketing: 9 }, 16],
  ['contract-06', '2 sixes and two fives', { dice: 'green-6 brown-6 brown-5', trees: { green: 5 } }, 8],
  ['contract-06', '5 sixes', { dice: 'green-6 green-6 yellow-6 brown-6 brown-6' }, 16],
  ['contract-07', 'a hazelnut income of 1', { nutIncome: 1 }, 0],
  ['contract-07', 'a hazelnut income of 7', { nutIncome: 7 }, 9],
  ['contract-07', 'a hazelnut income of 14', { nutIncome: 14 }, 18],
  ['contract-08', 'orders worth 2', { reputation: 4 }, 4],
  ['contract-08', 'orders worth 6', { reputation: 13 }, 12],
]

describe('at the end', () => {
  test.each(contracts)('%s brings for %s', (contract, _what, before, points) => {
    const bench = turn({ ...before, cards: { ...before.cards, claimed: [contract] } })
    bench.state.claims[contract] = [0]
    expect(bench.problems).toEqual([])
    const lines = sheetOf(bench.position.table, 0).filter(({ id }) => id === 'contract')
    expect(lines).toEqual([{ id: 'contract', item: contract, points }])
  })
})

/** Three hazelnut orders that ask for a green 1. */
const nuts = ['hazelnut-01', 'hazelnut-02', 'hazelnut-03']
const content = contentWith({
  hazelnutOrders: Object.fromEntries(
    nuts.map((nut) => [nut, { dice: [{ colour: 'green', value: 1 }], materials: {}, berries: 0, points: 1 }]),
  ),
})

describe('in one round only', () => {
  test.each(cards('contract', 8))(
    '%s is claimed by two players, and by the third in the next round no more',
    (contract) => {
      const other = contract === 'contract-01' ? 'contract-02' : 'contract-01'
      const bench = new Workbench(
        (state) => {
          deal(state, 'contracts', contract, other)
          state.players.forEach((player, seat) => {
            deal(state, `rep1/${seat}`, nuts[seat] as string)
            pile(state, player, 'green-1')
          })
        },
        { content, seats: 3 },
      )
      bench.choose({ complete: 'hazelnut-01' }, contract, { move: 'buyLumber' }, 'berries', 'end')
      bench.choose({ complete: 'hazelnut-02' }, contract, { move: 'exchangeDice' }, 'berries', 'end')
      bench.choose({ move: 'buyMaterials' }, 'berries', 'end')
      expect(bench.state.claims).toEqual({ [contract]: [0, 1] })
      expect(bench.state.round).toBe(2)
      bench.choose({ move: 'chooseOrders' }, 'berries', 'end', { move: 'chooseHelper' }, 'berries', 'end')
      bench.choose({ complete: 'hazelnut-03' })
      expect(refusal(bench, contract)).toEqual(because('contractGone'))
      expect(bench.choose('alternative').player(2).score).toBe(1)
    },
  )
})
