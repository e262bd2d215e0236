import { type Effect, LARGEST_NUMBER, LONGEST_LIST } from '@nora/effects'
import { EndlessFault } from '@nora/kernel'
import { expect, test } from 'vitest'
import { bench, holding, trial } from './bench.ts'

const point: Effect = { do: 'gain', what: 'points', n: 1 }
const place = { file: 'card', record: '', field: '' }
const nested = (n: number, depth: number): Effect =>
  depth === 0 ? point : { do: 'repeat', n, effect: nested(n, depth - 1) }

test('an effect that repeats beyond all bounds is no effect', () => {
  const effect = { do: 'repeat', n: Number.MAX_SAFE_INTEGER, effect: point }
  expect(() => bench.validate(effect, place)).toThrow(`n, fieldTooBig, ${LARGEST_NUMBER}`)
})

test('an effect that repeats as often as it may is done', () => {
  expect(holding(trial(nested(LARGEST_NUMBER, 1))).points).toBe(LARGEST_NUMBER)
})

test('repeats inside repeats, each within its bound, are given up and not waited for', () => {
  const effect = nested(20, 10)
  bench.validate(effect, place)
  expect(() => trial(effect)).toThrow(EndlessFault)
})

test('a condition counts as much as what is done: what takes long to look at is not looked at over and over', () => {
  const held = { is: 'atLeast', of: { count: 'held', what: 'wood' }, n: LARGEST_NUMBER }
  const conditions = Array.from({ length: LONGEST_LIST }, () => held)
  const looked = (times: number): Effect => {
    const effect: Effect = { do: 'if', when: { is: 'any', conditions }, effect: point, else: point }
    return { do: 'repeat', n: times, effect: { do: 'repeat', n: 80, effect } }
  }
  // 8,000 points one by one are within what a choice may do; looking 8,000 times at thirty conditions is not.
  expect(holding(trial({ do: 'repeat', n: 80, effect: nested(LARGEST_NUMBER, 1) })).points).toBe(8_000)
  expect(holding(trial(looked(1))).points).toBe(80)
  expect(() => trial(looked(LARGEST_NUMBER))).toThrow(EndlessFault)
})

test('an effect that counts what it adds to does not grow beyond all bounds', () => {
  const doubled: Effect = { do: 'gain', what: 'points', n: { count: 'held', what: 'points', times: LARGEST_NUMBER } }
  const effect: Effect = { do: 'seq', effects: [point, { do: 'repeat', n: 50, effect: doubled }] }
  expect(holding(trial(effect)).points).toBeLessThan(50_000)
})

test('a choice has no more options than a person can look at', () => {
  const options = (n: number) =>
    Object.fromEntries(Array.from({ length: n }, (_, index) => [`option${index}`, point] as const))
  bench.validate({ do: 'choose', options: options(LONGEST_LIST) }, place)
  expect(() => bench.validate({ do: 'choose', options: options(LONGEST_LIST + 1) }, place)).toThrow('fieldValue')
})
