import { ALONE, confirm, draw, type Flow, type Next } from '@nora/kernel'
import { keep } from '../day/draft.ts'
import type { CatsTable } from '../state.ts'
import { DECK, discardedBy, draftOf, offerOf } from '../zones.ts'

const CARDS_DRAWN = 5
const CARDS_KEPT = 3
export const TIMES = 2
const LAST_CARDS = 1

/**
 * Isle of Cats rulebook, Solo, Exploring: draw five cards, keep three and discard two; the same once more; then one
 * card more. These seven are on offer.
 */
export function* soloDraw(table: CatsTable, { time }: { readonly time: number }): Flow<Next> {
  yield* draw(table, DECK, draftOf(ALONE), CARDS_DRAWN)
  table.tell?.({ type: 'dealt', cards: CARDS_DRAWN })
  yield* keep(table, ALONE, CARDS_KEPT, offerOf(ALONE), 'discarded')
  table.move([...table.zone(draftOf(ALONE))], draftOf(ALONE), discardedBy(ALONE))
  // The next cards come as a surprise: what was kept stands from here on.
  yield* confirm(table, ALONE)
  if (time < TIMES) return { step: 'soloDraw', args: { time: time + 1 } }
  yield* draw(table, DECK, offerOf(ALONE), LAST_CARDS)
  table.tell?.({ type: 'dealt', cards: LAST_CARDS })
  return { step: 'buy' }
}
