import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { quadrants, SLOTS } from '../../src/content/names.ts'
import { effectPrice } from './price.ts'

const { tables } = houseContent
const slots = Array.from({ length: SLOTS }, (_, index) => index + 1)
const worthOf = (bonus: (typeof tables.ring)[number]['bonus'] | undefined) => (bonus ? effectPrice(bonus, 'early') : 0)

describe('the ring', () => {
  const worthAt = (quadrant: string, slot: number) =>
    worthOf(tables.ring.find(({ id }) => id === `${quadrant}${slot}`)?.bonus)

  test('10 to 14 of its 28 slots are empty', () => {
    expect(tables.ring.length).toBe(28)
    const empty = tables.ring.filter(({ bonus }) => bonus === null).length
    expect(empty).toBeGreaterThanOrEqual(10)
    expect(empty).toBeLessThanOrEqual(14)
  })

  test.each(quadrants)('quadrant %s never gets poorer towards its near end', (quadrant) => {
    const worths = slots.map((slot) => worthAt(quadrant, slot))
    expect(worths).toEqual(worths.toSorted((one, other) => other - one))
  })

  test('no quadrant is worth half as much again as another', () => {
    const sums = quadrants.map((quadrant) => slots.reduce((sum, slot) => sum + worthAt(quadrant, slot), 0))
    expect(Math.max(...sums)).toBeLessThan(1.5 * Math.min(...sums))
  })
})

describe('the saw windows', () => {
  test.each(quadrants)('in quadrant %s the later one is worth about twice the earlier one', (quadrant) => {
    const [earlier = 0, later = 0] = [2, 3].map((offset) =>
      worthOf(tables.windows.find(({ id }) => id === `${quadrant}-${offset}`)?.bonus),
    )
    expect(later / earlier).toBeGreaterThanOrEqual(1.6)
    expect(later / earlier).toBeLessThanOrEqual(2.4)
  })
})

describe('the attic', () => {
  test('has rows of 5, 4, and 3 with two ends', () => {
    const rows = (['bottom', 'middle', 'top'] as const).map((row) => tables.attic.filter((space) => space.row === row))
    expect(rows.map(({ length }) => length)).toEqual([5, 4, 3 + 2])
    const [bottom = [], middle = [], top = []] = rows
    expect(bottom.every(({ needs }) => needs.length === 0)).toBe(true)
    expect(middle.map(({ needs }) => needs)).toEqual(neighbours(bottom))
    expect(top.slice(1, -1).map(({ needs }) => needs)).toEqual(neighbours(middle))
    expect([top[0]?.needs, top[4]?.needs]).toEqual([[top[1]?.id], [top[3]?.id]])
  })

  test('has a reward between all neighbours: side by side, and from each space to those below it', () => {
    const pairs = tables.attic.flatMap(({ row, needs, id }, place) => {
      const beside = tables.attic[place + 1]
      const below = needs.filter((other) => !other.startsWith(row))
      return [...below.map((other) => [other, id]), ...(beside?.row === row ? [[id, beside.id]] : [])]
    })
    const sorted = (list: readonly (readonly string[])[]) => list.map((pair) => pair.toSorted().join()).sort()
    expect(sorted(tables.atticEdges.map(({ between }) => between))).toEqual(sorted(pairs))
  })

  test('is worth more the higher one builds', () => {
    const mean = (row: string) => {
      const edges = tables.atticEdges.filter(({ between }) => between.every((space) => space.startsWith(row)))
      return edges.reduce((sum, { reward }) => sum + effectPrice(reward, 'late'), 0) / edges.length
    }
    expect(mean('middle')).toBeGreaterThan(mean('bottom'))
    expect(mean('top')).toBeGreaterThan(mean('middle'))
  })

  test('is filled from 5 types of tools of 11 each', () => {
    expect(tables.tools.map(({ copies }) => copies)).toEqual([11, 11, 11, 11, 11])
  })
})

/** Each two that lie side by side. */
function neighbours(spaces: readonly { readonly id: string }[]): string[][] {
  return spaces.slice(1).map(({ id }, place) => [spaces[place]?.id as string, id])
}

describe('the workshop', () => {
  test('has 9 to 12 slots, each reachable from the first, and production on 3 or 4 of them', () => {
    expect(tables.helperSlots.length).toBeGreaterThanOrEqual(9)
    expect(tables.helperSlots.length).toBeLessThanOrEqual(12)
    expect([3, 4]).toContain(tables.helperSlots.filter(({ production }) => production > 0).length)
    const reached = new Set([0])
    for (const slot of reached) for (const next of houseContent.slots[slot]?.neighbours ?? []) reached.add(next)
    expect(reached.size).toBe(tables.helperSlots.length)
  })

  test('an improvement that needs another costs more than that one', () => {
    for (const { after, cost } of tables.improvements) {
      const before = tables.improvements.find(({ id }) => id === after)
      if (before) expect(cost).toBeGreaterThan(before.cost)
    }
  })
})

describe('the tracks', () => {
  test('every step of marketing costs more, gives more, and gives more for each berry', () => {
    for (const [index, { cost, points }] of tables.marketing.entries()) {
      const before = tables.marketing[index - 1]
      if (!before) continue
      expect(cost).toBeGreaterThan(before.cost)
      expect(points).toBeGreaterThan(before.points)
      expect(points / cost).toBeGreaterThan(before.points / before.cost)
    }
  })

  test('reputation starts at nothing and rises by at most one at a time', () => {
    const values = tables.reputation.map(({ value }) => value)
    expect(values[0]).toBe(0)
    for (const [index, value] of values.entries()) expect([0, 1]).toContain(value - (values[index - 1] ?? 0))
  })

  test('milestones lie ahead of the start and on the first lap', () => {
    for (const { start, milestones } of tables.incomeTracks) {
      for (const { at } of milestones) {
        expect(at).toBeGreaterThan(start)
        expect(at).toBeLessThanOrEqual(10)
      }
    }
  })
})

describe('reward tiles', () => {
  test.each(tables.rewardTiles)('$id is worth more to whoever comes earlier', ({ even, odd }) => {
    const worths = (rewards: readonly (typeof even.top)[]) => rewards.map((reward) => effectPrice(reward, 'early'))
    const [top = 0, middle = 0, bottom = 0] = worths([even.top, even.middle, even.bottom])
    expect(top).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(bottom)
    const [first = 0, second = 0] = worths([odd.top, odd.bottom])
    expect(first).toBeGreaterThan(second)
  })
})
