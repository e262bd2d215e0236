import { because, type Seat, WATCHER } from '@nora/kernel'
import type { ClientMessage, Hint, ServerMessage } from '@nora/protocol'
import type { Release } from '@nora/release'
import {
  answer,
  type Decided,
  Outgoing,
  type Person,
  type Room,
  rematch,
  TableHost,
  type Thought,
  type Viewer,
} from '@nora/room'
import { LocalEntries } from './local-entries.ts'
import { personAt } from './opening.ts'
import { releaseFor } from './releases.ts'
import type { GameStore } from './store.ts'
import { whyNotKept } from './why-not-kept.ts'

/** What a table needs of the browser it is in. */
export interface Device {
  readonly store: GameStore
  think(thought: Thought, pack: string | null): Promise<Decided>
  hint(thought: Thought, pack: string | null): Promise<Hint | null>
  /** Tells the other tabs. */
  announce(id: string, seq: number): void
  /** Opens the same once more. */
  again(table: LocalTable): Promise<string>
}

/** A page that looks at a table, with the eyes of a seat of this device. */
export class LocalViewer implements Viewer {
  seat: Seat = WATCHER
  /** The seat somebody at this device sat down at. */
  chosen: Seat | undefined
  private readonly hear: (message: ServerMessage) => void

  constructor(hear: (message: ServerMessage) => void) {
    this.hear = hear
  }

  /** Where several share the device nobody's secrets are shown until somebody sits down. */
  whoIn(room: Room): { person: string | null; seat: Seat } {
    const { seats } = room.summary()
    const people = seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]))
    const [only = WATCHER, ...others] = people
    const seat = this.chosen ?? (others.length === 0 ? only : WATCHER)
    return { person: seats[seat]?.person ?? null, seat }
  }

  send({ message }: Outgoing): void {
    this.hear(message)
  }
}

/** A table without a server: kept in the browser, played by whoever sits at this device and by bots. */
export class LocalTable {
  readonly id: string
  /** What it was begun with. */
  readonly release: Release
  readonly pack: string | null
  private readonly device: Device
  private readonly host: TableHost<LocalViewer>
  /** Only one of several tabs lets the bots think. */
  private thinks = false

  private constructor(id: string, device: Device, release: Release, pack: string | null, entries: LocalEntries) {
    this.id = id
    this.release = release
    this.pack = pack
    this.device = device
    const table = this
    this.host = new TableHost(id, {
      store: entries,
      time: { now: Date.now, lostSince: () => 0 },
      thinking: {
        get isOn() {
          return table.thinks && !table.host.audience.isEmpty
        },
        think: (thought) => device.think(thought, pack),
      },
      listener: {
        stored: (_room, { seq }) => device.announce(id, seq),
        failed: (what, error) => console.error(what, error),
        caughtUp: nothing,
        loaded: nothing,
        unreadable: nothing,
        moved: nothing,
      },
    })
    void navigator.locks.request(`nora-bots-${id}`, () => {
      this.thinks = true
      void this.host.wake()
      return new Promise(() => {})
    })
  }

  /** Nothing if there is no such game here; refused if the rules it was begun with are not to be had. */
  static async load(id: string, device: Device): Promise<LocalTable | undefined> {
    const kept = await device.store.game(id)
    if (!kept) return undefined
    const release = await releaseFor(kept.room, kept.pack)
    const table = new LocalTable(id, device, release, kept.pack, new LocalEntries(device.store, release, kept))
    await table.read(nothing)
    return table
  }

  read<T>(question: (room: Room) => T): Promise<T> {
    return this.host.read(question)
  }

  async attach(viewer: LocalViewer): Promise<void> {
    await this.host.attach(viewer, undefined, () => ({ chat: [], present: [], watchers: 0, muted: [] }))
    await this.host.wake()
  }

  detach(viewer: LocalViewer): void {
    this.host.audience.dismiss(viewer)
  }

  look(viewer: LocalViewer, seat: Seat): Promise<void> {
    viewer.chosen = seat
    return this.host.show(viewer)
  }

  async hear(viewer: LocalViewer, message: ClientMessage): Promise<void> {
    const reply = (said: ServerMessage) => viewer.send(new Outgoing(said))
    if (message.type === 'hello' || message.type === 'chat' || message.type === 'mute')
      return reply({ type: 'error', reason: because('notOffered', { kind: message.type }) })
    const sender = { person: whoeverSits, seatIn: (room: Room) => viewer.whoIn(room).seat, clientId: () => null }
    const { host, device } = this
    const obey = host.obey.bind(host)
    const hosted = {
      obey,
      read: host.read.bind(host),
      now: Date.now,
      rematch: () =>
        rematch({
          obey,
          known: () => host.read((room) => room.summary().rematch),
          open: () => device.again(this),
          discard: (made) => device.store.remove(made),
        }),
      advise: (thought: Thought) => device.hint(thought, this.pack),
    }
    try {
      await answer(hosted, sender, message, reply)
    } catch (error) {
      // What could not be kept has not happened: whoever asked for it must not wait for ever.
      console.warn(error)
      const reason = whyNotKept(error)
      reply('id' in message ? { type: 'refused', id: message.id, reason } : { type: 'error', reason })
    }
  }

  /** Another tab has played on. */
  async catchUp(seq: number): Promise<void> {
    await this.host.heard(seq)
    await this.host.wake()
  }
}

/** On one device people trust each other. */
function whoeverSits(seat: Seat | null): Person {
  return personAt(seat ?? WATCHER, '')
}

function nothing(): void {}
