import { type Seat, WATCHER } from '@nora/kernel'
import { type Muted, PROTOCOL, type Present, type ServerMessage } from '@nora/protocol'
import type { Room, Step } from '@nora/room'
import { say, type Viewer } from './viewer.ts'

/** Enough for a client that was away for a moment. */
const REMEMBERED_STEPS = 32

/** What a viewer is shown beside the table itself. */
export type Beside = Pick<Extract<ServerMessage, { type: 'welcome' }>, 'chat' | 'present'>

/** Everybody who looks at one table from this node, and how far they were told. */
export class Audience {
  private readonly table: string
  private readonly viewers = new Set<Viewer>()
  private steps: Step[] = []
  /** Called when somebody sees with other eyes than before. */
  private readonly moved: () => void
  /** The last entry the viewers were told of. */
  toldSeq = 0

  constructor(table: string, moved: () => void) {
    this.table = table
    this.moved = moved
  }

  get isEmpty(): boolean {
    return this.viewers.size === 0
  }

  get present(): Present[] {
    return [...this.viewers].map(({ person, seat }) => ({
      person: person?.id ?? null,
      name: person?.name ?? '',
      seat: seatOrNone(seat),
    }))
  }

  /** By which sessions they came. */
  get sessions(): string[] {
    return [...this.viewers].flatMap(({ session }) => session ?? [])
  }

  /** Closes the connections that came by these sessions. */
  closeThose(sessions: ReadonlySet<string>, code: number): void {
    for (const viewer of this.viewers) if (viewer.session !== null && sessions.has(viewer.session)) viewer.close(code)
  }

  /** Shows a new viewer what it missed since an entry, if that is little, or everything. */
  admit(viewer: Viewer, room: Room, from: number | undefined, beside: Beside): void {
    viewer.seat = seatIn(room, viewer)
    this.viewers.add(viewer)
    const missed = from === undefined ? undefined : this.stepsSince(from, room.seq)
    if (missed && !missed.some(changesSeats)) {
      const updates = missed.map(({ change }) => change.update(viewer.seat))
      say(viewer, { type: 'updates', now: Date.now(), updates })
      return
    }
    say(viewer, {
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.table,
      you: { person: viewer.person?.id ?? null, seat: seatOrNone(viewer.seat) },
      now: Date.now(),
      sight: room.sight(viewer.seat),
      ...beside,
      muted: mutedHere(viewer),
    })
  }

  dismiss(viewer: Viewer): boolean {
    return this.viewers.delete(viewer)
  }

  /** Tells everybody what an entry changed. Who sees with the same eyes is sent the same text. */
  tell(room: Room, step: Step): void {
    this.toldSeq = step.seq
    this.steps.push(step)
    if (this.steps.length > 2 * REMEMBERED_STEPS) this.steps.splice(0, REMEMBERED_STEPS)
    const mayMove = changesSeats(step)
    let moved = false
    const texts = new Map<Seat, string>()
    for (const viewer of this.viewers) {
      if (mayMove && seatIn(room, viewer) !== viewer.seat) {
        this.show(viewer, room)
        moved = true
        continue
      }
      let text = texts.get(viewer.seat)
      if (text === undefined) {
        text = `{"type":"update","update":${JSON.stringify(step.change.update(viewer.seat))}}`
        texts.set(viewer.seat, text)
      }
      viewer.send(text)
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

  show(viewer: Viewer, room: Room): void {
    viewer.seat = seatIn(room, viewer)
    say(viewer, { type: 'sight', seat: seatOrNone(viewer.seat), sight: room.sight(viewer.seat) })
  }

  tellAll(message: ServerMessage, to: (viewer: Viewer) => boolean = () => true): void {
    const text = JSON.stringify(message)
    for (const viewer of this.viewers) if (to(viewer)) viewer.send(text)
  }

  forgetSteps(): void {
    this.steps = []
  }

  /** The steps after this entry, if all of them are remembered. */
  private stepsSince(seq: number, now: number): Step[] | undefined {
    if (seq > now) return undefined
    const steps = this.steps.filter((step) => step.seq > seq)
    return steps.length === now - seq && steps.length <= REMEMBERED_STEPS ? steps : undefined
  }
}

const changesSeats = ({ entry }: Step): boolean => entry.deed.type === 'sit' || entry.deed.type === 'leave'

const seatIn = (room: Room, { person }: Viewer): Seat => (person ? (room.seatOf(person.id) ?? WATCHER) : WATCHER)

/** Those whom the viewer can give back their voice at this table. */
function mutedHere({ muted }: Viewer): Muted[] {
  return [...muted].flatMap(([person, name]) => (name === null ? [] : [{ person, name }]))
}

/** As the protocol names it: who watches has no seat. */
export const seatOrNone = (seat: Seat): Seat | null => (seat === WATCHER ? null : seat)
