import { Match } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'
import { expect, test } from 'vitest'
import { rows } from '../../src/content/names.ts'
import { handOf, rowOf, workshopOf } from '../../src/zones.ts'
import { contentWith, deal, Workbench } from '../workbench.ts'

const cards = (kind: string, first: number, n: number) =>
  Array.from({ length: n }, (_, index) => `${kind}-${String(first + index).padStart(2, '0')}`)

/** A game whose players have chosen their first cards, always the first of each. */
function begun(seats: number) {
  const match = Match.open(woodcraftGame, seats === 1 ? { mode: 'solo' } : { seats }, { seed: 3 })
  const first = new Set(['keepHelper', 'keepOrders', 'placeOrder'])
  for (;;) {
    const owed = match.pending.find(({ kind }) => first.has(kind))
    if (!owed) return match
    match.choose(owed.seat, match.space(owed.seat)?.at(0))
  }
}

test.each([
  [1, 3, 1],
  [2, 3, 1],
  [3, 4, 1],
  [4, 5, 2],
])('with %i players %i contracts are laid out and everybody has %i lanterns', (seats, contracts, lanterns) => {
  const match = Match.open(woodcraftGame, seats === 1 ? { mode: 'solo' } : { seats }, { seed: 3 })
  expect(match.table.zone('contracts')).toHaveLength(contracts)
  for (const player of match.table.state.players) {
    expect(player.lanterns).toBe(lanterns)
    expect(player.berries).toBe(12)
  }
})

test('four orders and four helpers are on show, and six dice lie in the yard', () => {
  const { table } = Match.open(woodcraftGame, { seats: 3 }, { seed: 5 })
  expect(table.zone('orders')).toHaveLength(4)
  expect(table.zone('helpers')).toHaveLength(4)
  expect(table.state.yard).toHaveLength(6)
  expect(table.state.yard.every((value) => value >= 1 && value <= 6)).toBe(true)
})

test('two of the three reward tiles lie on the paler spaces', () => {
  const { table } = Match.open(woodcraftGame, { seats: 2 }, { seed: 5 })
  expect(table.state.rewardTiles.map(({ space }) => space)).toEqual([4, 9])
  expect(new Set(table.zone('onTrack')).size).toBe(2)
})

test('everybody starts with brown 1, yellow 2 and green 3', () => {
  const { table } = Match.open(woodcraftGame, { seats: 2 }, { seed: 5 })
  const { lumber } = table.state.players[1] as { lumber: number[] }
  expect(lumber.flatMap((n, die) => new Array(n).fill(die))).toEqual([2, 7, 12])
})

test('three helpers, five orders and two hazelnut orders are dealt, and only their owner sees them', () => {
  const match = Match.open(woodcraftGame, { seats: 2 }, { seed: 5 })
  expect(match.table.zone('dealtHelpers/0')).toHaveLength(3)
  expect(match.table.zone('dealtOrders/0')).toHaveLength(5)
  expect(match.view(0).state.zones['hand/0']).toEqual(match.table.zone('hand/0'))
  expect(match.view(1).state.zones['hand/0']).toEqual(['?hazelnut', '?hazelnut'])
  expect(match.view(1).state.zones['dealtOrders/0']).toEqual(new Array(5).fill('?early-order'))
})

test('after the choice one helper is hired and paid, one order placed, and three orders are in hand', () => {
  const match = begun(2)
  const { table } = match
  for (const seat of [0, 1]) {
    expect(table.zone(handOf(seat))).toHaveLength(3)
    expect(rows.flatMap((_, row) => [...table.zone(rowOf(seat, row))])).toHaveLength(1)
    expect(table.zone(workshopOf(seat))).toHaveLength(1)
    expect(table.state.players[seat]?.slots[0]).toBe(table.zone(workshopOf(seat))[0])
  }
})

test('the helper kept is paid from the 12 blueberries, and the order placed goes to the row of its symbol', () => {
  const content = contentWith({
    helpers: { 'early-helper-04': { cost: 5 } },
    orders: { 'early-order-07': { row: 'rep1' } },
  })
  const bench = new Workbench(
    (state) => {
      for (const seat of [0, 1]) {
        const first = 5 * seat + 4
        deal(state, `dealtHelpers/${seat}`, ...cards('early-helper', first, 3))
        deal(state, `dealtOrders/${seat}`, ...cards('early-order', first, 5))
        deal(state, `hand/${seat}`, ...cards('hazelnut', 2 * seat + 1, 2))
      }
    },
    { content, step: 'firstCards' },
  )
  bench.choose('early-helper-04', ['early-order-06', 'early-order-07'], 'early-order-07')
  bench.choose('early-helper-09', ['early-order-09', 'early-order-10'], 'hazelnut-03')
  expect(bench.player(0).berries).toBe(12 - 5)
  expect(bench.player(1).berries).toBe(12 - 3)
  expect(bench.zone('hand/0')).toEqual(['early-order-06', 'hazelnut-01', 'hazelnut-02'])
  expect(bench.zone('rep1/0')).toEqual(['early-order-07'])
  expect(bench.player(0).slots[0]).toBe('early-helper-04')
  expect(bench.problems).toEqual([])
})

test('what was not kept is known to its owner alone', () => {
  const match = begun(2)
  expect(match.view(0).state.zones['aside/0']).toEqual(match.table.zone('aside/0'))
  expect(match.view(1).state.zones['aside/0']?.every((card) => card.startsWith('?'))).toBe(true)
})
