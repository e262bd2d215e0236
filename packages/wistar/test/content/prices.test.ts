import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { houseContent } from '../../src/index.ts'
import { fairPoints } from './price.ts'
import { priceExceptions } from './price-exceptions.ts'
import { priceList } from './price-list.ts'

const { inventions } = houseContent.tables
const page = readFileSync(new URL('../../../../docs/house-sets.md', import.meta.url), 'utf8')

describe('the printed points of inventions', () => {
  test.each(inventions.filter(({ id }) => !(id in priceExceptions)))('$id ($name.en) is worth its price', (card) => {
    const fair = fairPoints(card)
    expect(Math.abs(card.points - Math.round(fair)), `fair would be ${fair.toFixed(1)}`).toBeLessThanOrEqual(1)
  })

  test('the exceptions are at most 20, are exceptions, and stand on the page with their reason', () => {
    expect(Object.keys(priceExceptions).length).toBeLessThanOrEqual(20)
    for (const [id, reason] of Object.entries(priceExceptions)) {
      const card = inventions.find((each) => each.id === id)
      expect(card && Math.abs(card.points - Math.round(fairPoints(card))), id).toBeGreaterThan(1)
      expect(page).toContain(`| ${Number(id.slice(-3))} | ${reason} |`)
    }
  })

  test('they run from -3 to 8, and 8 to 15 are negative', () => {
    const points = inventions.map((card) => card.points)
    expect(Math.min(...points)).toBeGreaterThanOrEqual(-3)
    expect(Math.max(...points)).toBeLessThanOrEqual(8)
    const negative = points.filter((n) => n < 0).length
    expect(negative).toBeGreaterThanOrEqual(8)
    expect(negative).toBeLessThanOrEqual(15)
  })

  test('a dearer card is worth more points, a better one fewer', () => {
    const plain = { deck: 'basic', requires: { wood: 2 }, icons: {} } as const
    const power = { kind: 'instant', effect: { do: 'gain', what: 'metal', n: 1 } } as const
    const fair = fairPoints({ ...plain, power })
    expect(fairPoints({ ...plain, requires: { wood: 3 }, power })).toBeCloseTo(fair + priceList.stock.wood)
    expect(fairPoints({ ...plain, icons: { agility: 1 }, power })).toBeCloseTo(fair - priceList.icon.skill)
    expect(fairPoints({ ...plain, power: { ...power, kind: 'income' } })).toBeLessThan(fair)
  })
})

describe('the price list on the page of house sets', () => {
  /** Rows of the table below the heading that names this part of the list. */
  const rowsOf = (part: string) => {
    const section = page.split('\n### ').find((text) => text.includes(`(\`${part}\`)`)) ?? ''
    const rows = [...section.matchAll(/^\| `(\w+)` \| [^|]*\| ([\d.]+) \|$/gm)]
    return Object.fromEntries(rows.map(([, name, worth]) => [name, Number(worth)]))
  }

  test.each(Object.keys(priceList).filter((part) => part !== 'now' && part !== 'end'))('%s', (part) => {
    expect(rowsOf(part)).toEqual(priceList[part as keyof typeof priceList])
  })

  test('what one has when a card is played and at the end', () => {
    const section = page.split('\n### ').find((text) => text.includes('(`now`, `end`)')) ?? ''
    const rows = [...section.matchAll(/^\| `(\w+)` \| [^|]*\| ([\d.]+) \| ([\d.]+) \|$/gm)]
    const column = (index: number) => Object.fromEntries(rows.map((row) => [row[1], Number(row[index])]))
    expect(column(2)).toEqual(priceList.now)
    expect(column(3)).toEqual(priceList.end)
  })
})
