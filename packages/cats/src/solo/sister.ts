import { draw, type Flow, type Item } from '@nora/kernel'
import { cardOf } from '../content/content.ts'
import type { CardOf } from '../content/schema.ts'
import { anytimeWindow } from '../day/anytime-window.ts'
import { type CatsTable, SISTER, type Sister } from '../state.ts'
import { carryOut } from './sister-cards.ts'
import { SISTER_DECK, SISTER_DONE, SISTER_NEXT, SISTER_TURNED } from './sister-zones.ts'

/**
 * Isle of Cats rulebook, Solo, Sister cards: her top card is turned. It alone gives her speed, and its baskets say how
 * many cards she has today; the others lie face down beside it.
 */
export function* readySister(table: CatsTable): Flow {
  yield* draw(table, SISTER_DECK, SISTER_TURNED, 1)
  const first = turnedCard(table)
  yield* draw(table, SISTER_DECK, SISTER_NEXT, (first?.baskets ?? 1) - 1)
  const sister = table.state.sister as Sister
  sister.speed = first?.speed ?? 0
  sister.passed = false
  const items = [...table.zone(SISTER_TURNED)]
  table.tell?.({ type: 'sisterReady', items, cards: cardsLeft(table), speed: sister.speed })
}

/** Isle of Cats rulebook, Solo, Rescuing cats: one card each turn, from top to bottom; without one she passes. */
export function* sisterTurn(table: CatsTable): Flow {
  if (cardsLeft(table) === 0) return pass(table)
  yield* anytimeWindow(table, 'rescueTurn', SISTER)
  if (table.zone(SISTER_TURNED).length === 0) table.move(table.zone(SISTER_NEXT)[0] as Item, SISTER_NEXT, SISTER_TURNED)
  const { id, actions } = turnedCard(table) as CardOf<'sister'>
  table.tell?.({ type: 'sisterTurn', items: [id], cards: cardsLeft(table) - 1 })
  for (const action of actions) carryOut(table, action)
  table.move(id, SISTER_TURNED, SISTER_DONE)
}

function pass(table: CatsTable): void {
  const sister = table.state.sister as Sister
  sister.passed = true
  table.tell?.({ type: 'sisterPasses' })
}

function turnedCard(table: CatsTable): CardOf<'sister'> | undefined {
  const id = table.zone(SISTER_TURNED)[0]
  return id === undefined ? undefined : (cardOf(table.content, id) as CardOf<'sister'>)
}

/** How many cards she will still carry out today. */
function cardsLeft(table: CatsTable): number {
  return table.zone(SISTER_TURNED).length + table.zone(SISTER_NEXT).length
}
