import {
  backs,
  type Decision,
  type Item,
  includesSeat,
  type Json,
  type Logged,
  type Match,
  type Seat,
  type Setting,
  type State,
  WATCHER,
} from '@nora/kernel'
import { type Batch, type Change as Difference, diff, type Own, patched, type Sight, type Update } from '@nora/protocol'
import { batchesOf, cutBy, everyBatch } from './batches.ts'

/** What everybody may know, besides the state of the game. */
export type Common = Omit<Sight, 'seq' | 'view' | 'may' | 'log'>

/** What all viewers of a table are shown at one moment. */
export interface Showing {
  readonly seq: number
  readonly common: Common
  /** What each seat alone is told. */
  readonly own: readonly (Own | null)[]
  readonly match: Match | undefined
}

/** What one entry changed, for whoever watches. */
export interface Change {
  /** The same update each time; it may be asked for long after. `viewer` is a seat or WATCHER. */
  update(viewer: Seat): Update
}

/** The game as it was shown last. None of it is shared with the match, whose state changes in place. */
interface Image {
  readonly setting: Setting
  /** The state without its zones, which is the same for all. */
  readonly open: { readonly [field: string]: Json }
  readonly zones: { readonly [zone: string]: readonly Item[] }
  readonly pending: readonly Decision[]
  readonly position: number
  readonly over: boolean
}

/** A zone that changed. What its readers see of it, and what the others do, is found out when the first of them asks. */
class ZoneChange {
  private readonly setting: Setting
  private readonly zone: string
  private readonly old: readonly Item[]
  private readonly now: readonly Item[]
  private forReaders: readonly Difference[] | undefined
  private forOthers: readonly Difference[] | undefined

  constructor(setting: Setting, zone: string, old: readonly Item[], now: readonly Item[]) {
    this.setting = setting
    this.zone = zone
    this.old = old
    this.now = now
  }

  seenBy(viewer: Seat): readonly Difference[] {
    const { setting, zone, old, now } = this
    const path = ['view', 'state', 'zones', zone]
    if (includesSeat(setting.readersOf(zone), viewer)) {
      this.forReaders ??= diff(old, now, path)
      return this.forReaders
    }
    this.forOthers ??= diff(backs(setting, zone, old), backs(setting, zone, now), path)
    return this.forOthers
  }
}

/**
 * Keeps what viewers have been shown, and finds out what an entry changed. What everybody may know is compared once for
 * all viewers; only zones, events and what a seat alone is told differ from one to the next.
 */
export class Mirror {
  private common: Common
  private own: readonly (Own | null)[]
  private image: Image | undefined

  constructor({ common, own, match }: Showing) {
    this.common = common
    this.own = own
    this.image = match && imageOf(match)
  }

  sight({ seq, match }: Showing, viewer: Seat): Sight {
    const view = this.image ? viewOf(this.image, viewer) : null
    return { seq, ...this.common, view, may: this.own[viewer] ?? null, log: match ? everyBatch(match, viewer) : [] }
  }

  /** Shows what there is now; `logged` is what the match did since the last time. */
  show({ seq, common, own, match }: Showing, logged: readonly Logged[]): Change {
    const shared = diff(this.common, common)
    const ownBefore = this.own
    this.common = common
    this.own = own
    const ownChanges = (viewer: Seat) =>
      viewer < 0 ? [] : diff(ownBefore[viewer] ?? null, own[viewer] ?? null, ['may'])
    if (!match) return new Changed(seq, undefined, (viewer) => [...shared, ...ownChanges(viewer)])
    const before = this.image
    if (!before) return this.begin(seq, match, shared, ownChanges)
    const zones = logged.length > 0 ? this.zonesChanged(before, match) : []
    if (logged.length > 0) shared.push(...this.gameChanged(before, match))
    const cut = cutBy(logged, before.position)
    const from = cut?.to ?? before.position
    const acts = match.line.slice(from)
    const { setting } = before
    const log = (viewer: Seat): Pick<Update, 'cut' | 'log'> => {
      const batches = batchesOf(setting, acts, from, viewer)
      return { ...(cut && { cut }), ...(batches.length > 0 && { log: batches }) }
    }
    return new Changed(seq, log, (viewer) => [
      ...shared,
      ...zones.flatMap((zone) => zone.seenBy(viewer)),
      ...ownChanges(viewer),
    ])
  }

  /** The first look at a game: all of it is new. */
  private begin(
    seq: number,
    match: Match,
    shared: readonly Difference[],
    ownChanges: (viewer: Seat) => readonly Difference[],
  ): Change {
    const image = imageOf(match)
    this.image = image
    const logs = new Map<Seat, Batch[]>()
    for (let viewer = 0; viewer < match.options.seats; viewer++) logs.set(viewer, everyBatch(match, viewer))
    logs.set(WATCHER, everyBatch(match, WATCHER))
    const view = (viewer: Seat): Difference => ['set', ['view'], viewOf(image, viewer) as unknown as Json]
    return new Changed(
      seq,
      (viewer) => ({ log: logs.get(viewer) ?? [] }),
      (viewer) => [...shared, view(viewer), ...ownChanges(viewer)],
    )
  }

  private gameChanged(before: Image, match: Match): readonly Difference[] {
    const { zones: _, ...open } = match.table.state as State & { readonly [field: string]: Json }
    const inside = diff(before.open, open)
    const { over, pending, line } = match
    const around = diff(
      { pending: before.pending, position: before.position, over: before.over },
      { pending, position: line.length, over },
      ['view'],
    )
    const image = this.image as Image
    this.image = { ...image, open: patched(before.open, inside), pending, position: line.length, over }
    return [...around, ...inside.map((one) => within(one))]
  }

  private zonesChanged(before: Image, match: Match): readonly ZoneChange[] {
    const { setting } = before
    const { zones } = match.table.state
    const changes: ZoneChange[] = []
    const fresh: Record<string, readonly Item[]> = {}
    for (const zone in zones) {
      const [old, now] = [before.zones[zone] as readonly Item[], zones[zone] as readonly Item[]]
      if (isSame(old, now)) continue
      const copied = [...now]
      fresh[zone] = copied
      changes.push(new ZoneChange(setting, zone, old, copied))
    }
    this.image = { ...before, zones: { ...before.zones, ...fresh } }
    return changes
  }
}

class Changed implements Change {
  private readonly seq: number
  private readonly log: ((viewer: Seat) => Pick<Update, 'cut' | 'log'>) | undefined
  private readonly patch: (viewer: Seat) => readonly Difference[]
  private readonly updates = new Map<Seat, Update>()

  constructor(seq: number, log: Changed['log'], patch: Changed['patch']) {
    this.seq = seq
    this.log = log
    this.patch = patch
  }

  update(viewer: Seat): Update {
    const known = this.updates.get(viewer)
    if (known) return known
    const patch = this.patch(viewer)
    const update: Update = { seq: this.seq, ...this.log?.(viewer), ...(patch.length > 0 && { patch }) }
    this.updates.set(viewer, update)
    return update
  }
}

function imageOf(match: Match): Image {
  const { setting, state } = match.table
  const { zones, ...open } = setting.clone(state) as State & { readonly [field: string]: Json }
  return { setting, open, zones, pending: match.pending, position: match.line.length, over: match.over }
}

function viewOf({ setting, open, zones, pending, position, over }: Image, viewer: Seat): NonNullable<Sight['view']> {
  const seen: Record<string, readonly Item[]> = {}
  for (const zone in zones) {
    const items = zones[zone] as readonly Item[]
    seen[zone] = includesSeat(setting.readersOf(zone), viewer) ? items : backs(setting, zone, items)
  }
  return { seat: viewer, state: { ...open, zones: seen } as unknown as State, pending, position, over }
}

/** The same change as part of the whole sight. */
function within([what, path, ...rest]: Difference): Difference {
  return [what, ['view', 'state', ...path], ...rest] as unknown as Difference
}

function isSame(old: readonly Item[], now: readonly Item[]): boolean {
  if (old.length !== now.length) return false
  for (let index = 0; index < now.length; index++) if (old[index] !== now[index]) return false
  return true
}
