import { describe, expect, test } from 'vitest'
import { diceOf, give } from '../workbench.ts'
import { sawn, withPile } from './with-pile.ts'

describe('sawing', () => {
  const sawing = (die: string, blades: number) =>
    withPile([die], (state, player) => give(state, player, { blades })).choose({ use: 'saw' })

  test('a 5 falls into 1 and 4 or 2 and 3', () => {
    expect(sawing('green-5', 0).choices).toEqual(['{"die":"green-5","into":[1,4]}', '{"die":"green-5","into":[2,3]}'])
  })

  test('with a blade also into 1, 1, 3 or 1, 2, 2', () => {
    const bench = sawing('green-5', 1)
    expect(bench.choices).toHaveLength(4)
    expect(bench.offers(sawn('green-5', 1, 1, 3))).toBe(true)
    expect(bench.offers(sawn('green-5', 1, 2, 2))).toBe(true)
    expect(bench.whyNot(sawn('green-5', 1, 1, 1, 2))).toBe('needsBlades')
  })

  test('3 blades make five ones, and there is no use for a fourth', () => {
    expect(sawing('green-5', 4).choices).toEqual(sawing('green-5', 3).choices)
    expect(sawing('green-5', 4).whyNot(sawn('green-5', 1, 1, 1, 1, 1, 1))).toBe('wrongSum')
    const bench = sawing('green-5', 4).choose(sawn('green-5', 1, 1, 1, 1, 1))
    expect(diceOf(bench.player())).toEqual(new Array(5).fill('green-1'))
    expect(bench.player().blades).toBe(1)
    expect(bench.problems).toEqual([])
  })

  test('a 1 cannot be sawn', () => {
    expect(withPile(['green-1', 'brown-1']).whyNot({ use: 'saw' })).toBe('nothingToSaw')
    expect(withPile(['green-1', 'brown-3', 'brown-4']).choose({ use: 'saw' }).whyNot(sawn('green-1', 1))).toBe(
      'cannotSawOne',
    )
  })

  test('a 6 with a blade can become 2, 2, 2', () => {
    expect(sawing('yellow-6', 1).offers(sawn('yellow-6', 2, 2, 2))).toBe(true)
  })

  test('the sum must stay the same', () => {
    expect(sawing('yellow-6', 1).whyNot(sawn('yellow-6', 2, 3))).toBe('wrongSum')
  })

  test('a used tile lies face down until the next income phase', () => {
    const bench = withPile(['green-5', 'green-4']).choose({ use: 'saw' }, sawn('green-5', 1, 4))
    expect(bench.whyNot({ use: 'saw' })).toBe('tileUsed')
  })
})
