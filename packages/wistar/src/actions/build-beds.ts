import { because, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import { freeRooms, isUnlocked } from '../player-board/player-area.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { constructionAction } from './construction.ts'

/** Bed tiles of a player. */
export const BEDS = 6

/** Czech rulebook, Stavba postelí: 2 wood for a bed, 1 once the cube of the discount is gone. */
export function bedPrice(table: WistarTable, seat: Seat): number {
  return isUnlocked(playerOf(table, seat), 'bedDiscount') ? 1 : 2
}

/** Each bed is the lowest that is left; its worker goes to the lair entrance. */
export const beds = constructionAction({
  name: 'build',
  stock: 'wood',
  short: 'needsWood',
  price: bedPrice,
  whyNone(table, seat) {
    if (playerOf(table, seat).beds >= BEDS) return because('noneLeft', { what: 'beds' })
    return freeRooms(table, seat) <= 0 ? because('noFreeRoom') : undefined
  },
  *make(table, seat, price) {
    const player = playerOf(table, seat)
    player.beds++
    player.entrance++
    table.tell?.({ type: 'bedBuilt', seat, beds: player.beds, price })
    yield* react(table, seat, { on: 'buildBed' })
  },
})
