import type { Flow, Item, Seat } from '@nora/kernel'
import { tileOf } from '../content/content.ts'
import type { CatsTable } from '../state.ts'
import { OSHAXES } from '../zones.ts'
import { askColour } from './choose-colour.ts'
import { mapBonus } from './map-bonus.ts'
import { askPlacement, lay } from './place-tile.ts'

/** A cat comes aboard, and may find the treasure of its map. */
export function* boardCat(table: CatsTable, seat: Seat, from: string, tile: Item): Flow {
  const at = yield* askPlacement(table, seat, tile)
  yield* mapBonus(table, seat, lay(table, seat, from, tile, at, tileOf(table.content, tile).colour))
}

/** Isle of Cats rulebook, Oshaxes: the colour is chosen at once as the tile is laid, and stays. */
export function* boardOshax(table: CatsTable, seat: Seat, tile: Item): Flow {
  const at = yield* askPlacement(table, seat, tile)
  const colour = yield* askColour(table, seat, { tile, at })
  yield* mapBonus(table, seat, lay(table, seat, OSHAXES, tile, at, colour))
}
