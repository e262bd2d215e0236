import type { Logged, Match, Seat } from '@nora/kernel'
import { diff, type Own, type Sight } from '@nora/protocol'
import { cutBy, everyBatch } from './batches.ts'
import { Beginning, type Change, Changed, Progress } from './change.ts'
import { LastShown } from './last-shown.ts'

/** What everybody may know, besides the state of the game. */
export type Common = Omit<Sight, 'seq' | 'view' | 'may' | 'log'>

/** What all viewers of a table are shown at one moment. */
export interface Visible {
  readonly seq: number
  readonly common: Common
  /** What each seat alone is told. */
  readonly own: readonly (Own | null)[]
  readonly match: Match | undefined
}

/**
 * Keeps what viewers have been shown, and finds out what an entry changed. What everybody may know is compared once for
 * all viewers; only zones, events and what a seat alone is told differ from one to the next.
 */
export class ViewDiffer {
  /** What was shown last. */
  common: Common
  private own: readonly (Own | null)[]
  private image: LastShown | undefined

  constructor({ common, own, match }: Visible) {
    this.common = common
    this.own = own
    this.image = match && new LastShown(match)
  }

  sight({ seq, match }: Visible, viewer: Seat): Sight {
    const view = this.image?.view(viewer) ?? null
    return { seq, ...this.common, view, may: this.own[viewer] ?? null, log: match ? everyBatch(match, viewer) : [] }
  }

  /** Shows what there is now; `logged` is what the match did since the last time. */
  show({ seq, common, own, match }: Visible, logged: readonly Logged[]): Change {
    const shared = diff(this.common, common)
    const owns = { before: this.own, after: own }
    this.common = common
    this.own = own
    if (!match) return new Changed(seq, shared, owns)
    if (!this.image) {
      this.image = new LastShown(match)
      return new Changed(seq, shared, owns, new Beginning(match, this.image))
    }
    if (logged.length === 0) return new Changed(seq, shared, owns)
    const cut = cutBy(logged, this.image.position)
    const from = cut?.to ?? this.image.position
    const acts = match.line.slice(from)
    shared.push(...this.image.follow(match))
    const zones = this.image.followZones(match, cut ? undefined : match.zonesChangedSince(from))
    return new Changed(seq, shared, owns, new Progress(match.variant, acts, from, cut, zones))
  }
}
