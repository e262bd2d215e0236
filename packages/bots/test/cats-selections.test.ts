import { describe, expect, it } from 'vitest'
import { selections, selectionsOf } from '../src/cats/choice.ts'

const cards = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('what is weighed of the cards on offer', () => {
  it('is every selection of a few', () => {
    expect(selections(['a', 'b'])).toEqual([[], ['a'], ['b'], ['a', 'b']])
    expect(selectionsOf(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
  })

  it('is no more than every selection of twelve, however many a pack deals', () => {
    expect(selections(cards(40))).toHaveLength(4_096)
    expect(selectionsOf(cards(40), 2)).toHaveLength(66)
  })

  it('has as many cards as are asked for, also where these are more than can be weighed', () => {
    expect(selectionsOf(cards(40), 15)).toEqual([cards(15)])
    expect(selectionsOf(cards(15), 15)).toEqual([cards(15)])
  })
})
