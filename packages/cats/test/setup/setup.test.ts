import { Match } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { catsGame } from '../../src/index.ts'

const opened = (seats: number, seed = 1) => Match.open(catsGame, { mode: 'classic', seats }, { seed }).table.state

describe('variant up', () => {
  test.each([
    [2, 20],
    [3, 32],
    [4, 44],
  ])('%i players have %i common treasures: 5, 8 or 11 of each shape', (seats, treasures) => {
    expect(opened(seats).zones.common).toHaveLength(treasures)
  })

  test('everybody has another ship, one permanent basket and the first 20 fish', () => {
    const { players, basketSupply } = opened(4)
    expect(new Set(players.map(({ boat }) => boat.plan))).toEqual(new Set(['boat-1', 'boat-2', 'boat-3', 'boat-4']))
    expect(players.map(({ baskets, fish }) => [baskets, fish])).toEqual([
      [1, 20],
      [1, 20],
      [1, 20],
      [1, 20],
    ])
    expect(basketSupply).toBe(6)
  })

  test('chance says who begins; the others follow clockwise', () => {
    const orders = Array.from({ length: 12 }, (_, seed) => opened(3, seed).order.join(' '))
    expect(new Set(orders)).toEqual(new Set(['0 1 2', '1 2 0', '2 0 1']))
  })

  test('all six oshaxes lie on the table', () => {
    expect(opened(2).zones.oshaxes).toHaveLength(6)
  })
})
