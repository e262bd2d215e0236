import { because, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import { isUnlocked } from '../player-board/player-area.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { constructionAction } from './construction.ts'

/** Underground tiles of a player. */
export const TILES = 6

/** Czech rulebook, Hloubení komor: 2 metal for a room, 1 once the cube of the discount is gone. */
export function roomPrice(table: WistarTable, seat: Seat): number {
  return isUnlocked(playerOf(table, seat), 'digDiscount') ? 1 : 2
}

/** Each room is the lowest tile that is left. */
export const rooms = constructionAction({
  name: 'dig',
  stock: 'metal',
  short: 'needsMetal',
  price: roomPrice,
  whyNone: (table, seat) => (playerOf(table, seat).rooms >= TILES ? because('noneLeft', { what: 'rooms' }) : undefined),
  *make(table, seat, price) {
    const player = playerOf(table, seat)
    player.rooms++
    table.tell?.({ type: 'roomDug', seat, rooms: player.rooms, price })
    yield* react(table, seat, { on: 'digRoom' })
  },
})
