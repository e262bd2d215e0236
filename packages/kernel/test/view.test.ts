import { type Flow, imagine, isHidden, type Options, seededFate, Variant, viewOf, WATCHER } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { toy } from './toy.ts'

// A flow that asks nothing.
function* nothing(): Flow {}

const zones = {
  board: { readers: 'all' },
  hand: { readers: [0] },
  partners: { readers: [0, 1] },
  deck: { readers: 'none' },
  stack: { readers: 'none', ordered: true },
} as const
const items = {
  board: ['red-1'],
  hand: ['red-2', 'blue-1'],
  partners: ['blue-2'],
  deck: ['blue-3', 'red-3', 'red-4'],
  stack: ['red-5', 'blue-4', 'red-6'],
}
const options: Options = { mode: 'classic', seats: 3, level: null, options: {} }
const variant = new Variant(toy(nothing, { zones, items }), options)
const state = variant.opening()
const seen = (seat: number) => viewOf(variant, state, seat).zones

describe('a view', () => {
  test('shows a seat the items of the zones it may read', () => {
    expect(seen(0).hand).toEqual(['blue-1', 'red-2'])
    expect(seen(1).partners).toEqual(['blue-2'])
    expect(seen(2).board).toEqual(['red-1'])
  })

  test('shows only how many of each back lie in a zone without order', () => {
    expect(seen(1).hand).toEqual(['?blue', '?red'])
    expect(seen(0).deck).toEqual(['?blue', '?red', '?red'])
  })

  test('shows the backs by place where the order is part of the game', () => {
    expect(seen(0).stack).toEqual(['?red', '?blue', '?red'])
  })

  test('gives the watcher what everybody sees, and no more', () => {
    expect(seen(WATCHER)).toEqual({ ...seen(2), board: ['red-1'] })
    expect(seen(WATCHER).partners).toEqual(['?blue'])
  })

  test('is of the form of the state and shares nothing with it', () => {
    const view = viewOf(variant, state, 0)
    view.notes.push('changed')
    ;(view.zones.board as string[]).push('blue-9')
    expect(state.notes).toEqual([])
    expect(state.zones.board).toEqual(['red-1'])
  })
})

describe('what a seat imagines', () => {
  const dream = (seed: number) => imagine(variant, seen(0), seededFate(seed))

  test('is all it sees, with every hidden place filled', () => {
    expect(dream(1).hand).toEqual(['blue-1', 'red-2'])
    expect(Object.values(dream(1)).flat().some(isHidden)).toBe(false)
  })

  test('puts each item in one place only, back by back', () => {
    const all = Object.values(dream(2)).flat()
    expect([...all].sort()).toEqual([...variant.items].sort())
    expect(dream(2).stack?.map((item) => item.split('-')[0])).toEqual(['red', 'blue', 'red'])
  })

  test('differs from time to time, and can be anything that is possible', () => {
    const first = new Set(Array.from({ length: 100 }, (_, seed) => dream(seed).stack?.[1]))
    expect(first).toEqual(new Set(['blue-3', 'blue-4']))
  })

  test('is only what can be: a zone that does not hold everything gets what it may hold', () => {
    const choosy = new Variant(
      toy(nothing, {
        zones: { ...zones, stack: { ...zones.stack, holds: (item) => !item.endsWith('3') } },
        items,
      }),
      options,
    )
    for (let seed = 0; seed < 50; seed++) {
      const { stack = [], deck = [] } = imagine(choosy, seen(0), seededFate(seed))
      expect(stack[1]).toBe('blue-4')
      expect(stack).not.toContain('red-3')
      expect([...stack, ...deck].sort()).toEqual(['blue-3', 'blue-4', 'red-3', 'red-4', 'red-5', 'red-6'])
    }
  })
})
