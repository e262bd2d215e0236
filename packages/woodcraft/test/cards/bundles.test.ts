import { because } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { type Changes, changes, refusal, turn } from './table.ts'

/** The bundle, its cost, and what is in it. */
const bundles: readonly (readonly [string, number, Changes])[] = [
  ['glue-2', 1, { glue: 2 }],
  ['glue-3', 3, { glue: 3 }],
  ['scrapwood-2', 1, { scrapwood: 2 }],
  ['scrapwood-3', 3, { scrapwood: 3 }],
  ['blades-2', 2, { blades: 2 }],
]

const otherThan = (bundle: string) => (bundle.startsWith('glue') ? 'blades-2' : 'glue-2')

const buying = (berries: number) => turn({ berries, dice: 'green-2' }).choose({ move: 'buyMaterials' })

describe.each(bundles)('%s', (bundle, cost, materials) => {
  test(`is bought for ${cost} berries, also after a bundle of another kind`, () => {
    expect(changes(buying(9), { act: 'buyMaterials' }, bundle)).toEqual({ berries: -cost, ...materials })
    const second = buying(9).choose({ act: 'buyMaterials' }, otherThan(bundle))
    expect(changes(second, bundle)).toEqual({ berries: -cost, ...materials })
  })
})

describe('a berry short', () => {
  test.each(bundles.filter(([, cost]) => cost > 1))('%s is refused', (bundle, cost) => {
    const bench = buying(cost - 1).choose({ act: 'buyMaterials' })
    expect(refusal(bench, bundle)).toEqual(because('needsBerries', { needs: cost, has: cost - 1 }))
  })

  test('the cheapest bundles, glue-2 and scrapwood-2, cannot be had for nothing', () => {
    expect(refusal(buying(0), { act: 'buyMaterials' })).toEqual(because('needsBerries', { needs: 1, has: 0 }))
  })
})
