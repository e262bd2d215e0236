import type { GameEvent, Json, Seat, Wish } from '@nora/kernel'
import type { WistarTable } from '@nora/wistar'
import { describe, expect, it } from 'vitest'
import { randomBot, type Strategy, wistarCasual, wistarCasualWith } from '../src/index.ts'
import { evaluate } from '../src/wistar/evaluate.ts'
import { plainStrategy } from '../src/wistar/strategy.ts'
import { play, RARELY, someOf, watched } from './table.ts'
import { wistarSetting } from './wistar-table.ts'

const everyMode: readonly Wish[] = [
  ...[2, 3, 4].map((seats) => ({ mode: 'classic', seats })),
  ...[2, 3, 4].map((seats) => ({ mode: 'peaceful', seats })),
  ...[0, 4, 9].map((level) => ({ mode: 'solo', seats: 1, level })),
]

describe('the casual bot at Rats of Wistar', () => {
  for (const wish of someOf(everyMode)) {
    const { mode, seats, level } = wish
    it(`finishes a ${mode} game with ${level === undefined ? `${seats} seats` : `level ${level}`}`, () => {
      const { position, outcome } = play(wistarSetting(wish), () => wistarCasual.mind(), 5)
      expect(position.over).toBe(true)
      expect(outcome.standings).toHaveLength(seats as number)
      // Everybody starts with ten points; who plays sensibly makes more of them.
      for (const { score } of outcome.standings) expect(score).toBeGreaterThan(20)
    })
  }

  it('beats random play in every game, on either seat', () => {
    const variant = wistarSetting({ mode: 'classic', seats: 2 })
    let wins = 0
    const games = RARELY === 1 ? 10 : 4
    for (let game = 0; game < games; game++) {
      const own = game % 2
      const { outcome } = play(variant, (seat) => (seat === own ? wistarCasual : randomBot).mind(), game + 1)
      if (outcome.standings[0]?.seat === own) wins++
    }
    expect(wins).toBe(games)
  })

  it('never answers what is not offered, and plays the same game again from the same chance', () => {
    const variant = wistarSetting({ mode: 'classic', seats: 3 })
    const first: Json[] = []
    const second: Json[] = []
    play(variant, () => watched(wistarCasual, first), 8)
    play(variant, () => watched(wistarCasual, second), 8)
    expect(first.length).toBeGreaterThan(200)
    expect(second).toEqual(first)
  })

  describe('to which one way to score is worth twice as much', () => {
    const done = { missionCompleted: [0, 0], objectiveClaimed: [0, 0] }
    const note = ({ type, seat }: GameEvent) => {
      const times = done[type as keyof typeof done]
      if (times) times[seat as Seat] = (times[seat as Seat] as number) + 1
    }
    const two = wistarSetting({ mode: 'classic', seats: 2 })
    const { position, outcome } = play(two, () => wistarCasual.mind(), 12, note)
    const table = position.table as unknown as WistarTable
    const more = (seat: Seat, way: keyof Strategy) =>
      evaluate(table, seat, { ...plainStrategy, [way]: 2 }) - evaluate(table, seat, plainStrategy)

    it.each([
      ['beds', ['beds']],
      ['rooms', ['rooms']],
      ['guests', ['guest']],
      ['inventions', ['invention', 'endgame']],
    ] as const)('counts the points of %s twice', (way, lines) => {
      let sum = 0
      for (const { seat, sheet } of outcome.standings) {
        const scored = sheet.filter(({ id }) => (lines as readonly string[]).includes(id))
        const points = scored.reduce((total, line) => total + line.points, 0)
        expect(more(seat, way)).toBeCloseTo(points)
        sum += points
      }
      expect(sum).toBeGreaterThan(0)
    })

    it.each([
      ['missions', 'missionCompleted', 4],
      ['objectives', 'objectiveClaimed', 3],
    ] as const)('counts the points of %s again for each of them', (way, event, least) => {
      for (const [seat, times] of done[event].entries()) {
        expect(more(seat, way)).toBeGreaterThanOrEqual(least * 0.5 * times)
      }
      expect(Math.max(...done[event])).toBeGreaterThan(0)
    })

    it('plays otherwise', () => {
      const other = play(two, () => wistarCasualWith({ beds: 3 }).mind(), 12)
      expect(other.outcome.standings).not.toEqual(outcome.standings)
    })
  })
})
