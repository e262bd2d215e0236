import type { State } from './game.ts'
import { includesSeat, type Seat } from './seat.ts'
import type { Variant } from './variant.ts'
import { hidden, type Item, type Zones } from './zones.ts'

/** The state as a seat sees it: of the same form, with backs in place of the items it may not read. */
export function viewOf<S extends State>(variant: Variant<S>, state: S, seat: Seat): S {
  return variant.clone({ ...state, zones: visible(variant, state.zones, seat) })
}

function visible(variant: Variant, zones: Zones, seat: Seat): Zones {
  const seen: Record<string, readonly Item[]> = {}
  for (const zone in zones) {
    const items = zones[zone] as readonly Item[]
    seen[zone] = includesSeat(variant.readersOf(zone), seat) ? items : backs(variant, zone, items)
  }
  return seen
}

/** By place where the order is part of the game, else only how many of each. */
export function backs(variant: Variant, zone: string, items: readonly Item[]): readonly Item[] {
  const shown = items.map((item) => hidden(variant.game.back(item)))
  return variant.ordered(zone) || isSorted(shown) ? shown : shown.sort()
}

/** Most zones hold items of one back only. */
function isSorted(items: readonly Item[]): boolean {
  for (let index = 1; index < items.length; index++)
    if ((items[index - 1] as Item) > (items[index] as Item)) return false
  return true
}
