import { readFileSync } from 'node:fs'
import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { askedPrice, gainOf, givenBack, helperWorth } from './price.ts'
import { priceList } from './price-list.ts'

const { helpers, orders, hazelnutOrders, contracts } = houseContent.tables
const page = readFileSync(new URL('../../../../docs/house-sets.md', import.meta.url), 'utf8')

function expectBetween(n: number, least: number, most: number) {
  expect(n).toBeGreaterThanOrEqual(least)
  expect(n).toBeLessThanOrEqual(most)
}

/** Points that a well-chosen contract brings. */
const GOOD_CONTRACT = 13
/** Beyond its cost a helper must be worth the action that hires it. */
const HELPER_GAIN = { early: [2, 7.5], late: [3, 7] } as const
const ORDER_GAIN = { early: [3.5, 9.5], late: [10, 16] } as const

describe('orders', () => {
  test.each(orders)('$id ($name.en) gives back 80 to 130 % of what it asks', (order) => {
    expectBetween(givenBack(order) / askedPrice(order), 0.8, 1.3)
  })

  test.each(orders)('$id ($name.en) gains about as much as others of its deck', (order) => {
    const [least, most] = ORDER_GAIN[order.deck]
    expectBetween(gainOf(order), least, most)
  })

  test('late ones ask for more and bring more', () => {
    const mean = (deck: string, of: (order: (typeof orders)[number]) => number) => {
      const ofDeck = orders.filter((order) => order.deck === deck)
      return ofDeck.reduce((sum, order) => sum + of(order), 0) / ofDeck.length
    }
    expect(mean('late', askedPrice)).toBeGreaterThan(1.5 * mean('early', askedPrice))
    expect(mean('late', gainOf)).toBeGreaterThan(1.5 * mean('early', gainOf))
  })

  test('the price counts dice, materials and a step for each die beyond the second', () => {
    const [yellow, green] = [
      { colour: 'yellow', value: 2 },
      { colour: 'green', value: 4 },
    ] as const
    const asked = (dice: readonly object[], materials = {}) =>
      askedPrice({ dice, materials, deck: 'early' } as Parameters<typeof askedPrice>[0])
    expect(asked([green, yellow])).toBe(4 + 3)
    expect(asked([green, yellow], { glue: 2 })).toBe(4 + 3 + 2)
    expect(asked([green, yellow, yellow, yellow])).toBe(4 + 3 * 3 + 2)
    expect(asked([{ colour: ['yellow', 'brown'], value: 5 }])).toBe(6)
    expect(asked([{ colour: 'any', value: 5 }])).toBe(5)
  })
})

describe('hazelnut orders', () => {
  test.each(hazelnutOrders)('instead of a contract $name.en pays about half a good one', ({ berries, points }) => {
    const [berriesToAPoint] = priceList.goods.points
    expectBetween((points + berries / berriesToAPoint) / GOOD_CONTRACT, 0.4, 0.6)
  })

  test.each(hazelnutOrders)('$name.en asks about as much as an early order', (order) => {
    expectBetween(askedPrice({ ...order, deck: 'early' }), 7, 12)
  })
})

describe('contracts', () => {
  test.each(contracts)('$name.en brings at most what a very good one may', ({ score: { most } }) => {
    expectBetween(most ?? 0, GOOD_CONTRACT - 1, GOOD_CONTRACT + 5)
  })
})

describe('helpers', () => {
  test.each(helpers)('$id ($name.en) is worth its cost and the action that hires it', (helper) => {
    const [least, most] = HELPER_GAIN[helper.deck]
    expectBetween(helperWorth(helper) - helper.cost, least, most)
  })
})

describe('the page of house sets', () => {
  /** The table below the heading that names this part of the list. */
  const rowsOf = (part: string) => {
    const section = page.split('\n### ').find((text) => text.includes(`(\`woodcraft.${part}\`)`)) ?? ''
    const rows = [...section.matchAll(/^\| `(\w+)` \| [^|]*\| ([\d.]+) \| ([\d.]+) \|$/gm)]
    return Object.fromEntries(rows.map(([, word, early, late]) => [word, [Number(early), Number(late)]]))
  }

  test.each(Object.keys(priceList))('says what the price list says of %s', (part) => {
    expect(rowsOf(part)).toEqual(priceList[part as keyof typeof priceList])
  })
})
