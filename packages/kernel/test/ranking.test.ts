import { ranking, totalOf } from '@nora/kernel'
import { expect, test } from 'vitest'

const sheet = (...points: number[]) => points.map((each) => ({ id: 'line', points: each }))

test('a sheet comes to the sum of its lines', () => {
  expect(totalOf(sheet(3, -1, 5))).toBe(7)
})

test('places go by score, then by what breaks ties; who is still level shares the place', () => {
  const tieBreaks = [1, 2, 1, 9]
  const standings = ranking([sheet(5), sheet(2, 3), sheet(5), sheet(4)], (seat) => tieBreaks[seat] as number)
  expect(standings.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [0, 2, 5],
    [1, 1, 5],
    [2, 2, 5],
    [3, 4, 4],
  ])
})
