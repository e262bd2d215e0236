import { draw, type Flow, type Next, type Seat, together } from '@nora/kernel'
import { keep } from '../day/draft.ts'
import { type CatsTable, seatsInOrder } from '../state.ts'
import { discardedBy, draftOf, FAMILY_DECK, lessonsOf } from '../zones.ts'

const LESSONS_DEALT = 3
const LESSONS_KEPT = 2

/** Family rules: three lessons each, two of which are kept secretly; once, before the first day. */
export function* familyLessons(table: CatsTable): Flow<Next> {
  const seats = seatsInOrder(table)
  for (const seat of seats) yield* draw(table, FAMILY_DECK, draftOf(seat), LESSONS_DEALT)
  yield* together(
    table,
    seats.map((seat) => keepLessons(table, seat)),
  )
  return { step: 'fill' }
}

function* keepLessons(table: CatsTable, seat: Seat): Flow {
  yield* keep(table, seat, LESSONS_KEPT, lessonsOf(seat), 'discarded')
  table.move([...table.zone(draftOf(seat))], draftOf(seat), discardedBy(seat))
}
