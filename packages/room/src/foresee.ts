import { type Json, type Match, type Seat, sheetChanges, Table, totalOf, type Variant, viewOf } from '@nora/kernel'
import type { Foreseen } from '@nora/protocol'

/** What a legal choice would lead to. What the seat would learn by it is not told, only that there is something. */
export function foresee(match: Match, seat: Seat, choice: Json, interrupt: boolean): Foreseen {
  const { position, barrier } = match.tryOut(seat, choice, interrupt)
  if (barrier === 'learned') return { barrier, sheet: null, earned: null, changes: null }
  const now = seenBy(match.variant, match.table, seat)
  const then = seenBy(match.variant, position.table, seat)
  const { game } = match.variant
  const judged = (table: Table) => (game.judged ?? game.sheet)(table, seat)
  return {
    barrier,
    sheet: game.sheet(then, seat),
    earned: totalOf((game.earned ?? game.sheet)(then, seat)),
    changes: sheetChanges(judged(now), judged(then)),
  }
}

function seenBy(variant: Variant, { state }: Pick<Table, 'state'>, seat: Seat): Table {
  return new Table(variant, viewOf(variant, state, seat))
}
