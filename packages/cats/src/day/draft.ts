import { ask, draw, type Flow, type Item, type Kind, type Next, type Seat, selection, together } from '@nora/kernel'
import { refuseSelection } from '../reasons.ts'
import { type CatsTable, isSolo, seatsInOrder } from '../state.ts'
import { DECK, draftOf, offerOf } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'
import { enterPhase } from './phase.ts'

const CARDS_DEALT = 7
const CARDS_KEPT = 2

/** What becomes of the cards that are not kept: others may get to see them, or nobody does. */
type Rest = 'passedOn' | 'discarded'

/** Which cards are kept. */
export const draftKind: Kind<CatsTable, { readonly keep: number; readonly rest: Rest }, Item[]> = {
  name: 'draft',
  secret: true,
  space: (table, seat, { keep }) => selection(table.zone(draftOf(seat)), keep),
  why: (table, seat, { keep }, choice) => refuseSelection(choice, table.zone(draftOf(seat)), keep, 'notInHand'),
}

/** Isle of Cats rulebook, Exploring, Choosing cards: seven cards each; those of earlier days stay in hand meanwhile. */
export function* deal(table: CatsTable): Flow<Next> {
  yield* anytimeWindow(table, 'deal')
  enterPhase(table, 'exploring')
  for (const player of table.state.players) player.paid = false
  if (isSolo(table)) return { step: 'soloDraw', args: { time: 1 } }
  for (const seat of seatsInOrder(table)) yield* draw(table, DECK, draftOf(seat), CARDS_DEALT)
  table.tell?.({ type: 'dealt', cards: CARDS_DEALT })
  return { step: 'draft' }
}

/** One pass: everybody keeps two cards at the same time and sends the rest on, until a last card is left over. */
export function* draft(table: CatsTable): Flow<Next> {
  const seats = seatsInOrder(table)
  yield* together(
    table,
    seats.map((seat) => keep(table, seat, CARDS_KEPT, offerOf(seat), 'passedOn')),
  )
  sendOn(table)
  if (table.zone(draftOf(0)).length > 1) return { step: 'draft' }
  for (const seat of seats) table.move([...table.zone(draftOf(seat))], draftOf(seat), offerOf(seat))
  return { step: 'buy' }
}

/** The player keeps a number of cards in front of the ship. */
export function* keep(table: CatsTable, seat: Seat, number: number, to: string, rest: Rest): Flow {
  const cards = yield* ask(table, seat, draftKind, { keep: number, rest })
  table.move(cards, draftOf(seat), to)
  table.tell?.({ type: 'kept', seat, items: cards })
}

/** Isle of Cats rulebook, Exploring, Choosing cards: clockwise on odd days, the other way on even days. */
function sendOn(table: CatsTable): void {
  const clockwise = table.state.day % 2 === 1
  const drafts = table.state.players.map((_, seat) => draftOf(seat))
  table.pass(clockwise ? drafts : drafts.reverse())
  table.tell?.({ type: 'cardsPassed', way: clockwise ? 'left' : 'right' })
}
