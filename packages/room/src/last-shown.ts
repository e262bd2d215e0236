import {
  backs,
  copy,
  type Decision,
  type Item,
  includesSeat,
  isSameList,
  type Match,
  type Seat,
  type Seats,
  type State,
  type Variant,
  WATCHER,
} from '@nora/kernel'
import { type Change as Difference, diff, follow, type TableSnapshot } from '@nora/protocol'

/** What became of a zone: for those who read it, and for those who only see its backs. */
export class ZoneChange {
  private readonly readers: Seats
  private readonly forReaders: readonly Difference[]
  private readonly forOthers: readonly Difference[]

  constructor(before: ZoneImage, after: ZoneImage) {
    const path = ['view', 'state', 'zones', after.zone]
    this.readers = after.readers
    this.forReaders = diff(before.items, after.items, path)
    this.forOthers = after.isOpen ? [] : diff(before.backs, after.backs, path)
  }

  seenBy(viewer: Seat): readonly Difference[] {
    return includesSeat(this.readers, viewer) ? this.forReaders : this.forOthers
  }
}

/** A zone as it lay at one moment. */
class ZoneImage {
  readonly zone: string
  readonly items: readonly Item[]
  readonly readers: Seats
  private readonly variant: Variant
  private hidden: readonly Item[] | undefined

  constructor(variant: Variant, zone: string, items: readonly Item[]) {
    this.variant = variant
    this.zone = zone
    this.items = [...items]
    this.readers = variant.readersOf(zone)
  }

  /** Everybody reads it. */
  get isOpen(): boolean {
    return includesSeat(this.readers, WATCHER)
  }

  get backs(): readonly Item[] {
    this.hidden ??= backs(this.variant, this.zone, this.items)
    return this.hidden
  }
}

/** The game as it was shown last. None of it is shared with the match, whose state changes in place. */
export class LastShown {
  readonly variant: Variant
  /** The state, of which only what is the same for all is compared. */
  private readonly kept: State
  private readonly zones: { [zone: string]: ZoneImage } = {}
  private pending: readonly Decision[]
  private over: boolean
  position: number

  constructor(match: Match) {
    const { variant, state } = match.table
    const { zones } = state
    this.variant = variant
    // Not the game's own clone, which may share what the rules never change: this is changed in place.
    this.kept = copy(state)
    for (const zone in zones) this.zones[zone] = new ZoneImage(variant, zone, zones[zone] as readonly Item[])
    this.pending = match.pending
    this.over = match.over
    this.position = match.line.length
  }

  /** What a viewer may see of it, as it is now. */
  view(viewer: Seat): NonNullable<TableSnapshot['view']> {
    const seen: Record<string, readonly Item[]> = {}
    for (const name in this.zones) {
      const zone = this.zones[name] as ZoneImage
      seen[name] = includesSeat(zone.readers, viewer) ? zone.items : zone.backs
    }
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
  followZones({ table }: Match, which: readonly string[] = Object.keys(this.zones)): ZoneChange[] {
    const { zones } = table.state
    const changes: ZoneChange[] = []
    for (const name of which) {
      const before = this.zones[name] as ZoneImage
      const items = zones[name] as readonly Item[]
      if (isSameList(before.items, items)) continue
      const after = new ZoneImage(this.variant, name, items)
      this.zones[name] = after
      changes.push(new ZoneChange(before, after))
    }
    return changes
  }
}
