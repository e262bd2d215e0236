import {
  ask,
  because,
  draw,
  type Flow,
  type Item,
  type Kind,
  listed,
  type Next,
  pause,
  type Seat,
  together,
} from '@nora/kernel'
import { isTool } from './cards.ts'
import { crate, DECK, gardener, HAND, hand, type OrchardTable, picked, SEASONS, SHED, seatsAt, shed } from './state.ts'

/** Tools in the shed and tools drafted in secret both need room. */
function toolsOf(table: OrchardTable, seat: Seat): number {
  return table.zone(shed(seat)).length + table.zone(picked(seat)).filter(isTool).length
}

/** One card of the hand; a tool only if there is room for it, or nothing but tools to take. */
export const pick: Kind<OrchardTable, null, Item> = {
  name: 'pick',
  secret: true,
  space(table, seat) {
    const cards = table.zone(hand(seat))
    const fruit = cards.filter((card) => !isTool(card))
    return listed(toolsOf(table, seat) < SHED || fruit.length === 0 ? cards : fruit)
  },
  sought: (table, seat) => table.zone(hand(seat)),
  why: (table, seat, _args, choice) =>
    table.zone(hand(seat)).includes(choice as Item)
      ? because('shedFull', { room: SHED, tools: toolsOf(table, seat) })
      : undefined,
}

/** A season begins: everybody gets a hand. */
export function* deal(table: OrchardTable): Flow<Next> {
  table.state.season++
  table.tell?.({ type: 'season', season: table.state.season })
  for (const seat of seatsAt(table)) yield* draw(table, DECK, hand(seat), HAND)
  return { step: 'pass' }
}

/** All pick at once; then the hands go round, and the last card of each goes under the deck. */
export function* pass(table: OrchardTable): Flow<Next> {
  const seats = seatsAt(table)
  yield* together(
    table,
    seats.map((seat) => pickOne(table, seat)),
  )
  if (table.zone(hand(0)).length > 1) {
    table.pass(seats.map(hand))
    return { step: 'pass' }
  }
  for (const seat of seats) table.move([...table.zone(hand(seat))], hand(seat), `${DECK}/bottom`)
  return { step: 'harvest' }
}

function* pickOne(table: OrchardTable, seat: Seat): Flow {
  const card = yield* ask(table, seat, pick, null)
  table.move(card, hand(seat), picked(seat))
}

/** What was drafted in secret is shown to all, and everybody may use tools before the season ends. */
export function* harvest(table: OrchardTable): Flow<Next> {
  for (const seat of seatsAt(table)) {
    const cards = [...table.zone(picked(seat))]
    table.move(
      cards.filter((card) => !isTool(card)),
      picked(seat),
      crate(seat),
    )
    table.move(cards.filter(isTool), picked(seat), shed(seat))
    table.tell?.({ type: 'harvest', seat, items: cards })
    gardener(table, seat).guarded = false
  }
  yield* pause(table, { harvest: table.state.season })
  return table.state.season < SEASONS ? { step: 'deal' } : null
}
