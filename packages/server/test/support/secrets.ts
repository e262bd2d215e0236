// What somebody may not know: the things whose names must not be in anything they are told.
import { includesSeat, isHidden, type Played, type Seat } from '@nora/kernel'
import type { Room } from '@nora/room'

/**
 * The things on the table that a seat may not read where they lie, by the rules of the zones: what a room shows of them is
 * what is judged.
 */
export function secretsFrom({ match }: Room, viewer: Seat): Set<string> {
  const secrets = new Set<string>()
  if (!match) return secrets
  const { variant, state } = match.table
  const zones = Object.entries(state.zones)
  const isOpen = ([zone]: (typeof zones)[number]) => includesSeat(variant.readersOf(zone), viewer)
  for (const zone of zones) if (!isOpen(zone)) for (const item of zone[1]) if (!isHidden(item)) secrets.add(item)
  // Things that are all alike have one name.
  for (const zone of zones) if (isOpen(zone)) for (const item of zone[1]) secrets.delete(item)
  return secrets
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

/** What each seat has ever had in sight: whoever missed an entry on one device is told of it later. */
export class Sight {
  private readonly known: ReadonlyMap<Seat, Set<string>>
  private before: readonly Played[] = []

  constructor(seats: Iterable<Seat>) {
    this.known = new Map(Array.from(seats, (seat) => [seat, new Set<string>()]))
  }

  /** After an entry: for each seat, what lies on the table and was never in its sight. Nothing before the game begins. */
  after(room: Room): ReadonlyMap<Seat, ReadonlySet<string>> {
    if (!room.match) return new Map()
    const line = [...room.match.line]
    const acts = line.filter((act, at) => act !== this.before[at])
    this.before = line
    return new Map([...this.known].map(([seat, known]) => [seat, unknownTo(room, acts, seat, known)]))
  }
}

function unknownTo(room: Room, acts: readonly Played[], seat: Seat, known: Set<string>): Set<string> {
  const secrets = secretsFrom(room, seat)
  // A card may lie open for a moment and be shuffled away within one act: the zone it lay in then says who could read it.
  for (const { event, readers } of acts.flatMap(({ told }) => told)) {
    event.items?.forEach((item, place) => {
      if (includesSeat(readers[place] ?? 0, seat)) known.add(item)
    })
  }
  for (const items of Object.values(room.match?.table.state.zones ?? {})) {
    for (const item of items) if (!secrets.has(item)) known.add(item)
  }
  for (const item of known) secrets.delete(item)
  return secrets
}
