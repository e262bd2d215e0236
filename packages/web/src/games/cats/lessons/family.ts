import type { Lesson, LessonAct } from '../../../learn/lesson.ts'
import { ASKED, asksNext, boatAfter, END, ISLAND, LEARNER, SHIP, thing } from './boats.ts'

/** Three cats of one colour, which the rival leaves to the learner. */
const [first, second, third] = ['green-04', 'green-03', 'green-07'] as const

/** On the ship itself: a small screen has a picture of the whole ship in its corner. */
const MAP = { ...SHIP, at: `${SHIP.at} [data-sea] [data-map="green"]` } as const

/** On the ship, where they lie. */
const placed = (...tiles: readonly string[]) => ({
  ...SHIP,
  at: tiles.map((tile) => `${SHIP.at} [data-sea] ${thing(tile)}`).join(),
})

/** Beside a cat of its colour. */
const besideItsOwn: LessonAct = {
  kind: 'place',
  accepts: (choice, match) => boatAfter(match, choice).cats.every(({ lonely }) => !lonely),
}

/** The first day of a family game. */
export const family: Lesson = {
  id: 'family',
  wish: { mode: 'family', seats: 2 },
  seed: 22,
  learner: LEARNER,
  others: (kind, choices) =>
    kind === 'familyRescue' ? choices.find((cat) => cat !== 'pass' && !String(cat).startsWith('green')) : undefined,
  steps: [
    { id: 'boat', address: 'scoring.sections', points: SHIP },
    { id: 'lessons', address: 'family.setup', points: ASKED, act: { kind: 'draft' } },
    { id: 'welcome', address: 'family.turn', points: ISLAND },
    {
      id: 'cat',
      address: 'family.turn',
      points: { at: thing(first), part: 'island' },
      act: { kind: 'familyRescue', does: first },
    },
    {
      id: 'map',
      address: 'placing.maps',
      points: MAP,
      act: { kind: 'place', accepts: (choice, match) => asksNext(match, choice) === 'mapBonus' },
    },
    {
      id: 'treasure',
      address: 'family.turn',
      points: ISLAND,
      act: { kind: 'mapBonus', accepts: (choice) => choice !== 'leave' },
    },
    { id: 'fill', address: 'placing.rules', points: SHIP, act: { kind: 'place' } },
    { id: 'rival', address: 'family.turn', points: { at: '[data-owner="1"]', part: 'others' } },
    {
      id: 'second',
      address: 'placing.rules',
      points: { at: thing(second), part: 'island' },
      act: { kind: 'familyRescue', does: second },
    },
    { id: 'beside', address: 'placing.rules', points: placed(first), act: besideItsOwn },
    {
      id: 'third',
      address: 'scoring.families',
      points: { at: thing(third), part: 'island' },
      act: { kind: 'familyRescue', does: third },
    },
    {
      id: 'family',
      address: 'scoring.families',
      points: placed(first, second),
      act: { kind: 'place', accepts: (choice, match) => boatAfter(match, choice).families.length > 0 },
    },
    { id: 'points', address: 'family.score', points: { ...SHIP, at: '[data-button="families"]' } },
    { id: 'pass', address: 'rescue.pass', points: { at: END }, act: { kind: 'familyRescue', does: 'pass' } },
    { id: 'days', address: 'day.next', points: { at: '[data-calendar]' } },
  ],
}
