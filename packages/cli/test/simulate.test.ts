import { casual, randomBot } from '@nora/bots'
import { bazaar, orchard } from '@nora/conformance/practice'
import { type Game, settle } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { simulated } from '../src/simulate/simulation.ts'
import { Tally } from '../src/simulate/tally.ts'
import { ran } from './run.ts'

const fields = [
  'game',
  'mode',
  'seats',
  'games',
  'decisions',
  'cpuSeconds',
  'decisionsPerCpuSecond',
  'gamesPerCpuSecond',
  'meanDecisionsPerGame',
  'scores',
  'scoresBySeat',
  'winsBySeat',
  'winsByBot',
  'ties',
  'automa',
  'grades',
  'errors',
]

async function figures(...line: readonly string[]) {
  const { code, out } = await ran('simulate', ...line, '--practice', '--json')
  expect(code).toBe(0)
  return JSON.parse(out)
}

describe('nora simulate', () => {
  it('reports every stable field', async () => {
    const report = await figures('orchard', '--seats', '3', '--games', '20')
    for (const field of fields) expect(report).toHaveProperty(field)
    expect(report).toMatchObject({ game: 'orchard', mode: 'classic', seats: 3, games: 20, automa: null, errors: [] })
    expect(report.scoresBySeat).toHaveLength(3)
    const wins = report.winsBySeat.reduce((sum: number, won: number) => sum + won, 0)
    expect(wins + report.ties).toBe(20)
    expect(report.winsByBot).toEqual({ random: wins })
    expect(report.meanDecisionsPerGame).toBeCloseTo(report.decisions / 20, 3)
  })

  it('gives the same games for the same seed, and others for another', async () => {
    const line = ['bazaar', '--games', '10', '--seed', '5']
    const { cpuSeconds: _a, decisionsPerCpuSecond: _b, gamesPerCpuSecond: _c, ...first } = await figures(...line)
    const { cpuSeconds: _d, decisionsPerCpuSecond: _e, gamesPerCpuSecond: _f, ...again } = await figures(...line)
    expect(again).toEqual(first)
    expect((await figures('bazaar', '--games', '10', '--seed', '6')).scores).not.toEqual(first.scores)
  })

  it('counts the automa and the grades of a solo game', async () => {
    const report = await figures(
      'bazaar',
      '--mode',
      'solo',
      '--level',
      '2',
      '--games',
      '12',
      '--option',
      'weather=storm',
    )
    expect(report.options).toEqual({ length: 'long', weather: 'storm' })
    expect(report.automa.wins + report.winsBySeat[0]).toBe(12)
    const graded = Object.values<number>(report.grades).reduce((sum, count) => sum + count, 0)
    expect(graded).toBe(12)
  })

  it('lets a bot that thinks beat one that does not', async () => {
    const { winsByBot } = await figures('bazaar', '--games', '40', '--bots', 'random,casual')
    expect(winsByBot.casual).toBeGreaterThan(winsByBot.random)
  })

  it('prints tables for people', async () => {
    const { out } = await ran('simulate', 'orchard', '--practice', '--games', '5')
    expect(out).toContain('orchard, classic: 2 players')
    expect(out).toContain('Decisions per CPU second')
  })

  it('moves the bots on by one seat from game to game', () => {
    const seatings: string[] = []
    const named = (id: string) => ({
      id,
      forks: false,
      mind: () => {
        seatings.push(id)
        return randomBot.mind()
      },
    })
    const options = settle(orchard as Game, { seats: 3 })
    simulated({ game: orchard as Game, options, games: 2, seed: 1, bots: [named('a'), named('b')] }, () => {})
    expect(seatings).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  })

  it('lists a game that breaks instead of stopping', () => {
    const broken: Game = {
      ...(bazaar as Game),
      outcome: () => {
        throw new Error('no result')
      },
    }
    const plan = { game: broken, options: settle(broken, {}), games: 2, seed: 1, bots: [randomBot] }
    const { games, errors } = simulated(plan, () => {})
    expect(games).toBe(0)
    expect(errors).toEqual([
      { game: 0, error: 'Error: no result' },
      { game: 1, error: 'Error: no result' },
    ])
  })

  it('keeps what it needs for a bot that tries choices out', () => {
    const bot = casual({ evaluate: () => 0 })
    const options = settle(orchard as Game, {})
    const { errors } = simulated({ game: orchard as Game, options, games: 1, seed: 1, bots: [bot] }, () => {})
    expect(errors).toEqual([])
  })
})

describe('the tally', () => {
  const standing = (seat: number, place: number, score: number) => ({ seat, place, score, sheet: [] })

  it('counts a shared first place as a tie and as nobody’s win', () => {
    const tally = new Tally(2, ['random'])
    tally.add({ standings: [standing(0, 1, 7), standing(1, 1, 7)] }, () => 'random')
    expect(tally.results).toMatchObject({ winsBySeat: [0, 0], winsByBot: { random: 0 }, ties: 1 })
  })

  it('counts a lost solo game as the automa’s win', () => {
    const tally = new Tally(1, ['greedy'])
    tally.add({ standings: [standing(0, 1, 30)], automa: { score: 31, sheet: [], won: true } }, () => 'greedy')
    tally.add({ standings: [standing(0, 1, 40)], automa: { score: 31, sheet: [], won: false } }, () => 'greedy')
    expect(tally.results.automa).toEqual({ mean: 31, min: 31, max: 31, wins: 1 })
    expect(tally.results.winsByBot).toEqual({ greedy: 1 })
  })
})
