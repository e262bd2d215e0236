import { describe, expect, test } from 'vitest'
import { deal, give } from '../workbench.ts'
import { doing } from './doing.ts'

describe('choose orders', () => {
  const shown = ['early-order-02', 'early-order-03', 'early-order-04', 'early-order-05']
  const lay = (state: { zones: Record<string, string[]> }) => deal(state, 'orders', ...shown)

  test('the first order is free and goes at once to the row of its symbol', () => {
    const bench = doing('chooseOrders', lay).choose('early-order-03')
    expect(bench.zone('rep2/0')).toEqual(['early-order-03'])
    expect(bench.player().berries).toBe(12)
  })

  test('the others slide towards the X and a new card comes before a second is chosen', () => {
    const bench = doing('chooseOrders', lay).choose('early-order-03')
    expect(bench.zone('orders').slice(0, 3)).toEqual(['early-order-02', 'early-order-04', 'early-order-05'])
    const [, , , fresh] = bench.zone('orders')
    bench.choose(fresh as string)
    expect(bench.player().berries).toBe(9)
    expect(bench.zone('orders')).toHaveLength(4)
  })

  test('with 2 blueberries a second order is not possible', () => {
    const bench = doing('chooseOrders', (state, player) => {
      lay(state)
      give(state, player, { berries: 2 })
    })
    bench.choose('early-order-02')
    expect(bench.asked).toBe('turn')
  })

  test('a card that is not on show is refused', () => {
    expect(doing('chooseOrders', lay).whyNot('early-order-09')).toBe('notOnShow')
  })

  test('an empty deck is made anew from its discards and the cards put aside at the start', () => {
    const bench = doing('chooseOrders', (state) => {
      lay(state)
      const rest = state.zones.earlyOrders as string[]
      deal(state, 'gone', ...rest.slice(2))
      const [one, other] = [...rest] as [string, string]
      deal(state, 'orderDiscards', one)
      deal(state, 'aside/1', other)
    })
    bench.choose('early-order-02', 'early-order-03')
    expect(bench.zone('orders')).toHaveLength(4)
    expect(bench.zone('orderDiscards')).toEqual([])
    expect(bench.zone('aside/1')).toEqual([])
  })
})
