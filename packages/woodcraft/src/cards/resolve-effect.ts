import type { Context, Effect } from '@nora/effects'
import type { Flow, Reason, Seat } from '@nora/kernel'
import type { ScoreCategory, WoodcraftTable } from '../state.ts'

/**
 * What an effect is printed on: the category its points are written under and, if it is a card or tile, which. It stands in
 * questions and events as `road`, as kept releases and stored tables have it.
 */
export type Origin = { readonly road: ScoreCategory; readonly item?: string }

export function contextOf(table: WoodcraftTable, seat: Seat, origin: Origin): Context<WoodcraftTable> {
  return table.content.language.at(table, seat, origin)
}

/** Does what is printed; what cannot be done is left out. */
export function* resolve(table: WoodcraftTable, seat: Seat, origin: Origin, effect: Effect): Flow {
  yield* contextOf(table, seat, origin).run(effect)
}

/** Why what is printed would do nothing now. */
export function whyNoEffect(table: WoodcraftTable, seat: Seat, origin: Origin, effect: Effect): Reason | undefined {
  return contextOf(table, seat, origin).can(effect)
}
