import { RATBOT } from '@nora/wistar'
import type { Lesson } from '../../../learn/lesson.ts'
import { end, LEARNER, main, place, send } from './wheel.ts'

/** Beside the player's own place. */
const RATBOT_SEAT = { at: '[data-seat="automa"]' } as const
/** Where its card has sent it, on the wheel or to the hut. */
const RATBOT_LEADER = { at: `[data-travels="leader/${RATBOT}"]`, part: 'wheel' } as const

/** Alone against Ratbot, as far as its first turn. */
export const ratbot: Lesson = {
  id: 'ratbot',
  wish: { mode: 'solo', level: 1 },
  seed: 1,
  learner: LEARNER,
  steps: [
    { id: 'welcome', address: 'solo.setup', points: RATBOT_SEAT },
    {
      id: 'pair',
      address: 'setup.cards',
      points: { at: '[data-picture="asked"]', part: 'market' },
      act: { kind: 'startingCards' },
    },
    send('send', 'lair'),
    place('leader', 'gatherMetal'),
    main('metal', 'gatherMetal', 'actions.metal'),
    end('end'),
    { id: 'turn', address: 'solo.turn', points: RATBOT_LEADER },
    { id: 'score', address: 'solo.end', points: RATBOT_SEAT },
  ],
}
