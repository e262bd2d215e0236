import type { Json, Match, Played, Seat, Variant } from '@nora/kernel'
import { WATCHER } from '@nora/kernel'
import { type Batch, type Difference, diff, type Permissions, type Update } from '@nora/protocol'
import { batchesOf, everyBatch } from './batches.ts'
import type { LastShown, ZoneChange } from './last-shown.ts'

/** What one entry changed, for whoever watches. */
export interface Change {
  /** An equal update each time; it may be asked for long after. `viewer` is a seat or WATCHER. */
  update(viewer: Seat): Update
  /** It tells everything there is, so it is no shorter than a snapshot. Releases from before do not say. */
  readonly isWhole?: boolean
}

/** What an entry changed in the game itself. */
interface GameChange {
  log(viewer: Seat): Pick<Update, 'cut' | 'log'>
  /** Only what differs from viewer to viewer. */
  patch(viewer: Seat): readonly Difference[]
}

type SeatPermissions = readonly (Permissions | null)[]

/** Holds little but the changes themselves: tables remember many of these. */
export class Changed implements Change {
  private readonly seq: number
  private readonly shared: readonly Difference[]
  private readonly permissions: { readonly before: SeatPermissions; readonly after: SeatPermissions }
  private readonly game: GameChange | undefined

  constructor(seq: number, shared: readonly Difference[], permissions: Changed['permissions'], game?: GameChange) {
    this.seq = seq
    this.shared = shared
    this.permissions = permissions
    this.game = game
  }

  get isWhole(): boolean {
    return this.game instanceof Beginning
  }

  update(viewer: Seat): Update {
    const { seq, shared, game } = this
    const patch = [...shared, ...(game?.patch(viewer) ?? []), ...this.ownChanges(viewer)]
    return { seq, ...game?.log(viewer), ...(patch.length > 0 && { patch }) }
  }

  private ownChanges(viewer: Seat): readonly Difference[] {
    const { before, after } = this.permissions
    return viewer < 0 ? [] : diff(before[viewer] ?? null, after[viewer] ?? null, ['permissions'])
  }
}

/** The first look at a game: all of it is new. */
export class Beginning implements GameChange {
  private readonly logs = new Map<Seat, readonly Batch[]>()
  private readonly views = new Map<Seat, Json>()

  constructor(match: Match, shown: LastShown) {
    for (const viewer of [WATCHER, ...Array(match.options.seats).keys()]) {
      this.logs.set(viewer, everyBatch(match, viewer))
      this.views.set(viewer, shown.view(viewer) as unknown as Json)
    }
  }

  log(viewer: Seat): Pick<Update, 'log'> {
    return { log: this.logs.get(viewer) ?? [] }
  }

  patch(viewer: Seat): readonly Difference[] {
    return [['set', ['view'], this.views.get(viewer) ?? null]]
  }
}

/** The game went on, or back and on. */
export class Progress implements GameChange {
  private readonly variant: Variant
  private readonly acts: readonly Played[]
  private readonly from: number
  private readonly cut: Update['cut']
  private readonly zones: readonly ZoneChange[]

  /** The acts are those after position `from`. */
  constructor(
    variant: Variant,
    acts: readonly Played[],
    from: number,
    cut: Update['cut'],
    zones: readonly ZoneChange[],
  ) {
    this.variant = variant
    this.acts = acts
    this.from = from
    this.cut = cut
    this.zones = zones
  }

  log(viewer: Seat): Pick<Update, 'cut' | 'log'> {
    const { cut } = this
    const log = batchesOf(this.variant, this.acts, this.from, viewer)
    return { ...(cut && { cut }), ...(log.length > 0 && { log }) }
  }

  patch(viewer: Seat): readonly Difference[] {
    return this.zones.flatMap((zone) => zone.seenBy(viewer))
  }
}
