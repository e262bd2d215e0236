import { describe, expect, test } from 'vitest'
import { type Scene, scene } from '../kit.ts'

const hands = [
  ['007', '008', '009', '010', '011', '012', '013'],
  ['014', '015', '016', '017', '018', '019', '020'],
  ['021', '022', '023', '024', '025', '026', '027'],
]

/** Three players have been dealt seven cards each. */
function dealt(day: number): Scene {
  const draft = scene({ seats: 3, next: { step: 'deal' }, phase: 'fishing', day })
  for (const hand of hands) draft.fate(hand)
  return draft
}

function everybodyKeepsFirstTwo(draft: Scene): void {
  for (const seat of [0, 1, 2]) {
    draft.choose(seat, draft.zone(`draft/${seat}`).slice(0, 2))
  }
}

describe('choosing cards', () => {
  test('everybody is asked at the same time and keeps two of seven', () => {
    const draft = dealt(1)
    expect(draft.waiting).toEqual([0, 1, 2])
    expect(draft.choices(0)).toHaveLength(21)
    expect(draft.position.pending[0]?.args).toEqual({ keep: 2, rest: 'passedOn' })
    expect(draft.whyNot(0, ['007'])).toEqual({ code: 'wrongNumber', params: { number: 2 } })
    expect(draft.whyNot(0, ['007', '014'])).toEqual({ code: 'notInHand', params: { item: '014' } })
  })

  test('on an odd day the rest goes clockwise, to the next seat', () => {
    const draft = dealt(1)
    everybodyKeepsFirstTwo(draft)
    expect(draft.zone('draft/1')).toEqual(['009', '010', '011', '012', '013'])
    expect(draft.zone('draft/0')).toEqual(['023', '024', '025', '026', '027'])
  })

  test('on an even day it goes the other way', () => {
    const draft = dealt(2)
    everybodyKeepsFirstTwo(draft)
    expect(draft.zone('draft/2')).toEqual(['009', '010', '011', '012', '013'])
    expect(draft.zone('draft/0')).toEqual(['016', '017', '018', '019', '020'])
  })

  test('hands of 7, 5, 3 and 1: everybody keeps 2 + 2 + 2 + 1 = 7 cards', () => {
    const draft = dealt(1)
    const sizes = [draft.zone('draft/0').length]
    for (const left of [5, 3]) {
      everybodyKeepsFirstTwo(draft)
      sizes.push(draft.zone('draft/0').length)
      expect(draft.zone('draft/0')).toHaveLength(left)
    }
    everybodyKeepsFirstTwo(draft)
    expect(sizes).toEqual([7, 5, 3])
    expect(draft.asked).toBe('buy')
    expect(draft.zone('offer/0')).toEqual(['007', '008', '013', '018', '019', '023', '024'])
    expect([0, 1, 2].map((seat) => draft.zone(`draft/${seat}`).length)).toEqual([0, 0, 0])
  })

  test('two players exchange hands at each pass', () => {
    const draft = scene({ seats: 2, next: { step: 'deal' }, phase: 'fishing' })
    draft.fate(hands[0] as string[]).fate(hands[1] as string[])
    draft.choose(1, ['014', '015']).choose(0, ['007', '008'])
    expect(draft.zone('draft/1')).toEqual(['009', '010', '011', '012', '013'])
    expect(draft.zone('draft/0')).toEqual(['016', '017', '018', '019', '020'])
  })

  test('cards of earlier days stay in hand and cannot be chosen', () => {
    const draft = scene({ seats: 2, next: { step: 'deal' }, phase: 'fishing', day: 2, hands: [['150'], []] })
    draft.fate(hands[0] as string[]).fate(hands[1] as string[])
    expect(draft.zone('hand/0')).toEqual(['150'])
    expect(draft.whyNot(0, ['007', '150'])).toEqual({ code: 'notInHand', params: { item: '150' } })
  })
})
