import { each, seededFate } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { Affordable } from '../../src/spaces/affordable.ts'
import { Selection } from '../../src/spaces/selection.ts'
import { Sifted } from '../../src/spaces/sifted.ts'

const cards = ['001', '007', '015', '043']
const costs: Record<string, number> = { '001': 5, '007': 1, '015': 0, '043': 2 }
const costOf = (card: string) => costs[card] as number

/** Everything that 2,000 samples gave, in order. */
function sampled(space: { sample(fate: { below(n: number): number }): unknown }): string[] {
  const fate = seededFate(1)
  return [...new Set(Array.from({ length: 2000 }, () => JSON.stringify(space.sample(fate))))].sort()
}

describe('a selection of cards', () => {
  test('of any number: each subset once, in ascending order', () => {
    const space = new Selection(cards)
    const all = [...each(space)]
    expect([space.count(), all.length, new Set(all.map(String)).size]).toEqual([16, 16, 16])
    expect(all.every((subset) => [...subset].sort().join() === subset.join() && space.includes(subset))).toBe(true)
  })

  test('of an exact number', () => {
    expect([...each(new Selection(cards, 2))]).toEqual([
      ['015', '043'],
      ['007', '043'],
      ['007', '015'],
      ['001', '043'],
      ['001', '015'],
      ['001', '007'],
    ])
  })

  test('within a budget', () => {
    const space = new Affordable(cards, costOf, 2)
    expect([...each(space)]).toEqual([[], ['043'], ['015'], ['015', '043'], ['007'], ['007', '015']])
    expect([space.count(), space.count(2)]).toEqual([6, 2])
    expect(space.includes(['007', '043'])).toBe(false)
  })

  test.each([
    ['any', new Selection(cards)],
    ['exactly 3', new Selection(cards, 3)],
    ['within 6', new Affordable(cards, costOf, 6)],
  ])('sampled by chance gives every choice and no other: %s', (_what, space) => {
    expect(sampled(space)).toEqual([...each(space)].map((choice) => JSON.stringify(choice)).sort())
  })

  test('refuses whatever is not written as it offers it', () => {
    const space = new Selection(cards, 2)
    for (const wrong of [['007', '001'], ['001', '001'], ['001'], ['001', '999'], ['001', 7], 'pass', null, {}]) {
      expect(space.includes(wrong)).toBe(false)
    }
  })
})

describe('sifted candidates', () => {
  const even = new Sifted([1, 2, 3, 4, 6], (number) => number % 2 === 0)

  test('count, list, sample and know only those that pass', () => {
    expect([even.count(), even.count(2), [...each(even)]]).toEqual([3, 2, [2, 4, 6]])
    expect(sampled(even)).toEqual(['2', '4', '6'])
    expect([even.includes(4), even.includes(3), even.includes('4')]).toEqual([true, false, false])
  })

  test('give nothing when none passes', () => {
    expect(new Sifted([1, 3], (number) => number > 3).sample(seededFate(1))).toBeUndefined()
  })
})
