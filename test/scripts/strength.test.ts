import { expect, test } from 'vitest'
import { isKept, rowOf } from '../../scripts/strength/verdict.mjs'

const figures = {
  wins: { master: 22, skilled: 16 },
  draws: 2,
  games: 40,
  meanScores: { master: 91.5, skilled: 84 },
  meanMargin: 7.5,
  standardError: 2.1,
  msPerDecision: { master: { mean: 20, p50: 12, p99: 80, max: 210 }, skilled: { mean: 3, p50: 2, p99: 9, max: 30 } },
}

const pair = { game: 'orchard', mode: 'classic', seats: 2, games: 40, seed: 1, bots: ['master', 'skilled'] }

test('a contest is a row: draws count half, and the error is that of the share', () => {
  expect(rowOf({ ...pair, aim: { wins: 0.57 } }, figures, 0)).toBe(
    '| orchard, 2 seats | master, skilled | 40 | 57.5 ± 7.8 | 7.5 ± 2.1 | 91.5 | 57.0 %: kept | 20 / 12 / 80 / 210 |',
  )
})

test('a share of wins below the aim is missed', () => {
  expect(isKept({ ...pair, aim: { wins: 0.58 } }, figures, 0)).toBe(false)
})

test('alone, a mean has to be above its aim', () => {
  expect(isKept({ ...pair, aim: { mean: 91 } }, figures, 0)).toBe(true)
  expect(isKept({ ...pair, aim: { mean: 91.5 } }, figures, 0)).toBe(false)
})

test('twice as often as casual: 57.5 of 100 against 28 are enough, against 29 they are not', () => {
  expect(isKept({ ...pair, aim: { timesCasual: 2 } }, figures, 0.28)).toBe(true)
  expect(isKept({ ...pair, aim: { timesCasual: 2 } }, figures, 0.29)).toBe(false)
})
