import { draw, type Flow, type Next } from '@nora/kernel'
import { tileOf } from '../content/content.ts'
import { catsPerZone } from '../content/supply.ts'
import { type CatsTable, isFamily } from '../state.ts'
import { BAG, FOUND, LEFT, RARE, RIGHT } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'

/** Isle of Cats rulebook, Filling the zones: the left one first; rare treasures go below the island and do not count. */
export function* fill(table: CatsTable): Flow<Next> {
  table.state.phase = 'fill'
  table.tell?.({ type: 'day', day: table.state.day })
  yield* anytimeWindow(table, 'fill')
  const perZone = catsPerZone[table.options.seats] as number
  let missing = 2 * perZone
  while (missing > 0 && table.zone(BAG).length > 0) {
    yield* draw(table, BAG, FOUND, missing)
    const cats = table.zone(FOUND).filter((tile) => tileOf(table.content, tile).kind === 'cat')
    const intoLeft = Math.max(0, missing - perZone)
    table.move(cats.slice(0, intoLeft), FOUND, LEFT)
    table.move(cats.slice(intoLeft), FOUND, RIGHT)
    table.move([...table.zone(FOUND)], FOUND, RARE)
    missing -= cats.length
  }
  table.tell?.({ type: 'zonesFilled', left: table.zone(LEFT).length, right: table.zone(RIGHT).length })
  return isFamily(table) ? { step: 'familyTurn', args: { place: 0 } } : { step: 'fishing' }
}
