import { describe, expect, test } from 'vitest'
import { diceOf, give } from '../workbench.ts'
import { withPile } from './with-pile.ts'

describe('gluing', () => {
  const gluing = (...dice: string[]) =>
    withPile(dice, (state, player) => {
      player.built.push('glue')
      give(state, player, { glue: 1 })
    })

  test('green 2 and brown 3 become green 5 or brown 5 and score 4', () => {
    const bench = gluing('green-2', 'brown-3').choose({ use: 'glue' })
    expect(bench.choices).toEqual([
      '{"dice":["green-2","brown-3"],"into":"brown-5"}',
      '{"dice":["green-2","brown-3"],"into":"green-5"}',
    ])
    bench.choose({ dice: ['green-2', 'brown-3'], into: 'brown-5' })
    expect(diceOf(bench.player())).toEqual(['brown-5'])
    expect([bench.player().score, bench.player().glue]).toEqual([4, 0])
    expect(bench.player().points.gluing).toBe(4)
  })

  test('green 2 and green 3 become green 5 and score nothing', () => {
    const bench = gluing('green-2', 'green-3').choose({ use: 'glue' })
    expect(diceOf(bench.player())).toEqual(['green-5'])
    expect(bench.player().score).toBe(0)
  })

  test('a 3 and a 4 are too large together', () => {
    expect(gluing('green-3', 'brown-4').whyNot({ use: 'glue' })).toBe('nothingToGlue')
    const bench = gluing('green-3', 'brown-4', 'green-1').choose({ use: 'glue' })
    expect(bench.whyNot({ dice: ['green-3', 'brown-4'], into: 'green-6' })).toBe('sumTooLarge')
  })

  test('without the gluing tile or without glue it is not possible', () => {
    expect(withPile(['green-1', 'green-2']).whyNot({ use: 'glue' })).toBe('notBuilt')
    const bench = withPile(['green-1', 'green-2'], (_state, player) => player.built.push('glue'))
    expect(bench.whyNot({ use: 'glue' })).toBe('needsMaterial')
  })
})
