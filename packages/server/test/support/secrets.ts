// What somebody may not know: the things whose names must not be in anything they are told.
import { isHidden, type Seat } from '@nora/kernel'
import type { TableSnapshot } from '@nora/protocol'
import type { Room } from '@nora/room'

const itemsOf = (zones: { readonly [zone: string]: readonly string[] }): string[] =>
  Object.values(zones).flatMap((items) => items.filter((item) => !isHidden(item)))

/** The things on the table that a seat's own view does not name. */
export function secretsFrom(room: Room, viewer: Seat): Set<string> {
  const view = room.tableSnapshot(viewer).view as NonNullable<TableSnapshot['view']>
  const seen = new Set(itemsOf(view.state.zones))
  return new Set(itemsOf(room.match?.table.state.zones ?? {}).filter((item) => !seen.has(item)))
}

/** Every text that stands inside a message, keys included. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const part of value) yield* textsIn(part)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      yield key
      yield* textsIn(part)
    }
  }
}
