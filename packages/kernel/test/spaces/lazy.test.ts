import { each, lazy, seededFate } from '@nora/kernel'
import { expect, test } from 'vitest'

test('lazy choices are listed when they are first looked at, and only once', () => {
  let listings = 0
  const space = lazy(() => {
    listings++
    return ['a', 'b']
  })
  expect(listings).toBe(0)
  expect([space.count(), [...each(space)], space.includes('b'), space.includes('c')]).toEqual([
    2,
    ['a', 'b'],
    true,
    false,
  ])
  expect(['a', 'b']).toContain(space.sample(seededFate(1)))
  expect(listings).toBe(1)
})
