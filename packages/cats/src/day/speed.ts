import type { Flow, Next, Seat } from '@nora/kernel'
import { findCard } from '../content/content.ts'
import { readySister } from '../solo/sister.ts'
import { type CatsTable, isSolo, playerOf, SISTER, seatsInOrder } from '../state.ts'
import { chosenOf, rescueCardsOf } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'

/** Isle of Cats rulebook, Rescue: when everybody has laid down rescue cards, all are turned over at once. */
export function* reveal(table: CatsTable): Flow<Next> {
  for (const seat of seatsInOrder(table)) {
    const player = playerOf(table, seat)
    const cards = [...table.zone(chosenOf(seat))]
    table.move(cards, chosenOf(seat), rescueCardsOf(seat))
    player.passed = false
    player.speed = speedOf(table, seat)
    table.tell?.({ type: 'revealed', seat, items: cards, speed: player.speed })
  }
  if (isSolo(table)) yield* readySister(table)
  orderBySpeed(table)
  yield* anytimeWindow(table, 'revealed')
  return { step: 'rescue', args: { place: 0 } }
}

/** No cards are speed 0. What a bot imagines face down need not be a rescue card; then it has no speed either. */
function speedOf(table: CatsTable, seat: Seat): number {
  return table
    .zone(rescueCardsOf(seat))
    .reduce((total, card) => total + (findCard(table.content, card, 'rescue')?.speed ?? 0), 0)
}

/** Isle of Cats rulebook, Speed: the fastest first; between equals nothing changes. */
function orderBySpeed(table: CatsTable): void {
  const { state } = table
  const speed = (mover: number) => (mover === SISTER ? (state.sister?.speed ?? 0) : playerOf(table, mover).speed)
  state.order = [...state.order].sort((one, other) => speed(other) - speed(one))
  table.tell?.({ type: 'turnOrder', order: [...state.order] })
}
