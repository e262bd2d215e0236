import type { Lesson } from '../../../learn/lesson.ts'
import { ASKED, affordable, anyCat, LEARNER, SHIP, ZONES } from './boats.ts'

/** The first day of the full game: fish, cards, a rescue, up to the cards of the next morning. */
export const day: Lesson = {
  id: 'day',
  wish: { mode: 'classic', seats: 2 },
  seed: 1,
  learner: LEARNER,
  others: (kind, choices) => (kind === 'rescue' ? choices.find((choice) => choice !== 'pass') : undefined),
  steps: [
    { id: 'fish', address: 'day.fishing', points: { ...SHIP, at: '[data-picture="supplies"]' } },
    { id: 'cards', address: 'parts.cards', points: ASKED },
    { id: 'draft', address: 'explore.draft', points: ASKED, act: { kind: 'draft' } },
    { id: 'more', address: 'explore.draft', points: ASKED, act: { kind: 'draft' } },
    { id: 'last', address: 'explore.draft', points: ASKED, act: { kind: 'draft' } },
    { id: 'buy', address: 'explore.buy', points: ASKED, act: { kind: 'buy', accepts: affordable } },
    { id: 'rescue', address: 'rescue.price', points: ZONES, act: { kind: 'rescue', accepts: anyCat } },
    { id: 'place', address: 'placing.rules', points: SHIP, act: { kind: 'place' } },
    // Whoever has more baskets, or cards for rare finds, plays on as they like until morning.
    { id: 'next', address: 'day.next', points: ASKED, act: { kind: 'draft' } },
  ],
}
