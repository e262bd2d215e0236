import type { Lesson } from '../../../learn/lesson.ts'
import { ASKED, affordable, anyCat, LEARNER, SHIP, ZONES } from './boats.ts'

const SISTER = { at: '[data-owner="automa"]', part: 'others' } as const
/** What she did in her last turn, line by line. */
const DEEDS = { ...SISTER, at: `${SISTER.at} > ul` } as const
/** What a cat of each colour brings her. */
const COLOURS = { ...SISTER, at: `${SISTER.at} > ol` } as const

/** Alone against the sister, as far as her first turn. */
export const sister: Lesson = {
  id: 'sister',
  wish: { mode: 'solo', level: 0 },
  seed: 1,
  learner: LEARNER,
  steps: [
    { id: 'welcome', address: 'solo.setup', points: SISTER },
    { id: 'draft', address: 'solo.day', points: ASKED, act: { kind: 'draft' } },
    { id: 'more', address: 'solo.day', points: ASKED, act: { kind: 'draft' } },
    { id: 'buy', address: 'explore.buy', points: ASKED, act: { kind: 'buy', accepts: affordable } },
    { id: 'rescue', address: 'solo.day', points: ZONES, act: { kind: 'rescue', accepts: anyCat } },
    { id: 'place', address: 'placing.rules', points: SHIP, act: { kind: 'place' } },
    { id: 'answer', address: 'solo.orders', points: DEEDS },
    { id: 'score', address: 'solo.score', points: COLOURS },
  ],
}
