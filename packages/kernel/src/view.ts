import type { State } from './game.ts'
import { includesSeat, type Seat } from './seat.ts'
import type { Setting } from './setting.ts'
import { hidden, type Item, type Zones } from './zones.ts'

/** The state as a seat sees it: of the same form, with backs in place of the items it may not read. */
export function viewOf<S extends State>(setting: Setting<S>, state: S, seat: Seat): S {
  return setting.clone({ ...state, zones: visible(setting, state.zones, seat) })
}

function visible(setting: Setting, zones: Zones, seat: Seat): Zones {
  const seen: Record<string, readonly Item[]> = {}
  for (const zone in zones) {
    const items = zones[zone] as readonly Item[]
    seen[zone] = includesSeat(setting.readersOf(zone), seat) ? items : backs(setting, zone, items)
  }
  return seen
}

/** By place where the order is part of the game, else only how many of each. */
export function backs(setting: Setting, zone: string, items: readonly Item[]): readonly Item[] {
  const shown = items.map((item) => hidden(setting.game.back(item)))
  return setting.ordered(zone) || isSorted(shown) ? shown : shown.sort()
}

/** Most zones hold items of one back only. */
function isSorted(items: readonly Item[]): boolean {
  for (let index = 1; index < items.length; index++)
    if ((items[index - 1] as Item) > (items[index] as Item)) return false
  return true
}
