import { arrange, type Flow, type Next } from '@nora/kernel'
import { emptyBoat } from '../boat/boat.ts'
import { setUpSister, soloOrder } from '../solo/solo-setup.ts'
import { type CatsTable, isFamily, isSolo } from '../state.ts'

/** Isle of Cats rulebook, Setup: everybody draws a ship, and chance says who last stroked a cat. */
export function* setup(table: CatsTable): Flow<Next> {
  const { state, content } = table
  const { boats } = content.tables
  const dealt = yield* arrange(table, boats.length)
  state.players.forEach((player, seat) => {
    player.boat = emptyBoat((boats[dealt[seat] as number] as (typeof boats)[number]).id)
  })
  state.order = isSolo(table) ? yield* soloOrder(table) : yield* seatOrder(table)
  table.tell?.({ type: 'setUp', boats: state.players.map(({ boat }) => boat.plan), order: [...state.order] })
  if (isSolo(table)) yield* setUpSister(table)
  return isFamily(table) ? { step: 'familyLessons' } : { step: 'fill' }
}

/** Clockwise from whoever begins; family rules: the first turn order is random. */
function* seatOrder(table: CatsTable): Flow<number[]> {
  const seats = yield* arrange(table, table.state.players.length)
  return isFamily(table) ? seats : clockwiseFrom(seats[0] as number, seats.length)
}

function clockwiseFrom(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, index) => (first + index) % seats)
}
