import { type Decision, type Json, type Policy, type Position, type Seat, seededFate } from '@nora/kernel'
import { expect, it } from 'vitest'
import { woodcraftCasual } from '../src/index.ts'
import { play, RARELY } from './table.ts'
import { everyTable, woodcraftSetting } from './woodcraft-table.ts'

/** What a fresh mind answers in a position, whatever it thought before. */
function answerIn(position: Position, seat: Seat): Json {
  const decision = position.owed(seat) as Decision
  return woodcraftCasual.mind().choose(position, decision, position.space(decision), seededFate(99))
}

/** At every third question, or more rarely, it is asked again in a position that looks the same to its seat and is another one. */
function doubting(found: { twins: number; differ: number }): Policy {
  const mind = woodcraftCasual.mind()
  let asked = 0
  return {
    choose: (position, decision, space, fate) => {
      const { seat } = decision
      if (asked++ % (3 * RARELY) === 0 && space.count(2) > 1) {
        const twin = position.imagined(seat, seededFate(asked))
        found.twins++
        if (JSON.stringify(twin.table.state) !== JSON.stringify(position.table.state)) found.differ++
        expect(answerIn(twin, seat)).toEqual(answerIn(position, seat))
      }
      return mind.choose(position, decision, space, fate)
    },
  }
}

it.each(everyTable)('chooses the same whatever lies where it cannot look: $mode with $seats', (wish) => {
  const found = { twins: 0, differ: 0 }
  play(woodcraftSetting(wish), () => doubting(found), 21)
  expect(found.twins).toBeGreaterThan(15 / RARELY)
  // Decks have no order of their own, so alone everything unseen is the same heap; others have hands.
  if (wish.mode === 'classic') expect(found.differ).toBeGreaterThan(found.twins / 2)
})
