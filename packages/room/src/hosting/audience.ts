import type { Seat } from '@nora/kernel'
import { PROTOCOL, type ServerMessage } from '@nora/protocol'
import type { Room, Step } from '../room.ts'
import { Outgoing } from './outgoing.ts'
import type { Time, Viewer } from './ports.ts'

/** Enough for a client that was away for a moment; each takes about two kilobytes. */
const REMEMBERED_STEPS = 4

/** What a viewer is shown beside the table itself. */
export type WelcomeExtras = Pick<Extract<ServerMessage, { type: 'welcome' }>, 'chat' | 'present' | 'watchers' | 'muted'>

/** Everybody who looks at one table from here, and how far they were told. */
export class Audience<V extends Viewer = Viewer> {
  private readonly table: string
  private readonly time: Time
  private readonly viewers = new Set<V>()
  private steps: Step[] = []
  /** Called when somebody sees with other eyes than before. */
  private readonly moved: () => void
  /** The last entry the viewers were told of. */
  toldSeq = 0

  constructor(table: string, time: Time, moved: () => void) {
    this.table = table
    this.time = time
    this.moved = moved
  }

  get isEmpty(): boolean {
    return this.viewers.size === 0
  }

  [Symbol.iterator](): Iterator<V> {
    return this.viewers.values()
  }

  /** Shows a new viewer what it missed since an entry, if that is little, or everything. */
  admit(viewer: V, room: Room, from: number | undefined, beside: WelcomeExtras): void {
    const you = viewer.whoIn(room)
    viewer.seat = you.seat
    this.viewers.add(viewer)
    const now = this.time.now()
    const missed = from === undefined ? undefined : this.stepsSince(from, room.seq)
    if (missed && !missed.some(changesSeats)) {
      const updates = missed.map(({ change }) => change.update(you.seat))
      say(viewer, { type: 'updates', you, now, updates })
      return
    }
    say(viewer, {
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.table,
      you,
      now,
      snapshot: room.tableSnapshot(you.seat),
      ...beside,
    })
  }

  dismiss(viewer: V): boolean {
    return this.viewers.delete(viewer)
  }

  /** Tells everybody what an entry changed. Who sees with the same eyes is sent the same message. */
  tell(room: Room, step: Step): void {
    this.toldSeq = step.seq
    // Who missed the beginning is shown the table, which is not longer.
    if (step.change.isWhole) this.steps = []
    else this.steps.push(step)
    if (this.steps.length > REMEMBERED_STEPS) this.steps.shift()
    const mayMove = changesSeats(step)
    let moved = false
    const messages = new Map<Seat, Outgoing>()
    for (const viewer of this.viewers) {
      if (mayMove && viewer.whoIn(room).seat !== viewer.seat) {
        this.show(viewer, room)
        moved = true
        continue
      }
      let message = messages.get(viewer.seat)
      if (!message) {
        message = new Outgoing({ type: 'update', update: step.change.update(viewer.seat) })
        messages.set(viewer.seat, message)
      }
      viewer.send(message)
    }
    if (moved) this.moved()
  }

  /** The room was read anew: who knows less of it is shown all of it. */
  catchUp(room: Room): void {
    if (room.seq === this.toldSeq) return
    this.forgetSteps()
    this.toldSeq = room.seq
    for (const viewer of this.viewers) this.show(viewer, room)
    if (!this.isEmpty) this.moved()
  }

  show(viewer: V, room: Room): void {
    viewer.seat = viewer.whoIn(room).seat
    say(viewer, snapshotFor(room, viewer.seat))
  }

  tellAll(message: ServerMessage, to: (viewer: V) => boolean = () => true): void {
    const outgoing = new Outgoing(message)
    for (const viewer of this.viewers) if (to(viewer)) viewer.send(outgoing)
  }

  forgetSteps(): void {
    this.steps = []
  }

  /** The steps after this entry, if all of them are remembered. */
  private stepsSince(seq: number, now: number): Step[] | undefined {
    if (seq > now) return undefined
    const steps = this.steps.filter((step) => step.seq > seq)
    return steps.length === now - seq ? steps : undefined
  }
}

/** The whole table as a seat, or WATCHER, may know it. */
export function snapshotFor(room: Room, seat: Seat): ServerMessage {
  return { type: 'snapshot', seat, snapshot: room.tableSnapshot(seat) }
}

const changesSeats = ({ entry }: Step): boolean => entry.deed.type === 'sit' || entry.deed.type === 'leave'

const say = (viewer: Viewer, message: ServerMessage): void => viewer.send(new Outgoing(message))
