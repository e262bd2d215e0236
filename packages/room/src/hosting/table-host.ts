import { Fault, type Reason } from '@nora/kernel'
import type { Barrier, Command } from '@nora/protocol'
import type { HostCommand } from '../command.ts'
import type { Entry } from '../entry.ts'
import type { Considered, Room, Step } from '../room.ts'
import type { Person } from '../rules.ts'
import { Audience, type WelcomeExtras } from './audience.ts'
import { BotRunner } from './bot-runner.ts'
import { type LoadedRoom, loadRoom } from './load-room.ts'
import { Mailbox } from './mailbox.ts'
import type { Ports, Viewer } from './ports.ts'

/** How often somebody else may be first before something must be wrong. */
const MOST_ATTEMPTS = 20

/** What came of a command: it is stored under a number, may not be, or could not be taken back although it was to be. */
export type Done = { readonly seq: number } | { readonly refused: Reason } | { readonly final: Barrier }

type Acknowledge = (seq: number) => void

const toNobody: Acknowledge = () => {}

/**
 * One table that is being played: its room in memory, who looks at it, the bots and the clocks at it. Everything at it
 * happens one after the other. What is done is stored, then acknowledged, then told to the viewers. Others may write to
 * the same store: who is second reads what the first did and considers the same again.
 */
export class TableHost<V extends Viewer = Viewer> {
  readonly id: string
  readonly audience: Audience<V>
  private readonly ports: Ports
  private readonly mailbox = new Mailbox()
  private readonly bots: BotRunner
  /** Nothing while it is not known to agree with what is stored. */
  private room: Room | undefined

  constructor(id: string, ports: Ports) {
    this.id = id
    this.ports = ports
    this.audience = new Audience(id, ports.time, () => ports.listener.moved())
    this.bots = new BotRunner(ports, (act) => this.mailbox.post(() => this.perform(act)))
  }

  /** Nobody looks, nothing is under way. */
  get isIdle(): boolean {
    return this.audience.isEmpty && this.mailbox.isEmpty && this.bots.isIdle
  }

  /** Nobody comes back to a finished game as often as to others, and reading it again takes milliseconds. */
  get isDone(): boolean {
    return this.isIdle && this.room?.summary().status === 'over'
  }

  /** The first entry of a new table. */
  begin(room: Room, step: Step): Promise<void> {
    return this.mailbox.post(async () => {
      if (!(await this.keep(room, step, null, toNobody))) throw new Fault('a new table has an old number')
      this.ports.listener.loaded()
    })
  }

  /** Asks the room something. */
  read<T>(question: (room: Room) => T): Promise<T> {
    return this.mailbox.post(async () => {
      const room = await this.current()
      return this.timed(room, () => question(room))
    })
  }

  /** Does what is asked, or says why not. It is acknowledged as soon as it is stored, before anybody is told. */
  obey(
    command: Command | HostCommand,
    by: Person | null,
    clientId: string | null = null,
    acknowledge: Acknowledge = toNobody,
  ): Promise<Done> {
    return this.mailbox.post(() => this.obeyed(command, by, clientId, acknowledge))
  }

  /** Shows a viewer the table: what it missed since an entry, if that is little, or everything. */
  attach(viewer: V, from: number | undefined, beside: () => WelcomeExtras | Promise<WelcomeExtras>): Promise<void> {
    return this.mailbox.post(async () => {
      const room = await this.current()
      this.audience.admit(viewer, room, from, await beside())
    })
  }

  /** Shows a viewer the whole once more: it sees with other eyes now. */
  show(viewer: V): Promise<void> {
    return this.read((room) => this.audience.show(viewer, room))
  }

  /** Somebody says that an entry of this number is stored. That is only a hint: what counts is read. */
  heard(seq: number): Promise<void> {
    return this.safely(async () => {
      const { room } = this
      if (room && seq > room.seq) this.follow(room, await this.ports.store.entriesAfter(room.seq))
      else if (!room && !this.audience.isEmpty) await this.load()
    })
  }

  /** Whatever is due: clocks that have run out, bots that owe a choice. */
  wake(): Promise<void> {
    return this.safely(async () => {
      const now = this.ports.time.now()
      for (const { seat, at } of (await this.current()).deadlines())
        if (at <= now) await this.obeyed({ type: 'timeout', seat }, null, null, toNobody)
      if (this.room) this.bots.drive(this.room)
    })
  }

  /** Forgets the room, and reads it again when it is needed; meanwhile something may be done to what is stored. */
  drop(work: () => void | Promise<void> = () => {}): Promise<void> {
    return this.mailbox.post(() => {
      this.room = undefined
      this.audience.forgetSteps()
      return work()
    })
  }

  /** When everything asked for until now is done. */
  settled(): Promise<void> {
    return this.mailbox.post(() => {})
  }

  private async obeyed(
    command: Command | HostCommand,
    by: Person | null,
    clientId: string | null,
    acknowledge: Acknowledge,
  ): Promise<Done> {
    const { store, time } = this.ports
    const before = clientId === null ? undefined : store.remembered(clientId)
    if (before !== undefined) return acknowledged(before, acknowledge)
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const room = await this.current()
      const result = this.considered(room, () => room.consider(command, by, time.now()))
      const isDone = 'seq' in result
      if (isDone && (await this.keep(room, result, clientId, acknowledge))) return { seq: result.seq }
      const stored = clientId === null ? undefined : await store.find(clientId)
      if (stored !== undefined) return acknowledged(stored, acknowledge)
      if (!isDone) return result
    }
    throw new Fault('others were always first')
  }

  /** Lets a bot act; where nothing comes of it, others may have to be asked. */
  private async perform(act: (room: Room) => Considered | undefined): Promise<Considered | undefined> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const room = await this.current()
      const result = this.considered(room, () => act(room))
      if (!result) this.bots.drive(room)
      if (!result || !('seq' in result)) return result
      if (await this.keep(room, result, null, toNobody)) return result
    }
    return undefined
  }

  /** A fault of the rules must not leave a room in memory that differs from its entries. */
  private considered<T>(room: Room, consider: () => T): T {
    try {
      return this.timed(room, consider)
    } catch (error) {
      this.room = undefined
      throw error
    }
  }

  private timed<T>(room: Room, work: () => T): T {
    const { time, listener } = this.ports
    const from = time.now()
    try {
      return work()
    } finally {
      listener.worked?.(room, time.now() - from)
    }
  }

  /** Stores a step that the room has taken; then it counts. False if somebody was first: then it never happened. */
  private async keep(room: Room, step: Step, clientId: string | null, acknowledge: Acknowledge): Promise<boolean> {
    const { store, listener } = this.ports
    // Until it is stored, nobody may find the room with it.
    this.room = undefined
    if (!(await store.append(room, step, clientId))) return false
    this.room = room
    acknowledge(step.seq)
    this.audience.tell(room, step)
    listener.stored(room, step)
    this.bots.drive(room)
    return true
  }

  /** The room as it is now. Before anything else happens at it, time in which nobody could reach it is given back. */
  private async current(): Promise<Room> {
    const { time } = this.ports
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const room = this.room ?? (await this.load())
      const lost = time.lostSince(room.state.at)
      if (lost <= 0) return room
      const outage = this.considered(room, () => room.consider({ type: 'outage', lost }, null, time.now()))
      if (!('seq' in outage) || (await this.keep(room, outage, null, toNobody))) return room
    }
    throw new Fault('others were always first')
  }

  /** Reads the table, and tells the viewers what they do not know yet. */
  private async load(): Promise<Room> {
    const { room, rest } = await this.loaded(this.audience.isEmpty ? undefined : this.audience.toldSeq)
    this.ports.listener.caughtUp(room)
    this.room = room
    this.audience.catchUp(room)
    this.follow(room, rest)
    this.ports.listener.loaded()
    return room
  }

  private async loaded(upTo: number | undefined): Promise<LoadedRoom> {
    try {
      return await loadRoom(this.ports, upTo)
    } catch (error) {
      this.ports.listener.unreadable()
      throw error
    }
  }

  private follow(room: Room, entries: readonly Entry[]): void {
    for (const entry of entries) {
      const step = this.considered(room, () => room.follow(entry))
      this.ports.listener.caughtUp(room)
      this.audience.tell(room, step)
    }
  }

  private async safely(work: () => Promise<void>): Promise<void> {
    try {
      await this.mailbox.post(work)
    } catch (error) {
      this.ports.listener.failed('table', error)
    }
  }
}

function acknowledged(seq: number, acknowledge: Acknowledge): Done {
  acknowledge(seq)
  return { seq }
}
