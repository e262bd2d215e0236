import { draw, type Item } from '@nora/kernel'
import { boardCat } from '../actions/board-cat.ts'
import { askPlacement, fits, lay } from '../actions/place-tile.ts'
import { tileOf } from '../content/content.ts'
import { refuse } from '../reasons.ts'
import { BAG, FOUND, GONE } from '../zones.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'

/** 075: a random tile onto the own ship, at no cost. It must be laid; if it fits nowhere, it leaves the game. */
export const drawTileToBoat: EffectRule<EffectOf<'drawTileToBoat'>> = {
  why: (table) => (table.zone(BAG).length > 0 ? undefined : refuse('supplyEmpty', { supply: BAG })),
  *play(table, seat) {
    yield* draw(table, BAG, FOUND, 1)
    const tile = table.zone(FOUND)[0] as Item
    table.tell?.({ type: 'tilesDrawn', seat, items: [tile] })
    const { kind, shape } = tileOf(table.content, tile)
    if (!fits(table, seat, shape)) {
      table.move(tile, FOUND, GONE)
      table.tell?.({ type: 'tileLost', seat, items: [tile] })
    } else if (kind === 'cat') {
      yield* boardCat(table, seat, FOUND, tile)
    } else {
      lay(table, seat, FOUND, tile, yield* askPlacement(table, seat, tile), null)
    }
  },
}
