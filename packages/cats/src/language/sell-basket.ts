import { refuse } from '../reasons.ts'
import { playerOf } from '../state.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'

/**
 * 076: a permanent basket for fish. Isle of Cats rulebook, Explanations of cards: also right after it was used to
 * rescue a cat; so a used one goes first, which is never worse for its owner.
 */
export const sellBasket: EffectRule<EffectOf<'sellBasket'>> = {
  why: (table, seat) =>
    playerOf(table, seat).baskets > 0 ? undefined : refuse('needsBasket', { basket: 'permanent', needs: 1, has: 0 }),
  // biome-ignore lint/correctness/useYield: it asks nothing
  *play(table, seat, { fish }) {
    const player = playerOf(table, seat)
    const used = player.usedBaskets > 0
    if (used) player.usedBaskets--
    player.baskets--
    player.fish += fish
    table.state.basketSupply++
    table.tell?.({ type: 'basketSold', seat, fish, used })
  },
}
