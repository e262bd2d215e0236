import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { commandFor } from '../src/command.ts'
import { shrink } from '../src/shrink.ts'

test('a failing list is cut down to what makes it fail', () => {
  const failing = (picks: readonly number[]) => {
    const bad = picks.findIndex((pick, index) => pick > 500 && picks.slice(0, index).includes(7))
    return bad < 0 ? undefined : picks.slice(0, bad + 1)
  }
  expect(shrink([3, 9, 7, 12, 80, 41, 900, 5, 6, 501, 1], failing)).toEqual([7, 900])
})

test('picks that do not matter become the simplest', () => {
  const failing = (picks: readonly number[]) => (picks.length >= 4 ? picks.slice(0, 4) : undefined)
  expect(shrink([5, 6, 7, 8, 9, 10], failing)).toEqual([0, 0, 0, 0])
})

test('what comes out still fails and is no longer than what went in', () => {
  const failing = (picks: readonly number[]) => (picks.reduce((sum, pick) => sum + pick, 0) > 100 ? picks : undefined)
  assert(
    property(array(integer({ min: 0, max: 90 }), { maxLength: 20 }), (picks) => {
      if (!failing(picks)) return
      const short = shrink(picks, failing)
      expect(failing(short)).toBeDefined()
      expect(short.length).toBeLessThanOrEqual(picks.length)
    }),
    { seed: 3, numRuns: 60 },
  )
})

test('a failure is shown again by one command line', () => {
  const options = { mode: 'solo', seats: 1, level: 2, options: { weather: 'storm' } }
  const where = { game: 'bazaar', options, seed: 12, policy: 'greedy', flags: ['--practice'] }
  expect(commandFor({ ...where, only: 'twin', picks: [0, 3, 17] })).toBe(
    'npx nora check bazaar --practice --mode solo --seats 1 --level 2 --option weather=storm --games 1 --seed 12 --policy greedy --only twin --picks=0,3,17',
  )
})
