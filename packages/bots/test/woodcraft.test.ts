import type { Json } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { randomBot, woodcraftCasual } from '../src/index.ts'
import { play, watched } from './table.ts'
import { everyTable, woodcraftSetting } from './woodcraft-table.ts'

describe('the casual bot at Woodcraft', () => {
  it.each(everyTable)(
    'finishes a $mode game with $seats at the table and gives only answers that are offered',
    (wish) => {
      const answers: Json[] = []
      const { position, outcome } = play(woodcraftSetting(wish), () => watched(woodcraftCasual, answers), 5)
      expect(position.over).toBe(true)
      expect(outcome.standings).toHaveLength(wish.seats as number)
      expect(answers.length).toBeGreaterThan(60 * (wish.seats as number))
      // Nobody who plays sensibly ends where random play does.
      for (const { score } of outcome.standings) expect(score).toBeGreaterThan(35)
    },
  )

  it('beats random play in all of twelve games, on either seat, by a wide margin', () => {
    const variant = woodcraftSetting({ mode: 'classic', seats: 2 })
    let margin = 0
    for (let game = 0; game < 12; game++) {
      const own = game % 2
      const { outcome } = play(variant, (seat) => (seat === own ? woodcraftCasual : randomBot).mind(), game + 1)
      const [mine, other] = [own, 1 - own].map((seat) => outcome.standings[seat])
      expect(mine?.place, `game ${game}`).toBe(1)
      margin += (mine?.score ?? 0) - (other?.score ?? 0)
    }
    expect(margin / 12).toBeGreaterThan(30)
  })

  it('plays the same game again from the same chance', () => {
    const variant = woodcraftSetting({ mode: 'classic', seats: 2 })
    const first: Json[] = []
    const second: Json[] = []
    play(variant, () => watched(woodcraftCasual, first), 12)
    play(variant, () => woodcraftCasual.mind(), 13)
    play(variant, () => watched(woodcraftCasual, second), 12)
    expect(second).toEqual(first)
  })
})
