import {
  ask,
  confirm,
  type Flow,
  filtered,
  type Item,
  type Json,
  joined,
  type Kind,
  type Next,
  type Reason,
  type Seat,
  selection,
} from '@nora/kernel'
import {
  anytimeCards,
  everyPlay,
  mayPlay,
  type Play,
  playAnytime,
  whyNotNow,
  whyNotPlay,
} from '../cards/anytime-cards.ts'
import { findCard } from '../content/content.ts'
import { refuse } from '../reasons.ts'
import { type CatsTable, SISTER } from '../state.ts'
import { chosenOf, handOf } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'
import { enterPhase } from './phase.ts'

/** Any number of rescue cards, laid face down together; before that, anytime cards. */
export const rescueCardsKind: Kind<CatsTable, null, Item[] | Play> = {
  name: 'rescueCards',
  declines: (choice) => Array.isArray(choice) && choice.length === 0,
  secret: true,
  space: (table, seat) =>
    joined<Item[] | Play>(
      selection(rescueCardsIn(table, seat)),
      filtered(anytimeCards(table, seat), ({ play }) => mayPlay(table, seat, play)),
    ),
  sought: (table, seat) => everyPlay(table, seat).filter(({ play }) => !findCard(table.content, play, 'rescue')),
  why: (table, seat, _args, choice) =>
    Array.isArray(choice) ? whyNotLay(table, seat, choice) : whyNotPlay(table, seat, choice),
}

/** Isle of Cats rulebook, Rescue: in turn order each player lays down as many rescue cards as wanted, none included. */
export function* rescueCards(table: CatsTable, { place }: { readonly place: number }): Flow<Next> {
  enterPhase(table, 'rescue')
  const seat = table.state.order[place] as Seat
  if (seat !== SISTER) {
    yield* anytimeWindow(table, 'rescueCards', seat)
    yield* layRescueCards(table, seat)
  }
  return place + 1 < table.state.order.length ? { step: 'rescueCards', args: { place: place + 1 } } : { step: 'reveal' }
}

function* layRescueCards(table: CatsTable, seat: Seat): Flow {
  for (;;) {
    if (table.zone(handOf(seat)).length === 0) return
    const choice = yield* ask(table, seat, rescueCardsKind, null)
    if (Array.isArray(choice)) {
      table.move(choice as Item[], handOf(seat), chosenOf(seat))
      table.tell?.({ type: 'rescueCardsLaid', seat, items: choice as Item[] })
      return yield* confirm(table, seat)
    }
    yield* playAnytime(table, seat, (choice as Play).play)
  }
}

function rescueCardsIn(table: CatsTable, seat: Seat): Item[] {
  return table.zone(handOf(seat)).filter((card) => findCard(table.content, card, 'rescue'))
}

function whyNotLay(table: CatsTable, seat: Seat, cards: readonly Json[]): Reason | undefined {
  for (const card of cards) {
    if (typeof card !== 'string') return undefined
    if (!table.zone(handOf(seat)).includes(card)) return refuse('notInHand', { item: card })
    if (!findCard(table.content, card, 'rescue')) return whyNotNow(table, card)
  }
  return undefined
}
