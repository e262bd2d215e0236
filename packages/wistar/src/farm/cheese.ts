import { because, type Flow, type Item, type Reason, type Seat } from '@nora/kernel'
import { freeRooms, holdsCheese } from '../player-board/player-area.ts'
import type { WistarTable } from '../state.ts'
import { CHEESE, guestsOf } from '../zones.ts'
import { explorerAndTents } from './farm.ts'
import { welcome } from './guests.ts'

/** Czech rulebook, Zisk myši: in the back room of the cellar the top cheese, one for each player. */
export function whyNoCheese(table: WistarTable, seat: Seat): Reason | undefined {
  if (holdsCheese(table, seat)) return because('secondCheese')
  if (table.zone(CHEESE).length === 0) return because('noneLeft', { what: 'cheese' })
  if (!explorerAndTents(table, seat).some((place) => table.content.rooms.get(place)?.cheese))
    return because('notInCheeseRoom')
  return freeRooms(table, seat) > 0 ? undefined : because('noFreeRoom')
}

export function* takeCheese(table: WistarTable, seat: Seat): Flow {
  const cheese = table.zone(CHEESE)[0] as Item
  table.move(cheese, CHEESE, guestsOf(seat))
  yield* welcome(table, seat, cheese)
}
