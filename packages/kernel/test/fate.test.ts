import { seededFate, shuffle } from '@nora/kernel'
import { describe, expect, test } from 'vitest'

describe('fate', () => {
  test('gives the same for the same seed', () => {
    const answers = (seed: number) =>
      Array.from(
        { length: 20 },
        (
          (fate) => () =>
            fate.below(1000)
        )(seededFate(seed)),
      )
    expect(answers(5)).toEqual(answers(5))
    expect(answers(5)).not.toEqual(answers(6))
  })

  test('gives every number, and none else', () => {
    const fate = seededFate(1)
    const rolled = new Set(Array.from({ length: 200 }, () => fate.below(6)))
    expect([...rolled].sort()).toEqual([0, 1, 2, 3, 4, 5])
  })

  test.each([0, 1, 2, 3])('is fair from seed to neighbouring seed, also in answer %i', (answer) => {
    const counts = new Array(24).fill(0)
    for (let seed = 0; seed < 4800; seed++) {
      const fate = seededFate(seed)
      for (let before = 0; before < answer; before++) fate.below(6)
      counts[fate.below(24)]++
    }
    // 200 each are expected; five standard deviations are 70.
    expect(Math.min(...counts)).toBeGreaterThan(130)
    expect(Math.max(...counts)).toBeLessThan(270)
  })

  test('does not walk in equal steps from seed to seed', () => {
    const first = Array.from({ length: 50 }, (_, seed) => seededFate(seed).below(1000))
    const steps = new Set(first.slice(1).map((number, index) => number - (first[index] as number)))
    expect(steps.size).toBeGreaterThan(40)
  })
})

test('a shuffled list holds the same things in every order', () => {
  const orders = new Set(Array.from({ length: 200 }, (_, seed) => shuffle(['a', 'b', 'c'], seededFate(seed)).join('')))
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})
