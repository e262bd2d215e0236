import { components, houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'

/** A record counts under the weakest source of its fields other than names. */
describe('what the set rests on', () => {
  test.each([
    ['helpers', { total: 49, rulebook: 0, public: 0, house: 49 }],
    ['orders', { total: 64, rulebook: 0, public: 1, house: 63 }],
    ['hazelnutOrders', { total: 8, rulebook: 0, public: 0, house: 8 }],
    ['contracts', { total: 8, rulebook: 0, public: 0, house: 8 }],
    ['soloCards', { total: 10, rulebook: 1, public: 0, house: 9 }],
    ['rewardTiles', { total: 3, rulebook: 0, public: 0, house: 3 }],
    ['ringSlots', { total: 28, rulebook: 1, public: 0, house: 27 }],
    ['sawWindows', { total: 8, rulebook: 1, public: 0, house: 7 }],
    ['improvements', { total: 7, rulebook: 1, public: 0, house: 6 }],
    ['marketingSteps', { total: 9, rulebook: 1, public: 0, house: 8 }],
    ['materialBundles', { total: 5, rulebook: 0, public: 5, house: 0 }],
  ])('%s', (component, expected) => {
    expect(components(houseContent)[component]).toEqual({ ...expected, pack: 0 })
  })
})
