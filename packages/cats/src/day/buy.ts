import { type Flow, type Next, type Seat, together } from '@nora/kernel'
import { type CatsTable, playerOf, seatsInOrder } from '../state.ts'
import { anytimeWindow } from './anytime-window.ts'
import { purchase } from './purchase.ts'

/** Isle of Cats rulebook, Exploring, Buying: all players buy at the same time. */
export function* buy(table: CatsTable): Flow<Next> {
  yield* anytimeWindow(table, 'buy')
  yield* together(
    table,
    seatsInOrder(table).map((seat) => buyOnce(table, seat)),
  )
  return { step: 'lessons' }
}

function* buyOnce(table: CatsTable, seat: Seat): Flow {
  yield* purchase(table, seat)
  playerOf(table, seat).paid = true
}
