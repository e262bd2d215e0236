import {
  backs,
  copy,
  type Decision,
  type Item,
  includesSeat,
  isSameList,
  type Match,
  NOBODY,
  type Seat,
  type Seats,
  type State,
  type Variant,
  WATCHER,
  type Zones,
} from '@nora/kernel'
import { type Difference, diff, follow, type TableSnapshot } from '@nora/protocol'

/** What became of a zone: for those who read it, and for those who only see its backs. */
export class ZoneChange {
  private readonly readers: Seats
  private readonly forReaders: readonly Difference[]
  private readonly forOthers: readonly Difference[]

  constructor(readers: Seats, forReaders: readonly Difference[], forOthers: readonly Difference[]) {
    this.readers = readers
    this.forReaders = forReaders
    this.forOthers = forOthers
  }

  seenBy(viewer: Seat): readonly Difference[] {
    return includesSeat(this.readers, viewer) ? this.forReaders : this.forOthers
  }
}

type Lists = { [zone: string]: readonly Item[] }

/** Most zones are empty most of the time, and there are many tables. */
const EMPTY: readonly Item[] = []
const NONE: readonly Difference[] = []

/** The game as it was shown last. None of it is shared with the match, whose state changes in place. */
export class LastShown {
  readonly variant: Variant
  /** The state, of which only what is the same for all is compared. */
  private readonly kept: State
  /** What lies in the zones that somebody reads. */
  private readonly items: Lists
  /** The backs in the zones that somebody does not read. */
  private readonly backs: Lists
  private pending: readonly Decision[]
  private over: boolean
  position: number

  constructor(match: Match) {
    const { variant, state } = match.table
    const { zones } = state
    this.variant = variant
    // Not the game's own clone, which may share what the rules never change: this is changed in place.
    this.kept = copy(state)
    // Spread, so that they stay as small as the state's own (see `copyLists`).
    this.items = { ...zones }
    this.backs = { ...zones }
    for (const zone in zones) {
      this.items[zone] = this.itemsIn(zone, zones)
      this.backs[zone] = this.backsIn(zone, zones)
    }
    this.pending = match.pending
    this.over = match.over
    this.position = match.line.length
  }

  /** What a viewer may see of it, as it is now. */
  view(viewer: Seat): NonNullable<TableSnapshot['view']> {
    const seen: Lists = { ...this.backs }
    for (const zone in seen)
      if (includesSeat(this.variant.readersOf(zone), viewer)) seen[zone] = this.items[zone] as readonly Item[]
    const { pending, position, over } = this
    const state = { ...copy({ ...this.kept, zones: {} }), zones: seen }
    return { seat: viewer, state, pending, position, over }
  }

  /** Becomes like the match, zones aside, and says what changed. */
  follow(match: Match): Difference[] {
    const { over, pending, line } = match
    const before = { pending: this.pending, position: this.position, over: this.over }
    const changes = diff(before, { pending, position: line.length, over }, ['view'])
    this.pending = pending
    this.position = line.length
    this.over = over
    const { state } = match.table
    // Zones are compared apart: as one and the same they are passed over.
    Object.assign(this.kept, { zones: state.zones })
    changes.push(...follow(this.kept, state, ['view', 'state']))
    return changes
  }

  /** The same for the zones, all of them or those that can have changed. */
  followZones({ table }: Match, which: readonly string[] = Object.keys(this.items)): ZoneChange[] {
    const { zones } = table.state
    const changes: ZoneChange[] = []
    for (const zone of which) {
      const path = ['view', 'state', 'zones', zone]
      const forReaders = changed(this.items, zone, this.itemsIn(zone, zones), path)
      const forOthers = changed(this.backs, zone, this.backsIn(zone, zones), path)
      if (forReaders.length + forOthers.length > 0)
        changes.push(new ZoneChange(this.variant.readersOf(zone), forReaders, forOthers))
    }
    return changes
  }

  private itemsIn(zone: string, zones: Zones): readonly Item[] {
    const items = zones[zone] as readonly Item[]
    return items.length === 0 || this.variant.readersOf(zone) === NOBODY ? EMPTY : items.slice()
  }

  private backsIn(zone: string, zones: Zones): readonly Item[] {
    const items = zones[zone] as readonly Item[]
    const isOpen = includesSeat(this.variant.readersOf(zone), WATCHER)
    return items.length === 0 || isOpen ? EMPTY : backs(this.variant, zone, items)
  }
}

/** Puts a list in the place of what was shown of a zone, and says what changed. */
function changed(shown: Lists, zone: string, now: readonly Item[], path: string[]): readonly Difference[] {
  const before = shown[zone] as readonly Item[]
  if (isSameList(before, now)) return NONE
  shown[zone] = now
  return diff(before, now, path)
}
