import { hash, type Item, type State } from '@nora/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChangingHash } from '../src/hash.ts'

const zone = fc.array(fc.constantFrom('cat-1', 'cat-2', 'fish-1', 'fish-2', 'fish-3'), { maxLength: 5 })
const states = fc.array(fc.record({ deck: zone, hand: zone, empty: fc.constant([]), fish: fc.nat(9) }), {
  minLength: 1,
  maxLength: 6,
})

const stateOf = ({ fish, ...zones }: { readonly fish: number } & Record<string, readonly Item[] | number>): State =>
  ({ zones, next: { step: 'turn', args: [fish] }, players: [{ fish }], nothing: undefined }) as unknown as State

test('the hash of a changing state is that of the state as it is', () => {
  fc.assert(
    fc.property(states, (course) => {
      const changing = new ChangingHash()
      return course.every((parts, at) => changing.of(stateOf(parts), at) === hash(stateOf(parts)))
    }),
  )
})

test('a zone that is changed in place is seen to have changed, and no other', () => {
  const changing = new ChangingHash()
  const deck = ['cat-1', 'cat-2']
  const state = stateOf({ fish: 1, deck, hand: ['fish-1'] })
  changing.of(state, 1)
  deck.reverse()
  expect(changing.of(state, 2)).toBe(hash(state))
  expect(changing.changedAfter(1)).toEqual(['deck'])
  expect(changing.changedAfter(2)).toEqual([])
})
