import type { Match, Space } from '@nora/kernel'
import { limits } from '@nora/protocol'
import { expect, test } from 'vitest'
import { listing } from '../src/listing.ts'

/** Numbers without end; counting all of them would never be done. */
const endless: Space<number> = {
  count: (limit = Number.POSITIVE_INFINITY) => {
    if (limit === Number.POSITIVE_INFINITY) throw new Error('was to count without end')
    return limit
  },
  at: (index) => index,
  sample: () => 0,
  includes: () => true,
}

test('choices beyond counting are counted up to a limit, and the first of them listed', () => {
  const match = { space: () => endless, anytime: () => undefined } as unknown as Match
  expect(listing(match, 0, 3)).toEqual({ count: limits.counted, choices: [0, 1, 2], anytime: [] })
})
