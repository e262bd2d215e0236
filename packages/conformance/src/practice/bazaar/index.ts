import { type Game, hash } from '@nora/kernel'
import { act } from './action.ts'
import { favourKinds } from './favours.ts'
import { bazaarCards, isGood } from './goods.ts'
import { audit, outcome, sheet } from './score.ts'
import { type BazaarState, start, zones } from './state.ts'
import { reckoning, setup, turn, turnKinds } from './turn.ts'

/**
 * Merchants roll dice, buy from a shared market and play favours from hidden hands. Shows dice, actions within
 * actions, forced answers open and secret, a look into a pile, confirmed turns, options, levels and a rival for one.
 */
export const bazaar: Game<BazaarState> = {
  id: 'bazaar',
  rulesVersion: '1',
  content: bazaarCards,
  contentHash: hash(bazaarCards),
  modes: [
    { id: 'classic', seats: { min: 2, max: 4 }, levels: [], options: { length: ['short', 'long'] } },
    {
      id: 'solo',
      seats: { min: 1, max: 1 },
      levels: [1, 2, 3],
      options: { length: ['long', 'short'], weather: ['fair', 'storm'] },
    },
  ],
  kinds: [...turnKinds, act, ...favourKinds],
  reasons: [
    'needsCoins',
    'noFavoursLeft',
    'noGoodsLeft',
    'nobodyHasFavours',
    'nobodyHasGoods',
    'notRolled',
    'onlyOnceATurn',
  ],
  steps: { setup, turn, reckoning },
  bound: 320,
  zones,
  back: (card) => (isGood(card) ? 'good' : 'favour'),
  start,
  sheet,
  outcome,
  audit,
}
