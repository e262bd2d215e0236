import type { Json, Wish } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { catsCasual, randomBot } from '../src/index.ts'
import { catsSetting } from './cats-table.ts'
import { play, RARELY, someOf, watched } from './table.ts'

const everyMode: readonly Wish[] = [
  ...[2, 3, 4].map((seats) => ({ mode: 'classic', seats })),
  ...[2, 3, 4].map((seats) => ({ mode: 'family', seats })),
  ...[0, 1, 2, 3, 4].map((level) => ({ mode: 'solo', seats: 1, level })),
]

describe('the casual bot at The Isle of Cats', () => {
  for (const wish of someOf(everyMode)) {
    const { mode, seats, level } = wish
    it(`finishes a ${mode} game with ${level === undefined ? `${seats} seats` : `level ${level}`}`, () => {
      const { position, outcome } = play(catsSetting(wish), () => catsCasual.mind(), 5)
      expect(position.over).toBe(true)
      expect(outcome.standings).toHaveLength(seats as number)
      // Nobody who plays sensibly leaves the ship nearly empty.
      const { players } = position.table.state as unknown as { players: { boat: { tiles: unknown[] } }[] }
      for (const { boat } of players) expect(boat.tiles.length).toBeGreaterThan(5)
    })
  }

  it('beats random play in all games but one at most, on either seat', () => {
    const variant = catsSetting({ mode: 'classic', seats: 2 })
    let wins = 0
    const games = RARELY === 1 ? 20 : 8
    for (let game = 0; game < games; game++) {
      const own = game % 2
      const { outcome } = play(variant, (seat) => (seat === own ? catsCasual : randomBot).mind(), game + 1)
      const other = outcome.standings[1 - own]?.place
      if (outcome.standings[own]?.place === 1 && other === 2) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(games - 1)
  })

  it('never answers what is not offered', () => {
    const answers: Json[] = []
    for (const wish of [
      { mode: 'classic', seats: 3 },
      { mode: 'family', seats: 2 },
      { mode: 'solo', seats: 1, level: 3 },
    ])
      play(catsSetting(wish), () => watched(catsCasual, answers), 8)
    expect(answers.length).toBeGreaterThan(300)
  })

  it('plays the same game again from the same chance', () => {
    const variant = catsSetting({ mode: 'classic', seats: 2 })
    const first: Json[] = []
    const second: Json[] = []
    play(variant, () => watched(catsCasual, first), 12)
    play(variant, () => catsCasual.mind(), 13)
    play(variant, () => watched(catsCasual, second), 12)
    expect(second).toEqual(first)
  })
})
