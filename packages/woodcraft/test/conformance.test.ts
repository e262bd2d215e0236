import { check } from '@nora/conformance'
import { woodcraftGame } from '@nora/woodcraft'
import { expect, test } from 'vitest'

test('a few games with every number of players pass the suite', () => {
  const report = check(woodcraftGame as never, { games: 16, seed: 40, thoroughness: 0.1 })
  expect(report.failures).toEqual([])
  expect(report.games).toBe(16)
  expect(report.conservationChecks).toBeGreaterThan(0)
})
