import { draw, type Item } from '@nora/kernel'
import { tileOf } from '../content/content.ts'
import { askPlaceInZones, putInZone } from '../island/cat-zones.ts'
import { refuse } from '../reasons.ts'
import { BAG, FOUND, RARE } from '../zones.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'

/** 083: tiles from the bag; the player puts each cat into a zone, rare treasures count too and go below the island. */
export const drawTilesToZones: EffectRule<EffectOf<'drawTilesToZones'>> = {
  why: (table) => (table.zone(BAG).length > 0 ? undefined : refuse('supplyEmpty', { supply: BAG })),
  *play(table, seat, { number }) {
    yield* draw(table, BAG, FOUND, number)
    table.tell?.({ type: 'tilesDrawn', seat, items: [...table.zone(FOUND)] })
    while (table.zone(FOUND).length > 0) {
      const tile = table.zone(FOUND)[0] as Item
      if (tileOf(table.content, tile).kind === 'rare') table.move(tile, FOUND, RARE)
      else {
        const { zone, place } = yield* askPlaceInZones(table, seat, tile)
        putInZone(table, seat, tile, FOUND, { zone, place })
      }
    }
  },
}
