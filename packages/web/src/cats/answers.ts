import { EACH, WHOLE } from '@nora/choosing'
import type { Answers } from '../table/kit/answers.ts'

/** Which part of a choice a card, tile, pile or zone answers. Where a tile is laid, the ship is asked: see `placing`. */
export const answers: Answers = {
  decisions: {
    draft: EACH,
    buy: EACH,
    rescueCards: [EACH, 'play'],
    anytime: 'play',
    rescue: ['rescue', 'play'],
    familyRescue: WHOLE,
    rareFinds: 'play',
    oshax: WHOLE,
    colour: WHOLE,
    treasure: WHOLE,
    mapBonus: WHOLE,
    moveCat: WHOLE,
    zone: 'zone',
    giveLessons: EACH,
    giveTreasures: EACH,
  },
  // Where nobody else could act, a card in hand says that it comes next.
  anytime: { hand: WHOLE },
  // All of today's baskets are empty again tomorrow or gone, so it makes no difference which is used first.
  indifferent: { rescue: 'basket' },
}
