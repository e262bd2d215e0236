import { ranking, sheetChanges, totalOf } from '@nora/kernel'
import { expect, test } from 'vitest'

const sheet = (...points: number[]) => points.map((each) => ({ id: 'line', points: each }))

test('a sheet comes to the sum of its lines', () => {
  expect(totalOf(sheet(3, -1, 5))).toBe(7)
})

test('places go by score, then by what breaks ties; who is still level shares the place', () => {
  const tieBreaks = [1, 2, 1, 9]
  const standings = ranking([sheet(5), sheet(2, 3), sheet(5), sheet(4)], {
    by: 'fish',
    of: (seat) => tieBreaks[seat] as number,
  })
  expect(standings.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [0, 2, 5],
    [1, 1, 5],
    [2, 2, 5],
    [3, 4, 4],
  ])
  expect(standings.map(({ tie }) => tie)).toEqual([
    { by: 'fish', value: 1 },
    { by: 'fish', value: 2 },
    { by: 'fish', value: 1 },
    undefined,
  ])
})

test('of two sheets the lines that differ, with the difference: also what is new and what is gone', () => {
  const before = [
    { id: 'rats', points: -3 },
    { id: 'lesson', item: 'a', points: 4 },
    { id: 'lesson', item: 'b', points: 2 },
  ]
  const after = [
    { id: 'rats', points: -1 },
    { id: 'lesson', item: 'a', points: 4 },
    { id: 'lesson', item: 'c', points: 5 },
  ]
  expect(sheetChanges(before, after)).toEqual([
    { id: 'rats', points: 2 },
    { id: 'lesson', item: 'c', points: 5 },
    { id: 'lesson', item: 'b', points: -2 },
  ])
})
