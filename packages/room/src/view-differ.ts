import type { Logged, Match, Seat } from '@nora/kernel'
import { diff, type Permissions, type TableSnapshot } from '@nora/protocol'
import { cutBy, everyBatch } from './batches.ts'
import { Beginning, type Change, Changed, Progress } from './change.ts'
import { LastShown } from './last-shown.ts'

/** What everybody may know, besides the state of the game. */
export type Common = Omit<TableSnapshot, 'seq' | 'view' | 'permissions' | 'log'>

/** What all viewers of a table are shown at one moment. */
export interface Visible {
  readonly seq: number
  readonly common: Common
  /** What each seat alone is told. */
  readonly permissions: readonly (Permissions | null)[]
  readonly match: Match | undefined
}

/**
 * Keeps what viewers have been shown, and finds out what an entry changed. What everybody may know is compared once for
 * all viewers; only zones, events and what a seat alone is told differ from one to the next.
 */
export class ViewDiffer {
  /** What was shown last. */
  common: Common
  private permissions: readonly (Permissions | null)[]
  private shown: LastShown | undefined

  constructor({ common, permissions, match }: Visible) {
    this.common = common
    this.permissions = permissions
    this.shown = match && new LastShown(match)
  }

  tableSnapshot({ seq, match }: Visible, viewer: Seat): TableSnapshot {
    const view = this.shown?.view(viewer) ?? null
    return {
      seq,
      ...this.common,
      view,
      permissions: this.permissions[viewer] ?? null,
      log: match ? everyBatch(match, viewer) : [],
    }
  }

  /** Shows what there is now; `logged` is what the match did since the last time. */
  show({ seq, common, permissions, match }: Visible, logged: readonly Logged[]): Change {
    const shared = diff(this.common, common)
    const own = { before: this.permissions, after: permissions }
    this.common = common
    this.permissions = permissions
    if (!match) return new Changed(seq, shared, own)
    if (!this.shown) {
      this.shown = new LastShown(match)
      return new Changed(seq, shared, own, new Beginning(match, this.shown))
    }
    if (logged.length === 0) return new Changed(seq, shared, own)
    const cut = cutBy(logged, this.shown.position)
    const from = cut?.to ?? this.shown.position
    const acts = match.line.slice(from)
    shared.push(...this.shown.follow(match))
    const zones = this.shown.followZones(match, cut ? undefined : match.zonesChangedSince(from))
    return new Changed(seq, shared, own, new Progress(match.variant, acts, from, cut, zones))
  }
}
