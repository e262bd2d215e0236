import type { Json, Seat, Wish } from '@nora/kernel'
import type { WistarTable } from '@nora/wistar'
import { describe, expect, it } from 'vitest'
import { randomBot, wistarGreedy, wistarGreedyWith } from '../src/index.ts'
import { evaluate } from '../src/wistar/evaluate.ts'
import { plainStrategy } from '../src/wistar/strategy.ts'
import { play, watched } from './table.ts'
import { wistarSetting } from './wistar-table.ts'

const everyMode: readonly Wish[] = [
  ...[2, 3, 4].map((seats) => ({ mode: 'classic', seats })),
  ...[2, 3, 4].map((seats) => ({ mode: 'peaceful', seats })),
  ...[0, 4, 9].map((level) => ({ mode: 'solo', seats: 1, level })),
]

describe('the greedy bot at Rats of Wistar', () => {
  for (const wish of everyMode) {
    const { mode, seats, level } = wish
    it(`finishes a ${mode} game with ${level === undefined ? `${seats} seats` : `level ${level}`}`, () => {
      const { position, outcome } = play(wistarSetting(wish), () => wistarGreedy.mind(), 5)
      expect(position.over).toBe(true)
      expect(outcome.standings).toHaveLength(seats as number)
      // Everybody starts with ten points; who plays sensibly makes more of them.
      for (const { score } of outcome.standings) expect(score).toBeGreaterThan(20)
    })
  }

  it('beats random play in all of ten games, on either seat', () => {
    const variant = wistarSetting({ mode: 'classic', seats: 2 })
    let wins = 0
    for (let game = 0; game < 10; game++) {
      const own = game % 2
      const { outcome } = play(variant, (seat) => (seat === own ? wistarGreedy : randomBot).mind(), game + 1)
      if (outcome.standings[0]?.seat === own) wins++
    }
    expect(wins).toBe(10)
  })

  it('never answers what is not offered, and plays the same game again from the same chance', () => {
    const variant = wistarSetting({ mode: 'classic', seats: 3 })
    const first: Json[] = []
    const second: Json[] = []
    play(variant, () => watched(wistarGreedy, first), 8)
    play(variant, () => watched(wistarGreedy, second), 8)
    expect(first.length).toBeGreaterThan(200)
    expect(second).toEqual(first)
  })

  it.each([
    ['beds', ['beds']],
    ['rooms', ['rooms']],
    ['guests', ['guest']],
    ['inventions', ['invention', 'endgame']],
  ] as const)('counts the points of %s twice where they are worth twice as much to it', (way, lines) => {
    const { position, outcome } = play(wistarSetting({ mode: 'classic', seats: 2 }), () => wistarGreedy.mind(), 12)
    const table = position.table as unknown as WistarTable
    let sum = 0
    for (const { seat, sheet } of outcome.standings) {
      const scored = sheet.filter(({ id }) => (lines as readonly string[]).includes(id))
      const points = scored.reduce((total, line) => total + line.points, 0)
      const more = evaluate(table, seat, { ...plainStrategy, [way]: 2 }) - evaluate(table, seat, plainStrategy)
      expect(more).toBeCloseTo(points)
      sum += points
    }
    expect(sum).toBeGreaterThan(0)
  })

  it.each([
    ['missions', 'missionCompleted', 4],
    ['objectives', 'objectiveClaimed', 3],
  ] as const)(
    'counts the points of %s again for each of them, where they are worth more to it',
    (way, event, least) => {
      const done = [0, 0]
      const variant = wistarSetting({ mode: 'classic', seats: 2 })
      const { position } = play(
        variant,
        () => wistarGreedy.mind(),
        12,
        ({ type, seat }) => {
          if (type === event) done[seat as Seat] = (done[seat as Seat] as number) + 1
        },
      )
      const table = position.table as unknown as WistarTable
      for (const [seat, times] of done.entries()) {
        const more = evaluate(table, seat, { ...plainStrategy, [way]: 2 }) - evaluate(table, seat, plainStrategy)
        expect(more).toBeGreaterThanOrEqual(least * 0.5 * times)
      }
      expect(Math.max(...done)).toBeGreaterThan(0)
    },
  )

  it('plays otherwise where a way to score is worth more to it', () => {
    const variant = wistarSetting({ mode: 'classic', seats: 2 })
    const scores = [wistarGreedy, wistarGreedyWith({ beds: 3 })].map(
      (bot) => play(variant, () => bot.mind(), 12).outcome.standings,
    )
    expect(scores[0]).not.toEqual(scores[1])
  })
})
