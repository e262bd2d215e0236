import { describe, expect, it } from 'vitest'
import { journeysOf } from '../../src/animation/journeys.ts'

const one = (place: string) => ({ place, n: 1 })

describe('pieces that are alike', () => {
  it('stay where as many are as before', () => {
    expect(journeysOf([one('farm'), one('lair')], [one('lair'), one('farm')])).toEqual([
      { from: 1, to: 0 },
      { from: 0, to: 1 },
    ])
  })

  it('go from where there are fewer to where there are more', () => {
    const before = [one('farm'), one('farm'), one('lair')]
    const after = [one('farm'), one('lair'), one('lair')]
    expect(journeysOf(before, after)).toEqual([
      { from: 0, to: 0 },
      { from: 2, to: 1 },
      { from: 1, to: 2 },
    ])
  })

  it('that are drawn as one go one by one', () => {
    const before = [{ place: 'yard', n: 3 }]
    const after = [
      { place: 'yard', n: 1 },
      { place: 'pile', n: 2 },
    ]
    expect(journeysOf(before, after)).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 1 },
      { from: 0, to: 1 },
    ])
  })

  it('come from nowhere where there were none, and are gone without a way', () => {
    expect(journeysOf([], [one('pile')])).toEqual([{ from: undefined, to: 0 }])
    expect(journeysOf([one('pile')], [])).toEqual([])
  })
})

it('a piece of its own goes wherever it is now', () => {
  expect(journeysOf([one('hand')], [one('table')])).toEqual([{ from: 0, to: 0 }])
})
