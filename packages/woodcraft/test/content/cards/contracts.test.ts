import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { sheet } from '../../../src/final-scoring.ts'
import { deal, type Prepare, pile, Workbench } from '../../workbench.ts'

const { tables } = houseContent
const { contracts } = tables
const ids = (records: readonly { readonly id: string; readonly deck: string }[], deck: string, n: number) =>
  records
    .filter((record) => record.deck === deck)
    .slice(0, n)
    .map(({ id }) => id)

/** What a contract brings to a player in this position. */
function points(contract: string, prepare: Prepare): number | undefined {
  const bench = new Workbench((state, player) => {
    state.claims[contract] = [0]
    pile(state, player)
    prepare(state, player)
  })
  return sheet(bench.position.table, 0).find(({ id }) => id === 'contract')?.points
}

const completing =
  (deck: string, n: number): Prepare =>
  (state) =>
    deal(state, 'completed/0', ...ids(tables.orders, deck, n))
const employing =
  (n: number): Prepare =>
  (state) =>
    deal(state, 'workshop/0', ...ids(tables.helpers, 'late', n))
const building =
  (...built: string[]): Prepare =>
  (_state, player) => {
    player.built.push(...(built as never[]))
  }
const collecting =
  (n: number): Prepare =>
  (_state, player) => {
    player.attic.fill('mallet', 0, n)
  }
const advertising =
  (n: number): Prepare =>
  (_state, player) => {
    player.marketing = n
  }
const holding =
  (...dice: string[]): Prepare =>
  (state, player) =>
    pile(state, player, ...dice)
const earning =
  (n: number): Prepare =>
  (_state, player) => {
    player.nutIncome = n
  }
const known =
  (value: number): Prepare =>
  (_state, player) => {
    player.reputation = tables.reputation.findIndex((space) => space.value === value)
  }

describe('each contract', () => {
  const cases: readonly (readonly [string, string, Prepare, number])[] = [
    ['contract-01', 'no early order', completing('early', 3), 0],
    ['contract-01', '3 late orders', completing('late', 3), 9],
    ['contract-01', '7 late orders', completing('late', 7), 18],
    ['contract-02', '5 helpers', employing(5), 10],
    ['contract-02', '10 helpers', employing(10), 18],
    ['contract-03', 'both pots and gluing', building('pot-yellow', 'pot-brown', 'glue'), 9],
    ['contract-04', '4 tools', collecting(4), 8],
    ['contract-04', '11 tools', collecting(11), 18],
    ['contract-05', '4 steps of marketing', advertising(4), 12],
    ['contract-05', '9 steps of marketing', advertising(9), 18],
    ['contract-06', '2 sixes and a five', holding('green-6', 'brown-6', 'brown-5'), 8],
    ['contract-06', '5 sixes', holding('green-6', 'brown-6', 'brown-6', 'yellow-6', 'green-6'), 16],
    ['contract-07', 'hazelnut income of 7', earning(7), 9],
    ['contract-07', 'hazelnut income of 14', earning(14), 18],
    ['contract-08', '4 points for an order', known(4), 8],
    ['contract-08', '6 points for an order', known(6), 12],
  ]

  test.each(cases)('%s counts %s', (contract, _what, prepare, expected) => {
    expect(points(contract, prepare)).toBe(expected)
  })

  test('is among them', () => {
    expect(new Set(cases.map(([contract]) => contract)).size).toBe(contracts.length)
  })
})
