import { describe, expect, test } from 'vitest'
import { type RatbotHolding, RatbotTable } from './ratbot-table.ts'

/** States what an offensive invention of the player does to Ratbot, and that it takes more than the player has. */
function offends(
  number: number,
  so: string,
  bot: RatbotHolding,
  after: RatbotHolding,
  equal: RatbotHolding = { points: 20 },
): void {
  describe(`${number} against Ratbot`, () => {
    const played = (has: RatbotHolding) => {
      const table = new RatbotTable(has, { hand: [number] })
      const before = table.bot()
      table.playFree(number)
      expect(table.asked).toHaveLength(1)
      return { before, now: table.bot() }
    }

    test(so, () => {
      const { before, now } = played({ points: 20, ...bot })
      expect(now).toEqual({ ...before, ...after })
    })

    test('nothing when it has no more than the player', () => {
      const { before, now } = played(equal)
      expect(now).toEqual(before)
    })
  })
}

offends(
  25,
  'it gives up the guest with the fewest points',
  { guests: ['house-guest-01', 'house-guest-02'] },
  { guests: ['house-guest-01'] },
)
offends(44, 'its pile is no hand', { pile: [33, 34] }, {})
offends(45, 'it has no jokers', {}, {})
offends(46, 'it has no movement tokens', {}, {})
offends(47, 'more tents: 2 points', { tents: ['B'] }, { points: 18 })
offends(87, 'more rooms: 3 points', { rooms: 1 }, { points: 17 })
offends(93, 'it has no automata', {}, {})
offends(133, 'more objectives: 3 points', { claimed: ['objective-03'] }, { points: 17 })
offends(153, 'more doors: 2 points', { doors: ['door-01'] }, { points: 18 })
offends(154, 'more beds: 3 points', { beds: 1 }, { points: 17 })
