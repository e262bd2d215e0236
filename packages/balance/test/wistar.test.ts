import { type Game, type GameEvent, seededFate } from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Counts } from '../src/counts.ts'
import { playGames } from '../src/play.ts'
import { report } from '../src/wistar/report.ts'
import { PointsBySource } from '../src/wistar/score-sources.ts'
import { duels, solos, two } from '../src/wistar/sets.ts'

const game = wistarGame as unknown as Game
const GAMES = 4

describe(`in ${GAMES} games of two greedy bots`, () => {
  let counts: Counts = {}
  const all = (start: string) => Object.keys(counts).filter((key) => key.startsWith(start))
  const sum = (start: string) => all(start).reduce((total, key) => total + (counts[key] as number), 0)

  beforeAll(() => {
    counts = playGames(game, two, [1, 2, 3, 4], seededFate)
  }, 60_000)

  test('every leader is counted: three in each of five rounds for both', () => {
    expect(sum('leaders/')).toBe(GAMES * 2 * 15)
  })

  test('somebody wins each game, from the first or the second place', () => {
    expect(sum('winsFromPlace/')).toBe(GAMES)
    expect(all('winsFromPlace/').every((key) => /\/[12]$/.test(key))).toBe(true)
    expect(counts.aheadWins ?? 0).toBeLessThanOrEqual(GAMES)
  })

  test('the sources make up the score, but for the ten points of the start, electricity and what is left over', () => {
    const rest = (counts.scores as number) - sum('sources/')
    expect(rest).toBeGreaterThan(GAMES * 2 * 5)
    expect(rest).toBeLessThan(GAMES * 2 * 17)
  })

  test('who played a card held it, and nobody won more often with a card than it was held', () => {
    for (const key of all('playedGames/')) {
      expect(counts[key.replace('playedGames', 'heldGames')]).toBeGreaterThanOrEqual(counts[key] as number)
    }
    for (const key of all('heldWins/')) {
      expect(counts[key.replace('heldWins', 'held')]).toBeGreaterThanOrEqual(counts[key] as number)
    }
    expect(sum('heldGames/')).toBeGreaterThan(GAMES * 10)
  })
})

test('points scored in play belong to the source of what brought them', () => {
  const book = new PointsBySource(2)
  const told: GameEvent[] = [
    { type: 'doorOpened', seat: 0 },
    { type: 'gain', seat: 0, what: 'points', n: 2 },
    { type: 'missionCompleted', seat: 0 },
    { type: 'gain', seat: 0, what: 'wood', n: 3 },
    { type: 'gain', seat: 0, what: 'points', n: 5 },
    { type: 'objectiveClaimed', seat: 1 },
    { type: 'gain', seat: 1, what: 'points', n: 4 },
  ]
  for (const event of told) book.tell(event)
  const sheet = [
    { id: 'played', points: 17 },
    { id: 'beds', points: 7 },
    { id: 'ability', points: 3 },
  ]
  expect(Object.fromEntries(book.end(0, sheet))).toEqual({ rest: 2, missions: 8, beds: 7 })
  expect(Object.fromEntries(book.end(1, []))).toEqual({ objectives: 4 })
})

test('Ratbot is measured at every level from 0 to 9, and each source of points by a variant of the bot', () => {
  expect(solos.map(({ wish }) => wish.level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(duels.map(({ id }) => id)).toEqual(['beds', 'rooms', 'missions', 'guests', 'inventions', 'objectives'])
})

test('in a duel each bot sits on each seat in turn', () => {
  for (const { botOf } of duels) {
    expect(botOf(0, 0)).not.toBe(botOf(1, 0))
    expect(botOf(0, 0)).toBe(botOf(1, 1))
  }
})

describe('the report', () => {
  const figure = (sections: ReturnType<typeof report>, section: string, row: string, column: number) =>
    sections.find(({ id }) => id === section)?.rows.find(({ name }) => name === row)?.cells[column]?.value

  test('is worked out from the counts', () => {
    const counts = {
      ...{ scores: 3000, aheadWins: 14, 'winsFromPlace/1': 11, 'winsFromPlace/2': 9 },
      ...{ 'sources/beds': 300, 'leaders/hut': 30, 'leaders/explore': 90, 'rows/house-mission-1/2': 3 },
      ...{ 'held/inv-001': 8, 'heldWins/inv-001': 5, 'heldGames/inv-001': 8, 'playedGames/inv-001': 2 },
      ...{ 'held/inv-002': 2, 'heldGames/inv-002': 2 },
    }
    const level = { games: 10, counts: { scores: 700, ratbot: 900, wins: 2 } }
    const sets = { 2: { games: 20, counts }, level9: level, level0: { games: 10, counts: { ratbot: 650 } } }
    const sections = report({ game: 'wistar', contentHash: 'x', seed: 1, sets })
    expect(figure(sections, 'overall', 'mean score', 0)).toBe(75)
    expect(figure(sections, 'overall', 'leader after round 3 wins, %', 0)).toBe(70)
    expect(figure(sections, 'places', '1', 0)).toBeCloseTo(55)
    expect(figure(sections, 'sources', 'beds', 0)).toBe(10)
    expect(figure(sections, 'leaders', 'hut', 0)).toBe(25)
    expect(figure(sections, 'missions', 'house-mission-1 Roll out the jam jar', 0)).toBe(15)
    // 5 of 8 who held the first card have won, and 5 of 10 who held any.
    const [held, wins, played] = sections.find(({ id }) => id === 'inventions')?.rows[0]?.cells ?? []
    expect([held?.value, wins?.value, played?.value]).toEqual([40, 12.5, 25])
    expect(wins?.error).toBeCloseTo(17.7, 1)
    expect(figure(sections, 'solo', 'level 9 above level 0', 2)).toBe(25)
    expect(figure(sections, 'solo', 'level 9', 4)).toBe(20)
  })
})
