import { each, selection } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { sampled } from './sampled.ts'

const cards = ['001', '007', '015', '043']

describe('a selection of items', () => {
  test('of any number: each subset once, in ascending order', () => {
    const space = selection(cards)
    const all = [...each(space)]
    expect([space.count(), all.length, new Set(all.map(String)).size]).toEqual([16, 16, 16])
    expect(all.every((subset) => [...subset].sort().join() === subset.join() && space.includes(subset))).toBe(true)
  })

  test('of an exact number', () => {
    expect([...each(selection(cards, 2))]).toEqual([
      ['015', '043'],
      ['007', '043'],
      ['007', '015'],
      ['001', '043'],
      ['001', '015'],
      ['001', '007'],
    ])
  })

  test('of more than there are is all of them', () => {
    expect([...each(selection(cards, 9))]).toEqual([cards])
  })

  test.each([
    ['any', selection(cards)],
    ['exactly 3', selection(cards, 3)],
  ])('sampled by chance gives every choice and no other: %s', (_what, space) => {
    expect(sampled(space)).toEqual([...each(space)].map((choice) => JSON.stringify(choice)).sort())
  })

  test('refuses whatever is not written as it offers it', () => {
    const space = selection(cards, 2)
    for (const wrong of [['007', '001'], ['001', '001'], ['001'], ['001', '999'], ['001', 7], 'pass', null, {}]) {
      expect(space.includes(wrong)).toBe(false)
    }
  })
})
