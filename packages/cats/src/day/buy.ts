import { ask, type Flow, type Item, type Next, type Seat, together } from '@nora/kernel'
import { type CatsTable, playerOf, seatsInOrder } from '../state.ts'
import { anytimeWindow } from './anytime-window.ts'
import { buyKind, settle } from './purchase.ts'

/**
 * Isle of Cats rulebook, Exploring, Buying: all players buy at the same time. What is public about it, the number of cards
 * and their price, is known only when the last one has chosen, so that nobody is better off by waiting.
 */
export function* buy(table: CatsTable): Flow<Next> {
  yield* anytimeWindow(table, 'buy')
  const seats = seatsInOrder(table)
  const chosen = new Map<Seat, readonly Item[]>()
  yield* together(
    table,
    seats.map((seat) => choose(table, seat, chosen)),
  )
  for (const seat of seats) {
    settle(table, seat, chosen.get(seat) ?? [])
    playerOf(table, seat).paid = true
  }
  return { step: 'lessons' }
}

function* choose(table: CatsTable, seat: Seat, chosen: Map<Seat, readonly Item[]>): Flow {
  chosen.set(seat, yield* ask(table, seat, buyKind, null))
}
