import type { Reason } from '@nora/kernel'
import type { Command } from '@nora/protocol'
import type { Entry, HostCommand, Person, Room, Step } from '@nora/room'
import { Problem } from '../problem.ts'
import { Audience, type Beside } from './audience.ts'
import { BotSeats } from './bot-seats.ts'
import { forgetName } from './forget-name.ts'
import { entryOf, type Loaded, load } from './load.ts'
import { Mailbox } from './mailbox.ts'
import { TableRowWriter } from './table-row.ts'
import { type EntryNews, TABLE, type TableServices } from './table-services.ts'
import { TurnNotices } from './turn-notices.ts'
import type { Viewer } from './viewer.ts'

const REMEMBERED_CLIENTS = 256
/** How often another node may be first before something must be wrong. */
const MOST_ATTEMPTS = 20
/** What other nodes are not sent but read themselves. */
const LARGEST_NEWS = 100_000

export type Done = { readonly seq: number } | { readonly refused: Reason }

/** What a table asks of those who keep it. */
export interface Keeper {
  /** Its room has come into memory. */
  loaded(): void
  /** It cannot be read: there is no such table, or no rules for it here. */
  unreadable(): void
  /** Somebody sat down or got up. */
  moved(): void
  /** Whether a person looks at it, from whichever node. */
  isHere(person: string): boolean
}

/** One table on this node: its room in memory, and who looks at it. Everything at it happens one after the other. */
export class Host {
  readonly id: string
  readonly audience: Audience
  private readonly around: TableServices
  private readonly mailbox = new Mailbox()
  private readonly row: TableRowWriter
  private readonly bots: BotSeats
  private room: Room | undefined
  private readonly turnNotices = new TurnNotices()
  private readonly keeper: Keeper
  private clients = new Map<string, number>()

  constructor(id: string, around: TableServices, keeper: Keeper) {
    this.id = id
    this.audience = new Audience(id, () => keeper.moved())
    this.around = around
    this.keeper = keeper
    this.row = new TableRowWriter(id)
    this.bots = new BotSeats(id, around, (deed) => this.mailbox.post(() => this.botActs(deed)))
  }

  /** Nobody looks, nothing is under way. */
  get isIdle(): boolean {
    return this.audience.isEmpty && this.mailbox.isEmpty && this.bots.areIdle
  }

  /** Nobody comes back to a finished game as often as to others, and reading it again takes milliseconds. */
  get isDone(): boolean {
    return this.isIdle && this.room?.state.status === 'over'
  }

  get isInMemory(): boolean {
    return this.room !== undefined
  }

  /** The first entry of a new table. */
  async begin(room: Room, step: Step): Promise<void> {
    await this.mailbox.post(async () => {
      this.room = room
      if (!(await this.keep(room, step, null))) throw new Error('a new table has an old number')
      this.keeper.loaded()
    })
  }

  /** Asks the room something. */
  read<T>(question: (room: Room) => T): Promise<T> {
    return this.mailbox.post(async () => question(this.room ?? (await this.load())))
  }

  /** Does what is asked, or says why not. It is acknowledged as soon as it is stored, before anybody is told. */
  obey(
    command: Command | HostCommand,
    by: Person | null,
    clientId: string | null = null,
    acknowledge: (seq: number) => void = () => {},
  ): Promise<Done> {
    return this.mailbox.post(() => this.obeyed(command, by, clientId, acknowledge))
  }

  /** Shows a viewer the table: what it missed, if that is little, or everything. */
  attach(viewer: Viewer, from: number | undefined, beside: () => Promise<Beside>): Promise<void> {
    return this.mailbox.post(async () => {
      const room = this.room ?? (await this.load())
      this.audience.admit(viewer, room, from, await beside())
    })
  }

  resync(viewer: Viewer): Promise<void> {
    return this.read((room) => this.audience.show(viewer, room))
  }

  /** Another node has stored an entry; `body` is missing where it is large or unknown. */
  heard(seq: number, body: string | undefined): void {
    void this.safely(async () => {
      if (!this.room) {
        if (!this.audience.isEmpty) await this.load()
        return
      }
      if (seq <= this.room.seq) return
      const isNext = seq === this.room.seq + 1 && body !== undefined
      const missed = isNext ? [JSON.parse(body) as Entry] : await this.entriesSince(this.room.seq)
      this.follow(this.room, missed)
    })
  }

  /** Whatever is due: clocks that have run out, bots that owe a choice. */
  wake(): Promise<void> {
    return this.safely(async () => {
      const room = this.room ?? (await this.load())
      const now = Date.now()
      for (const { seat, at } of room.deadlines()) {
        if (at <= now) await this.obeyed({ type: 'timeout', seat }, null, null, () => {})
      }
      if (this.room) this.bots.drive(this.room)
    })
  }

  /** Takes a person's name out of everything stored about the table. */
  forgetName(person: string): Promise<void> {
    return this.mailbox.post(async () => {
      this.room = undefined
      this.audience.forgetSteps()
      await forgetName(this.around, this.id, person)
    })
  }

  /** Forgets the room; it is read again when it is needed. */
  drop(): Promise<void> {
    return this.mailbox.post(() => {
      this.room = undefined
      this.audience.forgetSteps()
    })
  }

  settled(): Promise<void> {
    return this.mailbox.post(() => {})
  }

  private async obeyed(
    command: Command | HostCommand,
    by: Person | null,
    clientId: string | null,
    acknowledge: (seq: number) => void,
  ): Promise<Done> {
    const before = clientId === null ? undefined : this.clients.get(clientId)
    if (before !== undefined) return acknowledged(before, acknowledge)
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const room = this.room ?? (await this.load())
      const result = this.attempted(() => room.consider(command, by, Date.now()))
      if (!('refused' in result) && (await this.keep(room, result, clientId, acknowledge))) return { seq: result.seq }
      const stored = clientId === null ? undefined : await this.around.store.tables.storedAs(this.id, clientId)
      if (stored !== undefined) return acknowledged(stored, acknowledge)
      if ('refused' in result) return result
    }
    throw new Error('other nodes were always first')
  }

  /** A fault of the rules must not leave a room in memory that differs from its entries. */
  private attempted<T>(deed: () => T): T {
    try {
      return deed()
    } catch (error) {
      this.room = undefined
      throw error
    }
  }

  /** Stores a step that the room has taken; then it counts. False if another node was first: then it never happened. */
  private async keep(
    room: Room,
    step: Step,
    clientId: string | null,
    acknowledge: (seq: number) => void = () => {},
  ): Promise<boolean> {
    const append = this.row.append(room, step, clientId)
    // Until it is stored, nobody may find the room with it.
    this.room = undefined
    if ((await this.around.store.tables.append(append)) === 'taken') return false
    this.room = room
    if (clientId !== null) this.remember(clientId, step.seq)
    acknowledge(step.seq)
    this.audience.tell(room, step)
    this.notify(room, step)
    if (this.around.bus.shared) this.publish(step.seq, append.entry.body)
    this.bots.drive(room)
    return true
  }

  private async botActs(act: (room: Room) => Step | { refused: Reason } | undefined): Promise<Reason | undefined> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const room = this.room ?? (await this.load())
      const result = this.attempted(() => act(room))
      if (!result) {
        this.bots.drive(room)
        return undefined
      }
      if ('refused' in result) return result.refused
      if (await this.keep(room, result, null)) return undefined
    }
    return undefined
  }

  /** Who does not look hears of it elsewhere. */
  private notify(room: Room, { entry }: Step): void {
    for (const { person, type } of this.turnNotices.news(room, this.row.awaits, entry.by)) {
      if (!this.keeper.isHere(person)) this.around.notify(person, { type, table: this.id, game: room.state.game })
    }
  }

  private publish(seq: number, body: string): void {
    const { bus, node } = this.around
    const news: EntryNews = { node, table: this.id, seq, ...(body.length <= LARGEST_NEWS && { body }) }
    bus.publish(TABLE, news)
  }

  /** Reads the table, and tells the viewers what they do not know yet. */
  private async load(): Promise<Room> {
    const watched = this.audience.isEmpty ? undefined : this.audience.toldSeq
    const { room, rest, createdAt, clients } = await this.loaded(watched)
    for (const [client, seq] of clients) this.remember(client, seq)
    this.row.caughtUp(room, createdAt)
    this.turnNotices.caughtUp(room, this.row.awaits)
    this.room = room
    this.audience.catchUp(room)
    this.follow(room, rest)
    this.keeper.loaded()
    return room
  }

  private async loaded(upTo: number | undefined): Promise<Loaded> {
    try {
      return await load(this.around, this.id, upTo)
    } catch (error) {
      this.keeper.unreadable()
      throw error
    }
  }

  private follow(room: Room, entries: readonly Entry[]): void {
    try {
      for (const entry of entries) {
        const step = room.follow(entry)
        this.row.caughtUp(room)
        this.turnNotices.caughtUp(room, this.row.awaits)
        this.audience.tell(room, step)
      }
    } catch (error) {
      this.room = undefined
      throw error
    }
  }

  private async entriesSince(seq: number): Promise<Entry[]> {
    return (await this.around.store.tables.entries(this.id, seq)).map(entryOf)
  }

  private remember(clientId: string, seq: number): void {
    this.clients.set(clientId, seq)
    if (this.clients.size > REMEMBERED_CLIENTS) this.clients.delete(this.clients.keys().next().value as string)
  }

  private async safely(deed: () => Promise<void>): Promise<void> {
    try {
      await this.mailbox.post(deed)
    } catch (error) {
      // A table of rules that this server does not have waits for one that has.
      if (error instanceof Problem) return
      this.around.metrics.failed('table')
      this.around.log.error({ err: error, table: this.id }, 'a table could not be looked after')
    }
  }
}

function acknowledged(seq: number, acknowledge: (seq: number) => void): Done {
  acknowledge(seq)
  return { seq }
}
