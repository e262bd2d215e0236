import { draw } from '@nora/kernel'
import { purchase } from '../day/purchase.ts'
import { refuse } from '../reasons.ts'
import { playerOf } from '../state.ts'
import { DECK, offerOf } from '../zones.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'

/**
 * 071 to 074: draw cards and keep any of them at their normal cost. Isle of Cats rulebook, Explanations of cards: while
 * exploring, only once the player has settled and paid the purchase.
 */
export const drawCards: EffectRule<EffectOf<'drawCards'>> = {
  why: (table, seat) => {
    if (table.state.phase === 'exploring' && !playerOf(table, seat).paid) return refuse('buyFirst')
    return table.zone(DECK).length > 0 ? undefined : refuse('supplyEmpty', { supply: DECK })
  },
  *play(table, seat, { number }) {
    yield* draw(table, DECK, offerOf(seat), number)
    yield* purchase(table, seat)
  },
}
