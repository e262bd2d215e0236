import type { Json } from '../json.ts'
import { includesSeat, type Seat, type Seats } from '../seat.ts'
import type { Variant } from '../variant.ts'
import { hidden, type Item, type Zones } from '../zones.ts'

/**
 * Something that happened. Items are named only in `items`; each seat gets to see those it could read. Everything else
 * in an event is known to all. Rules say `table.tell?.({...})`, so that in a playout an event is not even built.
 */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat
  readonly items?: readonly Item[]
  /** Declares that something here, or in the state, is now public that follows from hidden items: a price, a number. */
  readonly reveals?: true
  readonly [field: string]: Json | undefined
}

/**
 * By this event a table says that items went from one zone to another: to its end, or to the place `at`. Zones change in
 * no other way.
 */
export const MOVE = 'move'

/** An event with who may read each of its items. */
export interface Told {
  readonly event: GameEvent
  readonly readers: readonly Seats[]
}

/** The zones in which something was moved. */
export function zonesOf(told: readonly Told[]): ReadonlySet<string> {
  const zones = new Set<string>()
  for (const { event } of told) if (event.type === MOVE) zones.add(event.from as string).add(event.to as string)
  return zones
}

/** Who may read an item where it lies now. */
export function readersOfItem(variant: Variant, zones: Zones, item: Item): Seats {
  for (const zone in zones) if ((zones[zone] as readonly Item[]).includes(item)) return variant.readersOf(zone)
  return 0
}

/** The event as a seat sees it. */
export function redacted(variant: Variant, { event, readers }: Told, seat: Seat): GameEvent {
  const { items } = event
  if (!items) return event
  const seen = (index: number) => includesSeat(readers[index] as Seats, seat)
  if (items.every((_, index) => seen(index))) return event
  // Items come sorted by their names, so the order of the backs would tell something of the names: sort them anew.
  const backs = items.filter((_, index) => !seen(index)).map((item) => hidden(variant.game.back(item)))
  backs.sort().reverse()
  return { ...event, items: items.map((item, index) => (seen(index) ? item : (backs.pop() as Item))) }
}
