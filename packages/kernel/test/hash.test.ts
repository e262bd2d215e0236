import { hash, type Item, type State } from '@nora/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Told } from '../src/events/event.ts'
import { ChangingHash } from '../src/hash.ts'

const stateOf = (fish: number, zones: Record<string, Item[]>): State =>
  ({ zones, next: { step: 'turn', args: [fish] }, players: [{ fish }], nothing: undefined }) as unknown as State

const moved = (from: string, to: string): Told => ({ event: { type: 'move', items: [], from, to }, readers: [] })

const places = new Map(['deck', 'hand', 'discards'].map((name, place) => [name, place]))
const zone = fc.constantFrom('deck', 'hand', 'discards')
const moves = fc.array(fc.tuple(zone, zone, fc.nat(9)), { maxLength: 12 })

test('the hash of a changing state is that of the state as it is', () => {
  fc.assert(
    fc.property(moves, (course) => {
      const zones: Record<string, Item[]> = { deck: ['cat-1', 'cat-2', 'fish-1'], hand: ['fish-2'], discards: [] }
      const changing = new ChangingHash(places)
      return course.every(([from, to, fish], at) => {
        const item = zones[from]?.pop()
        if (item !== undefined) zones[to]?.unshift(item)
        const state = stateOf(fish, zones)
        return changing.of(state, at, item === undefined ? [] : [moved(from, to)]) === hash(state)
      })
    }),
  )
})

test('a zone from which something was moved has changed, and one to which it was, and no other', () => {
  const changing = new ChangingHash(places)
  const zones = { deck: ['cat-1', 'cat-2'], hand: ['fish-1'], discards: [] as Item[] }
  changing.of(stateOf(1, zones), 1, [])
  zones.discards.push(zones.deck.pop() as Item)
  expect(changing.of(stateOf(1, zones), 2, [moved('deck', 'discards')])).toBe(hash(stateOf(1, zones)))
  expect(changing.changedAfter(1)).toEqual(['deck', 'discards'])
  expect(changing.changedAfter(2)).toEqual([])
})
