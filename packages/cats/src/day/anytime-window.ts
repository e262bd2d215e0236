import { ask, confirm, type Flow, filtered, type Kind, pause, type Seat } from '@nora/kernel'
import { anytimeCards, everyPlay, mayPlay, type Play, playAnytime, whyNotPlay } from '../cards/anytime-cards.ts'
import { type CatsTable, playerOf, SISTER, seatsInOrder } from '../state.ts'
import { holdsCards } from '../zones.ts'

/** The moments between turns and phases in which anytime cards may be played out of turn. */
export type AnytimeWindow =
  | 'fill'
  | 'deal'
  | 'buy'
  | 'lessons'
  | 'rescueCards'
  | 'revealed'
  | 'rescueTurn'
  | 'rareFindsTurn'
  | 'nextDay'
  | 'scoring'

const LOWER = 'lower'

/** A raised hand's card, or a lowered hand. */
export const anytimeKind: Kind<CatsTable, { readonly where: AnytimeWindow }, Play | typeof LOWER> = {
  name: 'anytime',
  declines: (choice) => choice === LOWER,
  secret: true,
  space: (table, seat) =>
    filtered<Play | typeof LOWER>(
      [LOWER, ...anytimeCards(table, seat)],
      (choice) => choice === LOWER || mayPlay(table, seat, choice.play),
    ),
  sought: (table, seat) => everyPlay(table, seat),
  why: (table, seat, _args, choice) => whyNotPlay(table, seat, choice),
}

/**
 * Isle of Cats rulebook, Anytime cards: at any moment; several players at once in turn order. Play stops here for as
 * long as somebody may want to: everybody who holds a card, whatever it is, so that nothing shows what it is. Raised
 * hands play one card each, in turn order, again while any hand is up.
 */
export function* anytimeWindow(table: CatsTable, where: AnytimeWindow, turnOf?: Seat): Flow {
  const seats: Seat[] = []
  for (const seat of table.state.order) {
    if (seat === SISTER) continue
    if (holdsCards(table, seat)) seats.push(seat)
    // The last card went on the own turn, and with it what the hand was raised for.
    else if (playerOf(table, seat).raised) lower(table, seat)
  }
  if (seats.length === 0) return
  yield* pause(table, turnOf === undefined ? { where, seats } : { where, seats, turnOf })
  while (table.state.players.some(({ raised }) => raised)) {
    for (const seat of seatsInOrder(table)) if (playerOf(table, seat).raised) yield* raisedHand(table, seat, where)
  }
}

function* raisedHand(table: CatsTable, seat: Seat, where: AnytimeWindow): Flow {
  const choice = yield* ask(table, seat, anytimeKind, { where })
  if (choice === LOWER) return lower(table, seat)
  yield* playAnytime(table, seat, choice.play)
  if (!holdsCards(table, seat)) lower(table, seat)
  yield* confirm(table, seat)
}

function lower(table: CatsTable, seat: Seat): void {
  playerOf(table, seat).raised = false
  table.tell?.({ type: 'handLowered', seat })
}
