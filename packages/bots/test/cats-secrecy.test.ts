import { type Decision, type Json, type Policy, type Position, type Seat, seededFate } from '@nora/kernel'
import { expect, it } from 'vitest'
import { catsCasual } from '../src/index.ts'
import { catsSetting } from './cats-table.ts'
import { play, RARELY } from './table.ts'

/** What a fresh mind answers in a position, whatever it thought before. */
function answerIn(position: Position, seat: Seat): Json {
  const decision = position.owed(seat) as Decision
  return catsCasual.mind().choose(position, decision, position.space(decision), seededFate(99))
}

function interruptIn(position: Position, seat: Seat): Json | undefined {
  return catsCasual.mind().interrupt?.(position, seat, seededFate(99))
}

/** At every second question, or more rarely, it is asked again in a position that looks the same to its seat and is another one. */
function doubting(found: { twins: number; interrupts: number; differ: number }): Policy {
  const mind = catsCasual.mind()
  let asked = 0
  return {
    choose: (position, decision, space, fate) => {
      const { seat } = decision
      if (asked++ % (2 * RARELY) === 0 && space.count(2) > 1) {
        const twin = position.imagined(seat, seededFate(asked))
        found.twins++
        if (JSON.stringify(twin.table.state) !== JSON.stringify(position.table.state)) found.differ++
        expect(answerIn(twin, seat)).toEqual(answerIn(position, seat))
      }
      return mind.choose(position, decision, space, fate)
    },
    interrupt: (position, seat, fate) => {
      const twin = position.imagined(seat, seededFate(asked))
      const choice = interruptIn(position, seat)
      if (choice !== undefined) found.interrupts++
      expect(interruptIn(twin, seat)).toEqual(choice)
      return mind.interrupt?.(position, seat, fate)
    },
  }
}

it.each([
  { mode: 'classic', seats: 2 },
  { mode: 'classic', seats: 3 },
  { mode: 'family', seats: 3 },
  { mode: 'solo', seats: 1, level: 2 },
])('chooses the same whatever lies where it cannot look: $mode with $seats', (wish) => {
  const found = { twins: 0, interrupts: 0, differ: 0 }
  play(catsSetting(wish), () => doubting(found), 21)
  expect(found.twins).toBeGreaterThan(20 / RARELY)
  // Alone only the Sister's next cards lie face down in an order of their own.
  if (wish.mode === 'solo') expect(found.differ).toBeGreaterThan(0)
  else expect(found.differ).toBe(found.twins)
  if (wish.mode === 'classic') expect(found.interrupts).toBeGreaterThan(0)
})
