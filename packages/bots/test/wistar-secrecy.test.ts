import { type Decision, type Json, type Policy, type Position, type Seat, seededFate } from '@nora/kernel'
import { expect, it } from 'vitest'
import { wistarCasual } from '../src/index.ts'
import { play, RARELY } from './table.ts'
import { wistarSetting } from './wistar-table.ts'

/** What a fresh mind answers in a position, whatever it thought before. */
function answerIn(position: Position, seat: Seat): Json {
  const decision = position.owed(seat) as Decision
  return wistarCasual.mind().choose(position, decision, position.space(decision), seededFate(99))
}

/** At every fifth question, or more rarely, it is asked again in a position that looks the same to its seat and is another one. */
function doubting(found: { twins: number; differ: number }): Policy {
  const mind = wistarCasual.mind()
  let asked = 0
  return {
    choose: (position, decision, space, fate) => {
      const { seat } = decision
      if (asked++ % (5 * RARELY) === 0 && space.count(2) > 1) {
        const twin = position.imagined(seat, seededFate(asked))
        found.twins++
        if (JSON.stringify(twin.table.state) !== JSON.stringify(position.table.state)) found.differ++
        expect(answerIn(twin, seat)).toEqual(answerIn(position, seat))
      }
      return mind.choose(position, decision, space, fate)
    },
  }
}

it.each([
  { mode: 'classic', seats: 2 },
  { mode: 'peaceful', seats: 3 },
  { mode: 'solo', seats: 1, level: 2 },
])('chooses the same whatever lies where it cannot look: $mode with $seats', (wish) => {
  const found = { twins: 0, differ: 0 }
  play(wistarSetting(wish), () => doubting(found), 21)
  expect(found.twins).toBeGreaterThan(15 / RARELY)
  expect(found.differ).toBe(found.twins)
})
