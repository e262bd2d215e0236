import { each, joined, listed, mapped, seededFate } from '@nora/kernel'
import { array, assert, jsonValue, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

const letters = listed(['a', 'b', 'c'])
const numbers = listed([1, 2])
const wrapped = mapped(
  letters,
  (letter) => ({ letter }),
  (choice) => (typeof choice === 'object' && choice !== null && 'letter' in choice ? choice.letter : undefined),
)

describe('a list of choices', () => {
  test('counts, lists and tests what it was given', () => {
    expect(letters.count()).toBe(3)
    expect([...each(letters)]).toEqual(['a', 'b', 'c'])
    expect(letters.includes('b')).toBe(true)
    expect(letters.includes('d')).toBe(false)
  })

  test('knows a choice by its value, not by its identity', () => {
    const places = listed([{ x: 1, y: [2, 3] }])
    expect(places.includes({ y: [2, 3], x: 1 })).toBe(true)
    expect(places.includes({ x: 1, y: [2] })).toBe(false)
  })

  test('includes exactly what it lists, whatever it is asked about', () => {
    assert(
      property(array(jsonValue({ maxDepth: 2 }), { maxLength: 6 }), jsonValue({ maxDepth: 2 }), (choices, other) => {
        const space = listed(choices as string[])
        const texts = choices.map((choice) => JSON.stringify(choice))
        for (const choice of choices) expect(space.includes(choice as string)).toBe(true)
        if (!choices.some((choice) => JSON.stringify(choice) === JSON.stringify(other)))
          expect(texts.includes(JSON.stringify(other))).toBe(space.includes(other as string))
      }),
      { seed: 1, numRuns: 100 },
    )
  })

  test('gives nothing by chance if it is empty', () => {
    expect(listed([]).sample(seededFate(1))).toBeUndefined()
  })
})

describe('joined spaces', () => {
  const both = joined<string | number>(letters, listed<string>([]), numbers)

  test('list one part after the other', () => {
    expect([...each(both)]).toEqual(['a', 'b', 'c', 1, 2])
    expect(both.includes(2)).toBe(true)
    expect(both.includes('2')).toBe(false)
  })

  test('stop counting at a limit', () => {
    let asked = 0
    const counted = { ...numbers, count: () => ++asked, at: () => 1, sample: () => 1, includes: () => false }
    expect(joined<string | number>(letters, counted).count(2)).toBeGreaterThanOrEqual(2)
    expect(asked).toBe(0)
  })

  test('reach every choice by chance, past an empty part', () => {
    const fate = seededFate(4)
    const sampled = new Set(Array.from({ length: 200 }, () => both.sample(fate)))
    expect(sampled).toEqual(new Set(['a', 'b', 'c', 1, 2]))
    expect(joined(listed([]), listed([])).sample(fate)).toBeUndefined()
  })
})

describe('a mapped space', () => {
  test('writes the same choices otherwise', () => {
    expect(wrapped.count()).toBe(3)
    expect([...each(wrapped)]).toEqual([{ letter: 'a' }, { letter: 'b' }, { letter: 'c' }])
    expect(wrapped.includes({ letter: 'c' })).toBe(true)
    expect(wrapped.sample(seededFate(1))).toHaveProperty('letter')
  })

  test('does not include what is not of the written form', () => {
    for (const strange of ['a', null, 7, [], {}, { letter: 'd' }, { letter: ['a'] }])
      expect(wrapped.includes(strange)).toBe(false)
  })
})
