import { hidden, type Item, includesSeat, isHidden, type Seat, type State, Table } from '@nora/kernel'

/** The table as the reader sees it, whether it holds the truth or is what the reader sees already. */
export function readerView<S extends State, K>(table: Table<S, K>, reader: Seat): Table<S, K> {
  const { variant, state } = table
  const zones: Record<string, readonly Item[]> = {}
  for (const [zone, items] of Object.entries(state.zones)) {
    if (includesSeat(variant.readersOf(zone), reader)) zones[zone] = items
    else {
      const backs = items.map((item) => (isHidden(item) ? item : hidden(variant.game.back(item))))
      zones[zone] = variant.ordered(zone) ? backs : backs.sort()
    }
  }
  return new Table(variant, { ...state, zones })
}

/** The reader's seat first, then the others in their order; a watcher has no seat of their own. */
export function readerFirst(table: Table, reader: Seat): readonly Seat[] {
  const seats = Array.from({ length: table.options.seats }, (_, seat) => seat)
  return seats.includes(reader) ? [reader, ...seats.filter((seat) => seat !== reader)] : seats
}
