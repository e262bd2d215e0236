import type { Offered } from '@nora/catalogue'
import { because, type Reason, type Seat, WATCHER } from '@nora/kernel'
import { type ClientMessage, type Command, PROTOCOL, type ServerMessage } from '@nora/protocol'
import { Room, type Step, type Thought } from '@nora/room'
import { chance } from './chance.ts'
import { offered, rulesOf } from './offered.ts'
import type { Kept, Store } from './store.ts'

/** So many entries after the last snapshot another one is kept. */
const SNAPSHOT = 40

/** Somebody who looks at a table, with the eyes of a seat of this device. */
export interface Viewer {
  seat: Seat
  send(message: ServerMessage): void
}

export interface Surroundings {
  readonly store: Store
  think(thought: Thought, pack: string | null): Promise<{ readonly choice: unknown }>
  /** Tells the other tabs. */
  announce(id: string, seq: number): void
  rematch(table: LocalTable): Promise<string>
}

type Considered = Step | { readonly refused: Reason } | undefined

/** A table without a server: the same room, kept in the browser, played by whoever sits at this device and by bots. */
export class LocalTable {
  readonly id: string
  readonly offered: Offered
  private readonly around: Surroundings
  private kept: Kept
  private current: Room
  private snapshotAt: number
  private readonly viewers = new Set<Viewer>()
  private queue: Promise<unknown> = Promise.resolve()
  private thinking = false
  /** Only one of several tabs lets the bots think. */
  private thinks = false

  private constructor(around: Surroundings, offered: Offered, kept: Kept, room: Room, snapshotAt: number) {
    this.id = kept.id
    this.offered = offered
    this.around = around
    this.kept = kept
    this.current = room
    this.snapshotAt = snapshotAt
    void navigator.locks.request(`nora-bots-${this.id}`, () => {
      this.thinks = true
      this.letBotsThink()
      return new Promise(() => {})
    })
  }

  static async load(id: string, around: Surroundings): Promise<LocalTable | undefined> {
    const kept = await around.store.game(id)
    if (!kept) return undefined
    const game = await offered(kept.room.game, kept.pack)
    const { room, snapshotAt } = await roomOf(id, game, around.store)
    return new LocalTable(around, game, kept, room, snapshotAt)
  }

  get room(): Room {
    return this.current
  }

  get pack(): string | null {
    return this.kept.pack
  }

  attach(viewer: Viewer): void {
    const people = this.people()
    // Where several share the device nobody's secrets are shown until somebody sits down.
    if (people.length === 1) viewer.seat = people[0] as Seat
    this.viewers.add(viewer)
    const { seat } = viewer
    viewer.send({
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.id,
      you: { person: this.current.state.places[seat]?.person ?? null, seat: seat === WATCHER ? null : seat },
      now: Date.now(),
      sight: this.current.sight(seat),
      chat: [],
      present: [],
      muted: [],
    })
    this.letBotsThink()
  }

  detach(viewer: Viewer): void {
    this.viewers.delete(viewer)
  }

  look(viewer: Viewer, seat: Seat): void {
    viewer.seat = seat
    this.show(viewer)
  }

  async hear(viewer: Viewer, message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'do': {
        const step = await this.enact((room) =>
          room.consider(message.command, this.whoDoes(message.command), Date.now()),
        )
        if (!step) return
        viewer.send(
          'refused' in step
            ? { type: 'refused', id: message.id, reason: step.refused }
            : { type: 'ack', id: message.id, seq: step.seq },
        )
        return this.letBotsThink()
      }
      case 'foresee': {
        const foreseen = this.current.foresee(message.seat, message.choice, message.interrupt)
        viewer.send(
          'code' in foreseen
            ? { type: 'refused', id: message.id, reason: foreseen }
            : { type: 'foreseen', id: message.id, foreseen },
        )
        return
      }
      case 'rematch':
        viewer.send({ type: 'rematch', id: message.id, table: await this.rematch() })
        return
      case 'resync':
        return this.show(viewer)
      case 'ping':
        return viewer.send({ type: 'pong', sent: message.sent, now: Date.now() })
      default:
        return viewer.send({ type: 'error', reason: because('notOffered', { kind: message.type }) })
    }
  }

  /** Another tab has played on. */
  catchUp(seq: number): void {
    void this.inTurn(async () => {
      if (seq <= this.current.seq) return
      for (const entry of await this.around.store.entriesAfter(this.id, this.current.seq))
        this.broadcast(this.current.follow(entry))
      this.letBotsThink()
    })
  }

  private async rematch(): Promise<string> {
    const { rematch } = this.current.summary()
    if (rematch !== null) return rematch
    const table = await this.around.rematch(this)
    await this.enact((room) => room.consider({ type: 'rematch', table }, null, Date.now()))
    return table
  }

  /** Lets something happen: it is stored first, then everybody is told. */
  private enact(act: (room: Room) => Considered): Promise<Considered> {
    return this.inTurn(async () => {
      for (;;) {
        const step = act(this.current)
        if (!step || 'refused' in step) return step
        const kept = { ...this.kept, ...listingOf(this.current), changed: step.entry.at }
        if (await this.around.store.append(kept, [[step.seq, step.entry]])) {
          this.kept = kept
          this.broadcast(step)
          this.around.announce(this.id, step.seq)
          await this.keepSnapshot()
          return step
        }
        // Another tab was first: look at what it did, and consider the same once more.
        const { room } = await roomOf(this.id, this.offered, this.around.store)
        this.current = room
        for (const viewer of this.viewers) this.show(viewer)
      }
    })
  }

  private async keepSnapshot(): Promise<void> {
    const { seq } = this.current
    if (seq < this.snapshotAt + SNAPSHOT) return
    this.snapshotAt = seq
    await this.around.store.keepSnapshot(this.id, seq, this.current.snapshot())
  }

  private letBotsThink(): void {
    if (this.thinks && !this.thinking && this.viewers.size > 0) void this.askBots()
  }

  private async askBots(): Promise<void> {
    this.thinking = true
    try {
      for (;;) {
        const [owing] = this.current.botsOwing()
        if (!owing || this.viewers.size === 0) return
        const { seat, decision } = owing
        const thought = this.current.thought(seat)
        const { choice } = await this.around.think(thought, this.kept.pack)
        const type = decision ? 'choose' : 'interrupt'
        await this.enact((room) =>
          choice === undefined
            ? room.botPasses(seat, thought.at, Date.now())
            : room.consider({ type, seat, at: thought.at, choice } as Command, null, Date.now()),
        )
      }
    } finally {
      this.thinking = false
    }
  }

  private broadcast({ change }: Step): void {
    for (const viewer of this.viewers) viewer.send({ type: 'update', update: change.update(viewer.seat) })
  }

  private show(viewer: Viewer): void {
    const { seat } = viewer
    viewer.send({ type: 'sight', seat: seat === WATCHER ? null : seat, sight: this.current.sight(seat) })
  }

  private people(): Seat[] {
    return this.current.state.places.flatMap(({ person }, seat) => (person === null ? [] : [seat]))
  }

  /** Whoever sits there: on one device people trust each other. */
  private whoDoes(command: Command) {
    const place = 'seat' in command && command.seat !== null ? this.current.state.places[command.seat] : undefined
    return { id: place?.person ?? '', name: place?.name ?? '' }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => {})
    return done
  }
}

/** What a list shows of a room. */
export function listingOf(room: Room): Pick<Kept, 'room' | 'yourTurn' | 'outcome'> {
  const { places } = room.state
  return {
    room: room.summary(),
    yourTurn: places.some(({ person }) => person !== null && room.awaits(person)),
    outcome: room.match?.outcome ?? null,
  }
}

async function roomOf(id: string, offered: Offered, store: Store): Promise<{ room: Room; snapshotAt: number }> {
  const known = await store.snapshot(id)
  const snapshotAt = known?.seq ?? 0
  const tail = await store.entriesAfter(id, snapshotAt)
  const rules = rulesOf(offered)
  const room = known ? Room.restore(rules, known.snapshot, tail, chance) : Room.fold(rules, tail, chance)
  return { room, snapshotAt }
}
