import { type Bounds, boundsAudit, type State, type Table } from '@nora/kernel'
import { expect, test } from 'vitest'

const bounds: Bounds = {
  'zones.*.length': [0, 3],
  'zones.hand.length': [0, 1],
  round: [1, 5],
  'players.length': [2, 2],
  'players.*.coins': [0, 9],
}
const fine = { zones: { deck: ['a', 'b'], hand: ['c'] }, next: null, round: 1, players: [{ coins: 0 }, { coins: 9 }] }
const audit = boundsAudit(() => bounds)
const variant = {}
const problemsOf = (state: object) => audit({ state, variant } as unknown as Table<State>)

test('a state within its bounds has no problems', () => {
  expect(problemsOf(fine)).toEqual([])
})

test('a number above or below its bound is named with its way and its bound', () => {
  expect(problemsOf({ ...fine, round: 6, players: [{ coins: -1 }, { coins: 9 }] })).toEqual([
    'round is 6, not 1 to 5',
    'players.0.coins is -1, not 0 to 9',
  ])
})

test('a list that is too long is named, by its own bound before that of all', () => {
  expect(problemsOf({ ...fine, zones: { deck: ['a', 'b', 'd'], hand: ['c', 'e'] } })).toEqual([
    'zones.hand.length is 2, not 0 to 1',
  ])
})

test('a number or a list without a bound is named, wherever it lies', () => {
  expect(problemsOf({ ...fine, late: { by: 2 }, marks: [[1]] })).toEqual([
    'late.by has no bound',
    'marks.length has no bound',
    'marks.0.length has no bound',
    'marks.0.0 has no bound',
  ])
})

test('half a coin and no number at all are out of every bound', () => {
  expect(problemsOf({ ...fine, players: [{ coins: 0.5 }, { coins: Number.NaN }] })).toEqual([
    'players.0.coins is 0.5, not 0 to 9',
    'players.1.coins is NaN, not 0 to 9',
  ])
})
