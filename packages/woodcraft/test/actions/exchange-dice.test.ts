import { describe, expect, test } from 'vitest'
import { salePrice, sixPrice } from '../../src/actions/prices.ts'
import { dieNamed } from '../../src/workshop/dice.ts'
import { diceOf, give, pile, Workbench } from '../workbench.ts'
import { doing } from './doing.ts'

describe('exchange dice', () => {
  test('a die is sold for twice its value and the surcharge of its colour', () => {
    const { table } = new Workbench().position
    const price = (name: string) => salePrice(table, 0, dieNamed(name) as number, 0)
    expect(['brown-3', 'green-1', 'yellow-2', 'brown-6', 'green-6'].map(price)).toEqual([8, 2, 5, 14, 12])
  })

  test('brown 3 sold and yellow 6 bought leaves 1 blueberry more', () => {
    const bench = doing('exchangeDice', (state, player) => {
      pile(state, player, 'brown-3', 'green-1')
      give(state, player, { berries: 0 })
    })
    bench.choose('brown-3')
    expect(bench.whyNot('brown-6')).toBe('sameColour')
    expect(['yellow-5', 'green-5', 'brown-5'].map((die) => bench.whyNot(die))).toEqual(new Array(3).fill('onlySixes'))
    bench.choose('yellow-6')
    expect(bench.player().berries).toBe(1)
    expect(diceOf(bench.player())).toEqual(['green-1', 'yellow-6'])
    expect(bench.problems).toEqual([])
  })

  test('either half may be left out, but not both', () => {
    const bench = doing('exchangeDice')
    bench.choose('none')
    expect(bench.whyNot('none')).toBe('mustBuy')
    expect(bench.choose('green-6').player().berries).toBe(6)
    expect(doing('exchangeDice').choose('brown-1', 'none').player().berries).toBe(16)
  })

  test('who can pay for no six must sell', () => {
    const bench = doing('exchangeDice', (state, player) => give(state, player, { berries: 5 }))
    expect(bench.whyNot('none')).toBe('needsBerries')
  })

  test('the bought six comes from the supply, not from the yard', () => {
    const bench = doing('exchangeDice').choose('none', 'green-6')
    expect(bench.state.yard).toEqual([1, 2, 3, 4, 5, 6])
    expect(sixPrice(bench.position.table, 0, dieNamed('yellow-6') as number, 0)).toBe(7)
  })
})
