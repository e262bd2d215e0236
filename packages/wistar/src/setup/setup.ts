import { arrange, ask, draw, type Flow, type Item, type Kind, lazy, type Next, type Seat } from '@nora/kernel'
import { refillMarket } from '../cards/market.ts'
import { decks } from '../content/names.ts'
import { areaOfRoom } from '../farm/farm.ts'
import { turnUpGuest } from '../round/new-round.ts'
import { nextTurn } from '../round/rounds.ts'
import { layoutOf, type Owner, playerCount, RATBOT, type WistarTable } from '../state.ts'
import {
  DOOR_BAG,
  deckZone,
  discardsOf,
  doorAt,
  guestSupply,
  guestsIn,
  handOf,
  hiddenMission,
  missionDeck,
  OBJECTIVE_DECK,
  OBJECTIVES,
  pairsOf,
  ROUND_STACK,
} from '../zones.ts'

export const OBJECTIVES_ON_BOARD = 3

/** Czech rulebook, Příprava společného materiálu and Poslední kroky přípravy. */
export function* setup(table: WistarTable): Flow<Next> {
  const { state } = table
  const segments = state.wheel
  state.wheel = (yield* arrange(table, segments.length)).map((place) => segments[place] as string)
  yield* draw(table, OBJECTIVE_DECK, OBJECTIVES, OBJECTIVES_ON_BOARD)
  for (const card of table.zone(OBJECTIVES)) {
    const steps = layoutOf(table).steps.get(card) ?? []
    state.claims[card] = steps.map(() => null)
    table.tell?.({ type: 'objectiveLaid', items: [card], steps: steps.length })
  }
  yield* layFarm(table)
  yield* stackGuests(table)
  state.order = yield* firstOrder(table)
  for (const deck of decks) yield* draw(table, deckZone(deck), pairsOf(deck), playerCount(table))
  table.tell?.({ type: 'setUp', wheel: [...state.wheel], order: [...state.order] })
  if (state.ratbot) return { step: 'ratbotSetup' }
  return { step: 'startingCards', args: { place: state.order.length - 1 } }
}

/** By chance; Ratbot always begins. */
function* firstOrder(table: WistarTable): Flow<Owner[]> {
  const seats = yield* arrange(table, table.options.seats)
  return table.state.ratbot ? [RATBOT, ...seats] : seats
}

/** Missions, guests and doors, all face down. */
export function* layFarm(table: WistarTable): Flow {
  const { missionSpaces, guestsIn: guests, doors } = layoutOf(table)
  for (const { id, area } of missionSpaces) yield* draw(table, missionDeck(area), hiddenMission(id), 1)
  for (const [id, count] of guests) {
    if (count > 0) yield* draw(table, guestSupply(areaOfRoom(table, id)), guestsIn(id), count)
  }
  for (const passage of doors) yield* draw(table, DOOR_BAG, doorAt(passage), 1)
}

/** The stack that counts the rounds: three guests of the house over two of the cellar, the top one turned up. */
export function* stackGuests(table: WistarTable): Flow {
  yield* draw(table, guestSupply('house'), ROUND_STACK, 3)
  yield* draw(table, guestSupply('cellar'), ROUND_STACK, 2)
  turnUpGuest(table)
}

/** Which of the pairs, named by its basic card. */
export const pairKind: Kind<WistarTable, null, Item> = {
  name: 'startingCards',
  space: (table) => lazy(() => table.zone(pairsOf('basic'))),
}

/** In reverse turn order each player takes a pair; Ratbot, who begins, takes none. */
export function* startingCards(table: WistarTable, { place }: { readonly place: number }): Flow<Next> {
  const seat = table.state.order[place] as Seat
  const basic = yield* ask(table, seat, pairKind, null)
  const pair = table.zone(pairsOf('basic')).indexOf(basic)
  const advanced = table.zone(pairsOf('advanced'))[pair] as Item
  table.move(basic, pairsOf('basic'), handOf(seat))
  table.move(advanced, pairsOf('advanced'), handOf(seat))
  const next = place - 1
  const isLast = next < 0 || table.state.order[next] === RATBOT
  return isLast ? { step: 'openMarket' } : { step: 'startingCards', args: { place: next } }
}

/** The pair that is left in a solo game is discarded; then the rows of cards are laid out. */
export function* openMarket(table: WistarTable): Flow<Next> {
  for (const deck of decks) table.move([...table.zone(pairsOf(deck))], pairsOf(deck), discardsOf(deck))
  yield* refillMarket(table)
  return nextTurn(table, 0)
}
