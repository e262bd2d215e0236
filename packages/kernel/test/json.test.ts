import { canonical, copy, equal, hash, type Json } from '@nora/kernel'
import { assert, jsonValue, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copySharing } from '../src/json.ts'

const anyJson = (check: (value: Json) => void) =>
  assert(
    property(jsonValue({ maxDepth: 4 }), (value) => {
      check(value as Json)
    }),
    { seed: 2, numRuns: 200 },
  )

describe('two JSON values are equal', () => {
  test('if they read the same, in whatever order their fields were written', () => {
    expect(equal({ a: 1, b: [true, null] }, { b: [true, null], a: 1 })).toBe(true)
    expect(equal([1, 2], [2, 1])).toBe(false)
    expect(equal([], {})).toBe(false)
  })

  test('also if one has a field that is not defined', () => {
    expect(equal({ a: 1 }, { a: 1, b: undefined })).toBe(true)
    expect(equal({ a: 1 }, { a: 1, b: null })).toBe(false)
  })

  test('but not if one has a field that every object inherits', () => {
    expect(equal({}, JSON.parse('{"__proto__": {}}'))).toBe(false)
    expect(equal({}, { constructor: Object })).toBe(false)
  })
})

describe('the canonical text', () => {
  test('is the same for equal values and reads as the same value', () => {
    expect(canonical({ b: 1, a: [{ d: 2, c: 'x' }] })).toBe('{"a":[{"c":"x","d":2}],"b":1}')
    anyJson((value) => expect(equal(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value)))).toBe(true))
  })
})

describe('a copy', () => {
  test('is equal to the original', () => {
    anyJson((value) => expect(equal(copy(value), value)).toBe(true))
  })

  test('shares nothing with it that could be changed', () => {
    const original = { players: [{ coins: 1 }], grid: [0, { tile: 'a' }, [1, [2]]], none: null }
    const twin = copy(original)
    ;(twin.players[0] as { coins: number }).coins = 9
    ;(twin.grid[1] as { tile: string }).tile = 'z'
    ;((twin.grid[2] as unknown[])[1] as number[]).push(3)
    expect(original).toEqual({ players: [{ coins: 1 }], grid: [0, { tile: 'a' }, [1, [2]]], none: null })
  })
})

describe('a copy that shares', () => {
  const pairs = (check: (value: Json, earlier: Json) => void) =>
    assert(
      property(jsonValue({ maxDepth: 3 }), jsonValue({ maxDepth: 3 }), (value, earlier) => {
        check(value as Json, earlier as Json)
      }),
      { seed: 3, numRuns: 300 },
    )

  test('is equal to the original, whatever it shares with', () => {
    pairs((value, earlier) => {
      const before = JSON.stringify(earlier)
      expect(equal(copySharing(value, earlier), value)).toBe(true)
      expect(JSON.stringify(earlier)).toBe(before)
    })
    // What differs in one place is where sharing could go wrong.
    const parts = { a: [1, { b: 2 }], c: { d: [], e: null }, f: 'g' }
    for (const other of [
      { ...parts, a: [1] },
      { ...parts, h: 1 },
      { a: parts.a, f: 'g' },
      { ...parts, c: { d: [] } },
    ]) {
      expect(copySharing<object>(other, parts)).toEqual(other)
      expect(copySharing<object>(parts, other)).toEqual(parts)
    }
  })

  test('is the earlier one if nothing differs, and otherwise has its parts', () => {
    const earlier = { zones: { deck: ['a', 'b'], hand: ['c'] }, players: [{ coins: 1 }, { coins: 2 }] }
    expect(copySharing(structuredClone(earlier), earlier)).toBe(earlier)
    const value = structuredClone(earlier)
    value.zones.hand.push('d')
    const twin = copySharing(value, earlier)
    expect(twin).toEqual(value)
    expect(twin.zones.deck).toBe(earlier.zones.deck)
    expect(twin.players).toBe(earlier.players)
    expect(twin.zones.hand).not.toBe(value.zones.hand)
  })
})

describe('the hash', () => {
  test('never changes: stored games depend on it', () => {
    expect(hash({ a: [1, 'two', null, true, 2.5], b: {} })).toBe(
      hash(JSON.parse('{"b":{},"a":[1,"two",null,true,2.5]}')),
    )
    expect(hash({ a: [1, 'two', null, true, 2.5], b: {} })).toBe('a74ece7c4e01b0b4')
  })

  test('differs for values that differ', () => {
    const values: Json[] = [
      0,
      1,
      -1,
      '',
      '0',
      '1',
      null,
      true,
      false,
      [],
      {},
      [0],
      [[]],
      { a: 0 },
      { b: 0 },
      [1, 2],
      [2, 1],
      0.5,
    ]
    expect(new Set(values.map((value) => hash(value as object))).size).toBe(values.length)
  })

  test('takes an absent field and one that is not defined for the same', () => {
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }))
  })

  test('is not for what is not JSON', () => {
    expect(() => hash({ act: () => 1 })).toThrow(TypeError)
  })
})
