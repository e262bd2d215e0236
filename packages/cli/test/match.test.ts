import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { figuresOf } from '../src/match/figures.ts'
import type { Result } from '../src/match/game.ts'
import { Times } from '../src/match/times.ts'
import { ran } from './run.ts'

const line = ['match', 'bazaar', '--practice', '--seats', '2', '--bots', 'casual,random']

describe('nora match', () => {
  it('says who won how often, by how much, and how long each thought', async () => {
    const { code, out } = await ran(...line, '--games', '40', '--json')
    expect(code).toBe(0)
    const figures = JSON.parse(out)
    expect(Object.keys(figures)).toEqual([
      'wins',
      'draws',
      'games',
      'meanScores',
      'meanMargin',
      'standardError',
      'msPerDecision',
    ])
    expect(figures.games).toBe(40)
    expect(figures.wins.casual + figures.wins.random + figures.draws).toBe(40)
    expect(figures.wins.casual).toBeGreaterThan(figures.wins.random)
    expect(Object.keys(figures.msPerDecision.casual)).toEqual(['mean', 'p50', 'p99', 'max'])
  })

  it('keeps every game as it goes, and plays only what is missing', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'nora-match-')), 'games.jsonl')
    await ran(...line, '--games', '4', '--into', file)
    const before = readFileSync(file, 'utf8')
    await ran(...line, '--games', '6', '--into', file)
    const after = readFileSync(file, 'utf8')
    expect(after.startsWith(before)).toBe(true)
    const games = after
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((text) => JSON.parse(text) as Result)
    expect(games.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
    // Seats are rotated.
    expect(games.map(({ bots }) => bots[0])).toEqual(['casual', 'random', 'casual', 'random', 'casual', 'random'])
    const { code, err } = await ran(...line, '--games', '6', '--into', file, '--seed', '2')
    expect(code).toBe(2)
    expect(err).toContain(file)
  })

  it('refuses bots that do not share the seats evenly', async () => {
    const { code } = await ran('match', 'bazaar', '--practice', '--seats', '3', '--bots', 'casual,random')
    expect(code).toBe(2)
  })
})

describe('the figures of a match', () => {
  const result = (number: number, bots: string[], scores: number[], winners: number[]): Result => ({
    number,
    bots,
    scores,
    winners,
    automa: null,
    times: {},
  })

  it('count a shared win as a draw, and margins from the side of the first bot', () => {
    const figures = figuresOf(
      ['master', 'casual'],
      [
        result(0, ['master', 'casual'], [30, 20], [0]),
        result(1, ['casual', 'master'], [25, 25], [0, 1]),
        result(2, ['master', 'casual'], [18, 20], [1]),
      ],
    )
    expect(figures).toMatchObject({
      wins: { master: 1, casual: 1 },
      draws: 1,
      games: 3,
      meanScores: { master: 24.33, casual: 21.67 },
      meanMargin: 2.667,
      standardError: 3.712,
    })
  })

  it('know the mean, the middle, the slowest hundredth and the slowest of times', () => {
    const times = new Times()
    for (let count = 0; count < 99; count++) times.add(2)
    times.add(500)
    expect(times.quantile(0.5)).toBeCloseTo(2, 0)
    expect(times.quantile(0.999)).toBeGreaterThan(480)
    const { mean, p50, p99, max } = figuresOf(
      ['master'],
      [{ ...result(0, ['master'], [30], [0]), times: { master: times.counts } }],
    ).msPerDecision.master as { mean: number; p50: number; p99: number; max: number }
    // They are kept in steps of a twentieth.
    const near = (ms: number) => [ms * 0.97, ms * 1.03] as const
    for (const [told, ms] of [
      [mean, (99 * 2 + 500) / 100],
      [p50, 2],
      [p99, 2],
      [max, 500],
    ] as const) {
      expect(told).toBeGreaterThan(near(ms)[0])
      expect(told).toBeLessThan(near(ms)[1])
    }
  })
})
