import { refuse } from '../reasons.ts'
import { playerOf } from '../state.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'

/** 069 and 070: the next tile of any kind need not touch another one. The leave waits, over days if need be. */
export const nextTileAnywhere: EffectRule<EffectOf<'nextTileAnywhere'>> = {
  why: (table, seat) => (playerOf(table, seat).anywhere ? refuse('alreadyPending') : undefined),
  // biome-ignore lint/correctness/useYield: it asks nothing
  *play(table, seat) {
    playerOf(table, seat).anywhere = true
    table.tell?.({ type: 'nextTileAnywhere', seat })
  },
}
