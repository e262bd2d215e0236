import { draw, type Flow, type Next } from '@nora/kernel'
import { tileOf } from '../content/content.ts'
import { catsPerZone, days } from '../content/supply.ts'
import { type CatsTable, isFamily } from '../state.ts'
import { BAG, FOUND, LEFT, RARE, RIGHT } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'
import { enterPhase } from './phase.ts'

/** Isle of Cats rulebook, Filling the zones: the left one first; rare treasures go below the island and do not count. */
export function* fill(table: CatsTable): Flow<Next> {
  enterPhase(table, 'fill')
  const { day } = table.state
  table.tell?.({ type: 'day', day })
  if (day === days) table.tell?.({ type: 'lastDay' })
  yield* anytimeWindow(table, 'fill')
  const perZone = catsPerZone[table.options.seats] as number
  let missing = 2 * perZone
  while (missing > 0 && table.zone(BAG).length > 0) {
    yield* draw(table, BAG, FOUND, missing)
    const cats = table.zone(FOUND).filter((tile) => tileOf(table.content, tile).kind === 'cat')
    const intoLeft = Math.max(0, missing - perZone)
    table.move(cats.slice(0, intoLeft), FOUND, LEFT)
    table.move(cats.slice(intoLeft), FOUND, RIGHT)
    const rare = [...table.zone(FOUND)]
    table.move(rare, FOUND, RARE)
    if (rare.length > 0) table.tell?.({ type: 'rareFound', items: rare })
    missing -= cats.length
  }
  const left = table.zone(LEFT)
  table.tell?.({ type: 'zonesFilled', items: [...left, ...table.zone(RIGHT)], left: left.length })
  return isFamily(table) ? { step: 'familyTurn', args: { place: 0 } } : { step: 'fishing' }
}
