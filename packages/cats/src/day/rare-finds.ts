import {
  ask,
  confirm,
  type Flow,
  filtered,
  type Item,
  isRecord,
  type Json,
  type Kind,
  type Next,
  type Reason,
  type Seat,
} from '@nora/kernel'
import { anytimeCards, mayPlay, type Play, playAnytime, whyNotPlay } from '../cards/anytime-cards.ts'
import { oshaxFits, playOshax, whyNotOshax } from '../cards/oshax-cards.ts'
import { playTreasure, whyNotTreasure } from '../cards/treasure-cards.ts'
import { cardOf } from '../content/content.ts'
import { days } from '../content/supply.ts'
import type { Take } from '../island/treasures.ts'
import { refuse } from '../reasons.ts'
import { type CatsTable, playerOf, seatsInOrder } from '../state.ts'
import { handOf, holdsCards } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'
import { enterPhase } from './phase.ts'
import { mustPassKind, nextInOrder } from './turn-order.ts'

/** An oshax card, or a treasure card with what is taken by it. */
type Find = { readonly play: Item; readonly take?: Take }
type RareFindsChoice = Find | Play | 'pass' | 'end'
type RareFindsArgs = { readonly found: boolean }

/** One oshax or treasure card, anytime cards, or pass; after the card, end the turn. */
export const rareFindsKind: Kind<CatsTable, RareFindsArgs, RareFindsChoice> = {
  name: 'rareFinds',
  secret: true,
  endsTurn: (choice) => typeof choice === 'string',
  declines: (choice) => choice === 'pass',
  // What is still in hand after the last day brings nothing any more.
  lostBy: (table, seat, _args, choice) =>
    choice === 'pass' && table.state.day === days
      ? finds(table, seat).filter((find) => isPossible(table, seat, find))
      : [],
  space: (table, seat, { found }) =>
    filtered<RareFindsChoice>(
      found ? ['end', ...anytimeCards(table, seat)] : ['pass', ...finds(table, seat), ...anytimeCards(table, seat)],
      (choice) => typeof choice === 'string' || isPossible(table, seat, choice),
    ),
  sought: (table, seat) => table.zone(handOf(seat)).flatMap((card) => waysToPlay(table, card)),
  why: (table, seat, { found }, choice) => whyNot(table, seat, found, choice),
}

/** Isle of Cats rulebook, Rare finds: in turn order, until all have passed. */
export function beginRareFinds(table: CatsTable): Next {
  enterPhase(table, 'rareFinds')
  for (const seat of seatsInOrder(table)) playerOf(table, seat).passed = false
  return { step: 'rareFinds', args: { place: nextInOrder(table, -1) as number } }
}

/** One player's turn. */
export function* rareFinds(table: CatsTable, { place }: { readonly place: number }): Flow<Next> {
  const seat = table.state.order[place] as Seat
  yield* anytimeWindow(table, 'rareFindsTurn', seat)
  yield* rareFindsTurn(table, seat)
  const next = nextInOrder(table, place)
  return next === undefined ? { step: 'nextDay' } : { step: 'rareFinds', args: { place: next } }
}

function* rareFindsTurn(table: CatsTable, seat: Seat): Flow {
  for (let found = false; ; ) {
    if (!holdsCards(table, seat)) {
      if (found) return yield* confirm(table, seat)
      yield* ask(table, seat, mustPassKind, null)
      return pass(table, seat)
    }
    const choice = yield* ask(table, seat, rareFindsKind, { found })
    if (choice === 'end') return
    if (choice === 'pass') {
      pass(table, seat)
      return yield* confirm(table, seat)
    }
    const { kind } = cardOf(table.content, choice.play)
    if (kind === 'anytime') yield* playAnytime(table, seat, choice.play)
    else {
      found = true
      if (kind === 'oshax') yield* playOshax(table, seat, choice.play)
      else yield* playTreasure(table, seat, choice.play, (choice as { take: Take }).take)
    }
  }
}

function pass(table: CatsTable, seat: Seat): void {
  playerOf(table, seat).passed = true
  table.tell?.({ type: 'passed', seat })
}

/** The oshax and treasure cards in hand, in every way they can be used. */
function finds(table: CatsTable, seat: Seat): Find[] {
  const list: Find[] = []
  for (const id of table.zone(handOf(seat))) {
    const card = cardOf(table.content, id)
    if (card.kind === 'oshax') list.push({ play: id })
    else if (card.kind === 'treasure') for (const { take } of card.options) list.push({ play: id, take })
  }
  return list
}

function isPossible(table: CatsTable, seat: Seat, { play, take }: Find): boolean {
  if (take !== undefined) return whyNotTreasure(table, seat, play, take) === undefined
  return cardOf(table.content, play).kind === 'oshax' ? oshaxFits(table, seat) : mayPlay(table, seat, play)
}

/** Every form in which a person might try to play a card. */
function waysToPlay(table: CatsTable, id: Item): Find[] {
  const card = cardOf(table.content, id)
  return card.kind === 'treasure' ? card.options.map(({ take }) => ({ play: id, take })) : [{ play: id }]
}

function whyNot(table: CatsTable, seat: Seat, found: boolean, choice: Json): Reason | undefined {
  if (!isRecord(choice) || typeof choice.play !== 'string') return undefined
  if (!table.zone(handOf(seat)).includes(choice.play)) return refuse('notInHand', { item: choice.play })
  const card = cardOf(table.content, choice.play)
  if (card.kind !== 'oshax' && card.kind !== 'treasure') return whyNotPlay(table, seat, choice)
  if (found) return refuse('alreadyPlayed')
  if (card.kind === 'treasure') return whyNotTreasure(table, seat, card.id, choice.take)
  return whyNotOshax(table, seat)
}
