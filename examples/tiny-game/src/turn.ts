import type { Effect } from '@nora/effects'
import {
  ask,
  because,
  confirm,
  draw,
  type Flow,
  type Item,
  isRecord,
  type Json,
  type Kind,
  listed,
  type Next,
  type Reason,
  type Seat,
} from '@nora/kernel'
import { cardOf } from './cards.ts'
import { cardLanguage } from './language.ts'
import { DECK, den, FIRST_CARDS, hand, ROUNDS, type SquirrelTable } from './state.ts'

type Choice = 'forage' | { readonly play: Item }

/** Foraging is an effect like those on the cards. */
const FORAGE: Effect = {
  do: 'seq',
  effects: [
    { do: 'gain', what: 'acorns', n: 2 },
    { do: 'draw', from: 'deck', n: 1 },
  ],
}

function whyNotPlay(table: SquirrelTable, seat: Seat, item: Item): Reason | undefined {
  if (!table.zone(hand(seat)).includes(item)) return because('notInHand')
  return cardLanguage.at(table, seat).whyNotPay({ acorns: cardOf(table.content, item).price })
}

/** The question of every turn: play a card of one's hand, or forage. */
export const act: Kind<SquirrelTable, null, Choice> = {
  name: 'act',
  secret: true,
  space(table, seat) {
    const playable = table.zone(hand(seat)).filter((item) => !whyNotPlay(table, seat, item))
    return listed<Choice>(['forage', ...playable.map((item) => ({ play: item }))])
  },
  sought: (table, seat) => ['forage', ...table.zone(hand(seat)).map((item) => ({ play: item }))],
  why: (table, seat, _args, choice) =>
    isRecord(choice) && typeof choice.play === 'string' ? whyNotPlay(table, seat, choice.play) : undefined,
}

/** Before the first turn everybody draws a hand. */
export function* deal(table: SquirrelTable): Flow<Next> {
  for (let seat = 0; seat < table.options.seats; seat++) yield* draw(table, DECK, hand(seat), FIRST_CARDS)
  return { step: 'turn', args: 0 }
}

/** One squirrel's turn. */
export function* turn(table: SquirrelTable, args: Json): Flow<Next> {
  const seat = args as Seat
  const choice = yield* ask(table, seat, act, null)
  if (choice === 'forage') yield* cardLanguage.at(table, seat).run(FORAGE)
  else yield* play(table, seat, choice.play)
  yield* confirm(table, seat)
  return following(table, seat)
}

/** Pay, put the card into the den, then do what it says. */
function* play(table: SquirrelTable, seat: Seat, item: Item): Flow {
  const { price, effect } = cardOf(table.content, item)
  const context = cardLanguage.at(table, seat, item)
  yield* context.pay({ acorns: price })
  table.move(item, hand(seat), den(seat))
  if (effect) yield* context.run(effect)
}

/** Whose turn comes next; after the last round, nobody's. */
function following(table: SquirrelTable, seat: Seat): Next {
  const next = (seat + 1) % table.options.seats
  if (next === 0) table.state.round++
  return table.state.round > ROUNDS ? null : { step: 'turn', args: next }
}
