import {
  type Decision,
  equal,
  hash,
  type Item,
  includesSeat,
  type Match,
  type Played,
  Position,
  redacted,
  type Seat,
  type Seats,
  type Variant,
  WATCHER,
} from '@nora/kernel'
import { Violation } from './violation.ts'

/** How a match stood when it waited for somebody. */
export interface Stop {
  readonly hash: string
  readonly pending: readonly Decision[]
}

const NOBODY: Seats = 0

interface Entry {
  readonly played: Played
  /** Who could read an item when the match waited again that it could not read before this act. */
  readonly learned: Seats
}

/**
 * Follows a match act by act on the fast path, and keeps its own books of who could read what when: so what the kernel
 * says about learning is compared with what the zones say.
 */
export class MatchTracker {
  /** By the number of acts that led there. */
  readonly stops = new Map<number, Stop>()
  private readonly variant: Variant
  private fast: Position
  private entries: Entry[] = []
  private readers: ReadonlyMap<Item, Seats> = new Map()
  private readonly seen = new Map<Seat, Set<Item>>()

  constructor(variant: Variant) {
    this.variant = variant
    this.fast = Position.opening(variant, false)
    for (const seat of [WATCHER, ...Array(variant.options.seats).keys()]) this.seen.set(seat, new Set())
    this.look()
  }

  get length(): number {
    return this.entries.length
  }

  /** Goes on to where the match stands now; what the match has taken back is forgotten first. */
  follow(match: Match): void {
    const { line } = match
    const kept = this.entries.findIndex(({ played }, index) => !isSame(played, line[index]))
    if (kept >= 0) this.cutTo(kept)
    const more = line.slice(this.entries.length)
    for (const played of more) this.go(played)
    if (hash(this.fast.table.state) !== match.hash)
      throw new Violation(`after act ${line.length - 1} (${line.at(-1)?.kind}) the fast path stands elsewhere`)
    // What came of an act without another choice counts as learned by that act.
    const learned = more.length > 0 ? this.look() : NOBODY
    for (const [index, played] of more.entries()) this.entries.push({ played, learned: index === 0 ? learned : NOBODY })
    this.stops.set(line.length, { hash: match.hash, pending: match.pending })
  }

  /** Who has learned something since the line had this length. */
  learnedSince(length: number): Seats {
    return this.entries.slice(length).reduce((seats, { learned }) => seats | learned, NOBODY)
  }

  /** Whether the seat could ever read the item. */
  hasSeen(seat: Seat, item: Item): boolean {
    return this.seen.get(seat)?.has(item) ?? false
  }

  private go(played: Played): void {
    if (!this.fast.replay(played))
      throw new Violation(`${played.kind} of seat ${played.seat} is not asked on the fast path`)
    for (const told of played.told) {
      for (const [seat, seen] of this.seen) {
        for (const item of redacted(this.variant, told, seat).items ?? []) seen.add(item)
      }
    }
  }

  /** Looks into the zones; gives who can read an item that it could not read when last looked. */
  private look(): Seats {
    const readers = this.readersNow()
    let learned = NOBODY
    for (const [item, seats] of readers) {
      const gained = seats & ~(this.readers.get(item) ?? 0)
      if (gained === 0) continue
      learned |= gained
      for (const [seat, seen] of this.seen) if (includesSeat(seats, seat)) seen.add(item)
    }
    this.readers = readers
    return learned
  }

  private cutTo(length: number): void {
    const kept = this.entries.slice(0, length)
    for (const stop of [...this.stops.keys()]) if (stop > length) this.stops.delete(stop)
    this.entries = []
    this.fast = Position.opening(this.variant, false)
    for (const { played } of kept) this.fast.replay(played)
    this.readers = this.readersNow()
    // What was seen stays seen: only what was learned act by act follows the line.
    this.entries = kept
  }

  private readersNow(): Map<Item, Seats> {
    const readers = new Map<Item, Seats>()
    const { zones } = this.fast.table.state
    for (const zone in zones) {
      for (const item of zones[zone] ?? []) readers.set(item, this.variant.readersOf(zone))
    }
    return readers
  }
}

/** An act that was taken back and made again is the same act. */
function isSame(one: Played, other: Played | undefined): boolean {
  if (one === other) return true
  return (
    other?.hash === one.hash && other.kind === one.kind && other.seat === one.seat && equal(other.choice, one.choice)
  )
}
