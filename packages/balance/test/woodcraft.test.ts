import { seededFate } from '@nora/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { added, type Counts } from '../src/counts.ts'
import { withGames } from '../src/gathered.ts'
import { playGames } from '../src/play.ts'
import { outsideOf } from '../src/section.ts'
import { report } from '../src/woodcraft/report.ts'
import { scoreSources, sourceOf } from '../src/woodcraft/score-sources.ts'
import { alone, aloneAtRandom, two, without } from '../src/woodcraft/sets.ts'
import { woodcraftStudy } from '../src/woodcraft/study.ts'
import { doubted } from '../src/woodcraft/without-helper.ts'

const { game } = woodcraftStudy
const played = (set: typeof two, ...numbers: number[]) =>
  playGames(game, set, numbers, (number) => seededFate(number + 1))

const sumOf = (counts: Counts, part: string) =>
  Object.entries(counts).reduce((sum, [key, n]) => sum + (key.startsWith(`${part}/`) ? n : 0), 0)

describe('what is counted in two games for two', () => {
  let counts: Counts = {}

  beforeAll(() => {
    counts = played(two, 0, 1)
  }, 60_000)

  test('every turn has a main action or the berries instead, and some have a bonus action', () => {
    const turns = 2 * 2 * 14
    expect(sumOf(counts, 'actions')).toBeGreaterThanOrEqual(turns)
    expect(sumOf(counts, 'actions')).toBeLessThan(2 * turns)
  })

  test('the sources of points add up to the scores', () => {
    expect(sumOf(counts, 'sources')).toBe(counts.scores)
  })

  test('each game has one winner, whose place is first or second', () => {
    expect((counts['winsFromPlace/1'] ?? 0) + (counts['winsFromPlace/2'] ?? 0)).toBe(2)
  })

  test('who is hired was shown, and there is one of each helper', () => {
    for (const key of Object.keys(counts).filter((name) => name.startsWith('hired/'))) {
      expect(counts[key]).toBeLessThanOrEqual(counts[key.replace('hired', 'shown')] ?? 0)
    }
    // Both begin with one.
    expect(sumOf(counts, 'hired')).toBeGreaterThanOrEqual(2 * 2)
  })

  test('no more orders are completed than were taken', () => {
    expect(sumOf(counts, 'completed')).toBeGreaterThan(0)
    expect(sumOf(counts, 'completed')).toBeLessThanOrEqual(sumOf(counts, 'taken'))
  })

  test('games played in pieces add up', () => {
    expect(added(played(two, 0), played(two, 1))).toEqual(counts)
  })
})

describe('the report', () => {
  const nothing = { game: game.id, contentHash: '', seed: 1, sets: {} }

  test('has a table for each question, with a row for each action, source of points, helper and order', () => {
    const rows = new Map(report(nothing).map((section) => [section.id, section.rows.length]))
    expect(Object.fromEntries(rows)).toEqual({
      overall: 6,
      solo: 4,
      places: 4,
      actions: 8,
      sources: 6,
      improvements: 7,
      helpers: 49,
      orders: 72,
      movingPlaces: 4,
      broughtByHelpers: doubted.length,
    })
  })

  test('says what a helper brings, with the error of what was counted', () => {
    const [helper = ''] = doubted
    const counts: Counts = {
      [`pairs/${helper}`]: 4,
      [`winsWith/${helper}`]: 3,
      [`winsWithout/${helper}`]: 2,
      [`changed/${helper}`]: 1,
      [`leads/${helper}`]: 8,
      [`leadsSquared/${helper}`]: 64,
    }
    const sections = report(withGames(nothing, without.id, { games: 10, counts }))
    const row = sections.find(({ id }) => id === 'broughtByHelpers')?.rows[0]
    expect(row?.cells.map(({ value }) => value)).toEqual([4, 75, 50, 25, 2])
    // One pair of four was won and the others were not changed; leads of 8, 0, 0 and 0.
    expect(row?.cells.map(({ error }) => error)).toEqual([undefined, undefined, undefined, 25, 2])
  })

  test('says that random play alone ends below 30', () => {
    const counts = played(aloneAtRandom, ...Array.from({ length: 40 }, (_, number) => number))
    const sections = report(withGames(nothing, aloneAtRandom.id, { games: 40, counts }))
    const outside = outsideOf(sections).filter(({ section }) => section === 'solo')
    expect(outside.map(({ row }) => row)).not.toContain('mean of random play')
    expect(outside.map(({ row }) => row)).toContain('mean of greedy play')
  })

  test('counts a grade in the games that reach it', () => {
    const scores = { scores: 90 + 120 + 150, 'reached/good': 2, 'reached/excellent': 1 }
    const sections = report(withGames(nothing, alone.id, { games: 3, counts: scores }))
    const solo = sections.find(({ id }) => id === 'solo')
    expect(solo?.rows.slice(1).map(({ cells: [figure] }) => Math.round(figure?.value ?? 0))).toEqual([120, 67, 33])
  })
})

test('a line of the score sheet that is no source of its own is the rest', () => {
  expect(sourceOf('marketing')).toBe('marketing')
  expect(sourceOf('late')).toBe('points of orders')
  expect(sourceOf('gluing')).toBe('the rest')
  expect(scoreSources).toContain(sourceOf('milestones'))
})
