import { each, filtered, seededFate } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { sampled } from './sampled.ts'

describe('filtered candidates', () => {
  const even = filtered([1, 2, 3, 4, 6], (number) => number % 2 === 0)

  test('count, list, sample and know only those that pass', () => {
    expect([even.count(), even.count(2), [...each(even)]]).toEqual([3, 2, [2, 4, 6]])
    expect(sampled(even)).toEqual(['2', '4', '6'])
    expect([even.includes(4), even.includes(3), even.includes('4')]).toEqual([true, false, false])
  })

  test('know a choice by its value, not by its identity', () => {
    const plays = filtered([{ play: 'a' }, { play: 'b' }], ({ play }) => play === 'b')
    expect([plays.includes({ play: 'b' }), plays.includes({ play: 'a' })]).toEqual([true, false])
  })

  test('give nothing when none passes', () => {
    expect(filtered([1, 3], (number) => number > 3).sample(seededFate(1))).toBeUndefined()
  })

  test('come before what is always there, whether any passes or not', () => {
    const cards = ['a', 'b', 'c']
    const some = filtered(cards, (card) => card !== 'b', ['skip'])
    expect([some.count(), [...each(some)]]).toEqual([3, ['a', 'c', 'skip']])
    expect(sampled(some)).toEqual(['"a"', '"c"', '"skip"'])
    expect([some.includes('skip'), some.includes('b'), some.includes('d')]).toEqual([true, false, false])
    const none = filtered(cards, () => false, ['skip'])
    expect([none.count(), none.at(0), sampled(none)]).toEqual([1, 'skip', ['"skip"']])
  })

  test('are tested only when they are looked at', () => {
    const tested: number[] = []
    const space = filtered([1, 2, 3, 4], (number) => tested.push(number) > 0)
    expect(tested).toEqual([])
    expect(space.count(2)).toBe(2)
    expect(tested).toEqual([1, 2])
  })
})
