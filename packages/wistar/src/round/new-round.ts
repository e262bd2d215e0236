import type { Flow, Item, Next, Seat } from '@nora/kernel'
import { orderFromHut } from '../actions/alchemists-hut.ts'
import { cycleMarket } from '../cards/market.ts'
import { cardOf } from '../player-board/player-area.ts'
import { ratbotLeadersComeHome, reshuffleActions } from '../solo/new-round.ts'
import { RATBOT, type WistarTable } from '../state.ts'
import { areaOf, BOX, guestsOf, ROUND_GUEST, ROUND_STACK } from '../zones.ts'
import { LEADERS, nextTurn, ROUNDS } from './rounds.ts'

/** Czech rulebook, Fáze přípravy kola, steps a to d. */
// biome-ignore lint/correctness/useYield: nobody decides anything here
export function* newRound(table: WistarTable): Flow<Next> {
  const { state } = table
  state.round++
  state.order = orderFromHut(state.order, state.hut)
  leadersComeHome(table)
  turnUpGuest(table)
  turnWheel(table)
  table.tell?.({ type: 'newRound', round: state.round, order: [...state.order], wheel: [...state.wheel] })
  if (state.round === ROUNDS) table.tell?.({ type: 'lastRound' })
  return { step: 'income', args: { place: 0 } }
}

function leadersComeHome(table: WistarTable): void {
  const { state } = table
  for (const space of Object.keys(state.leaders)) delete state.leaders[space]
  state.hut = []
  for (const player of state.players) player.leaders = LEADERS
  ratbotLeadersComeHome(table)
}

/** The guest nobody took leaves; the next one of the stack is turned up. */
export function turnUpGuest(table: WistarTable): void {
  table.move([...table.zone(ROUND_GUEST)], ROUND_GUEST, BOX)
  table.move(table.zone(ROUND_STACK)[0] as Item, ROUND_STACK, ROUND_GUEST)
}

/** By one segment clockwise: each segment comes to the next place. */
function turnWheel({ state }: WistarTable): void {
  const last = state.wheel.pop() as string
  state.wheel.unshift(last)
}

/** Step e, one player after the other in turn order; each player's effects in the order they came into play. */
export function* income(table: WistarTable, { place }: { readonly place: number }): Flow<Next> {
  const { order } = table.state
  const owner = order[place] as number
  if (owner !== RATBOT) yield* incomeOf(table, owner)
  return place + 1 < order.length ? { step: 'income', args: { place: place + 1 } } : { step: 'refresh' }
}

function* incomeOf(table: WistarTable, seat: Seat): Flow {
  const { language } = table.content
  for (const card of [...table.zone(areaOf(seat))]) {
    const { power } = cardOf(table, card)
    if (power.kind === 'income') yield* language.at(table, seat, card).run(power.effect)
  }
  for (const guest of [...table.zone(guestsOf(seat))]) {
    const power = table.content.guests.get(guest)?.power
    if (power?.kind === 'income') yield* language.at(table, seat, guest).run(power.effect)
  }
}

/** Steps f and g, and what Ratbot adds to them. */
export function* refresh(table: WistarTable): Flow<Next> {
  const { players } = table.state
  if (players.some(({ used }) => used.length > 0)) table.tell?.({ type: 'cardsReady' })
  for (const player of players) player.used.length = 0
  yield* cycleMarket(table)
  reshuffleActions(table)
  return nextTurn(table, 0)
}
