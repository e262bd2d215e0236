import type { Lesson } from '../../../learn/lesson.ts'
import { ASKED, affordable, anyCat, LEARNER, SHIP, ZONES } from './boats.ts'

/** The first day of the full game: fish, cards, a rescue. */
export const day: Lesson = {
  id: 'day',
  wish: { mode: 'classic', seats: 2 },
  seed: 1,
  learner: LEARNER,
  others: (kind, choices) => (kind === 'rescue' ? choices.find((choice) => choice !== 'pass') : undefined),
  steps: [
    { id: 'fish', address: 'day.fishing', points: SHIP },
    { id: 'draft', address: 'explore.draft', points: ASKED, act: { kind: 'draft' } },
    { id: 'more', address: 'explore.draft', points: ASKED, act: { kind: 'draft' } },
    { id: 'last', address: 'explore.draft', points: ASKED, act: { kind: 'draft' } },
    { id: 'buy', address: 'explore.buy', points: ASKED, act: { kind: 'buy', accepts: affordable } },
    { id: 'cards', address: 'rescue.cards' },
    { id: 'rescue', address: 'rescue.price', points: ZONES, act: { kind: 'rescue', accepts: anyCat } },
    { id: 'place', address: 'placing.rules', points: SHIP, act: { kind: 'place' } },
    { id: 'next', address: 'day.next', points: { at: '[data-calendar]' } },
  ],
}
