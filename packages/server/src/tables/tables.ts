import { because, WATCHER } from '@nora/kernel'
import type { ChatLine, Command, Hint, OpenBody } from '@nora/protocol'
import type { Release } from '@nora/release'
import { type Done, type HostCommand, type Opening, type Person, type Room, TableHost, type Thought } from '@nora/room'
import { AtOnce } from '../people/at-once.ts'
import { InTurn } from '../people/in-turn.ts'
import { newId } from '../people/secrets.ts'
import { Problem } from '../problem.ts'
import { unforeseen } from './chance.ts'
import { ChatRooms } from './chat.ts'
import { forgetName } from './forget-name.ts'
import { checkLimits } from './opening-limits.ts'
import { onlookersOf, Presence } from './presence.ts'
import { SlowLane } from './slow-lane.ts'
import { Sweep } from './sweep.ts'
import { TableBus, type TableNews } from './table-bus.ts'
import { tablePorts } from './table-ports.ts'
import { BOT_LEASE_MS } from './table-row.ts'
import type { TableServices } from './table-services.ts'
import { mutedHere, type Viewer } from './viewer.ts'

const SIGNED_OUT = 'signedOut'
/** Hints that one person may wait for: a page asks for one, and for another when the game has gone on meanwhile. */
const MOST_HINTS = 2
/** The session behind a connection has ended. */
export const CLOSE_SIGNED_OUT = 4401

type Host = TableHost<Viewer>

/** All tables, of which this node keeps some in memory. */
export class Tables {
  private readonly around: TableServices
  /** The longest unused first. */
  private readonly hosts = new Map<string, Host>()
  private readonly mostInMemory: number
  private readonly bus: TableBus
  private readonly presence: Presence
  private readonly sweep: Sweep
  private readonly lane = new SlowLane()
  private readonly openings = new InTurn()
  private readonly hints = new AtOnce(MOST_HINTS)
  readonly chat: ChatRooms

  constructor(around: TableServices, mostInMemory: number) {
    const { bus, node, store, log } = around
    this.around = around
    this.mostInMemory = mostInMemory
    this.bus = new TableBus(bus, node, (table, news, from) => this.hear(table, news, from))
    this.presence = new Presence(this.bus, {
      here: (table) => onlookersOf(this.hosts.get(table)?.audience ?? []),
      tell: (table, onlookers) => this.hosts.get(table)?.audience.tellAll({ type: 'presence', ...onlookers }),
    })
    this.chat = new ChatRooms(store, around.mustHaveSpace, (table, line) => {
      this.tellChat(table, line)
      this.bus.publish(table, { type: 'chat', line: line.id })
    })
    this.sweep = new Sweep(
      store,
      {
        wake: (table) => this.host(table).wake(),
        viewed: () => [...this.hosts.values()].filter(({ audience }) => !audience.isEmpty).map(({ id }) => id),
        newest: (table, seq) => void this.hosts.get(table)?.heard(seq),
        sessions: () => [...new Set(this.viewers().flatMap(({ session }) => session ?? []))],
        signedOut: (sessions) => this.closeConnections(sessions),
      },
      log,
    )
    bus.subscribe(SIGNED_OUT, () => this.sweep.sessionsEnded())
  }

  get inMemory(): number {
    return this.hosts.size
  }

  start(): void {
    this.sweep.start(this.around.bus.shared ? Date.now() : Date.now() + BOT_LEASE_MS)
  }

  /** Finishes what has begun; nothing new is begun any more. */
  async stop(): Promise<void> {
    this.sweep.stop()
    this.presence.close()
    await Promise.all([...this.hosts.values()].map((host) => host.settled()))
  }

  async open({ game: id, wish, terms, seat, bots, ...more }: OpenBody, by: Person): Promise<string> {
    const pack = more.pack ?? null
    const release = await this.offered(id, pack)
    return this.openBy(release, { options: release.settle(wish), terms, pack, seat, bots }, by)
  }

  /** What is asked at a table, on behalf of somebody or of the host. */
  async obey(
    table: string,
    command: Command | HostCommand,
    by: Person | null,
    clientId: string | null = null,
    acknowledge?: (seq: number) => void,
  ): Promise<Done> {
    const host = this.host(table)
    if (command.type === 'sit' && by && (await this.isAvoided(host, by))) return { refused: because('blocked') }
    return this.lane.run(table, () => host.obey(command, by, clientId, acknowledge))
  }

  read<T>(table: string, question: (room: Room) => T): Promise<T> {
    return this.lane.run(table, () => this.host(table).read(question))
  }

  async attach(table: string, viewer: Viewer, from?: number): Promise<void> {
    const host = this.host(table)
    await host.attach(viewer, from, async () => {
      const chat = await this.chat.lines(table, viewer.muted)
      return { chat, ...this.presence.at(table), muted: mutedHere(viewer) }
    })
    this.presence.changed(table)
  }

  detach(table: string, viewer: Viewer): void {
    const host = this.hosts.get(table)
    if (!host?.audience.dismiss(viewer)) return
    this.presence.changed(table)
    if (host.isDone) this.release(table)
    else this.makeRoom()
  }

  /** What a strong player would do: thought about where bots think, in the turn of the one who asks. */
  async advise(table: string, thought: Thought, by: Person): Promise<Hint | null> {
    const question = { table, owner: by.id, thought, asksHint: true as const }
    return (await this.hints.run(by.id, () => this.around.think(question))).hint
  }

  /** The same people once more, at a new table; who asks second is shown the first one's. */
  async rematch(table: string, by: Person): Promise<string> {
    const found = await this.read(table, (room) => {
      if (room.seatOf(by.id) === WATCHER) throw new Problem(403, 'notSeated')
      const { status, game } = room.summary()
      if (status !== 'over') throw new Problem(409, 'notOver')
      return { game, opening: room.rematch(by.id) }
    })
    if (await this.isAvoided(this.host(table), by)) throw new Problem(403, 'blocked')
    const open = async () => {
      // A new table, so by the rules of today.
      const release = await this.offered(found.game, found.opening.pack)
      return this.openBy(release, { ...found.opening, options: release.settle(found.opening.options) }, by)
    }
    return this.host(table).rematch(open, (made) => this.obey(made, { type: 'close' }, null))
  }

  /** Takes the name of somebody who wants to be forgotten out of a table; every node reads it again. */
  async forgetName(table: string, person: string): Promise<void> {
    await this.host(table).drop(() => forgetName(this.around.store.tables, table, person))
    this.bus.publish(table, { type: 'rewritten' })
  }

  /** Sessions have ended: so do their connections, on every node. */
  signedOut(sessions: readonly string[]): void {
    this.closeConnections(sessions)
    this.around.bus.publish(SIGNED_OUT, {})
  }

  private async offered(game: string, pack: string | null): Promise<Release> {
    const { registry } = this.around
    const release = registry.current(game)
    return pack === null ? release : registry.withPack(release, pack)
  }

  private async openBy(release: Release, opening: Opening, by: Person): Promise<string> {
    await this.around.mustHaveSpace()
    return this.openings.run(by.id, async () => {
      const { store, limited } = this.around
      if (limited) await checkLimits(store.tables, opening, by, Date.now())
      const { room, ...step } = release.open(opening, by, Date.now(), unforeseen)
      const id = newId()
      await this.host(id).begin(room, step)
      return id
    })
  }

  /** Whether somebody who sits there has blocked this person, or the other way round. */
  private async isAvoided(host: Host, { id }: Person): Promise<boolean> {
    const avoided = await this.around.store.people.avoids(id)
    if (avoided.size === 0) return false
    const seats = await host.read((room) => room.summary().seats)
    return seats.some(({ person }) => person !== null && avoided.has(person))
  }

  private host(id: string): Host {
    const known = this.hosts.get(id)
    if (known) this.hosts.delete(id)
    const host = known ?? this.newHost(id)
    this.hosts.set(id, host)
    return host
  }

  private newHost(id: string): Host {
    const host: Host = new TableHost(
      id,
      tablePorts(id, this.around, {
        // Only a table that exists takes the place of another.
        loaded: () => this.makeRoom(),
        unreadable: () => void this.letGo(host),
        moved: () => this.presence.changed(id),
        worked: ({ state }, ms) => {
          // The house's own content is known to be quick: what takes long there is a busy machine.
          if (state.pack !== null) this.lane.worked(id, ms)
        },
        stored: (seq) => this.bus.publish(id, { type: 'entry', seq }),
        isHere: (person) => this.presence.isAt(id, person),
      }),
    )
    this.bus.hold(id)
    return host
  }

  private release(table: string): void {
    this.hosts.delete(table)
    this.bus.release(table)
    this.presence.forget(table)
  }

  /** Another node says something about a table that is held here. */
  private hear(table: string, news: TableNews, node: string): void {
    const host = this.hosts.get(table)
    if (news.type === 'entry') void host?.heard(news.seq)
    else if (news.type === 'chat') void this.readChat(table, news.line)
    else if (news.type === 'rewritten') void host?.drop()
    else if (news.type === 'present') this.presence.hear(table, node, news)
    else this.presence.say(table)
  }

  private async readChat(table: string, id: string): Promise<void> {
    try {
      const line = await this.chat.line(table, id)
      if (line) this.tellChat(table, line)
    } catch (error) {
      this.around.log.error({ err: error, table }, 'what was said could not be read')
    }
  }

  /** When all who asked have been told that there is nothing. */
  private async letGo(host: Host): Promise<void> {
    await host.settled()
    if (host.isIdle && !host.isInMemory && this.hosts.get(host.id) === host) this.release(host.id)
  }

  /** Lets go of what was not used for longest. Tables that somebody looks at stay. */
  private makeRoom(): void {
    for (const [id, host] of this.hosts) {
      if (this.hosts.size <= this.mostInMemory) return
      if (host.isIdle) this.release(id)
    }
  }

  private tellChat(table: string, line: ChatLine): void {
    this.hosts.get(table)?.audience.tellAll({ type: 'chat', line }, ({ muted }) => !muted.has(line.person))
  }

  private closeConnections(sessions: readonly string[]): void {
    const ended = new Set(sessions)
    for (const viewer of this.viewers())
      if (viewer.session !== null && ended.has(viewer.session)) viewer.close(CLOSE_SIGNED_OUT)
  }

  private viewers(): Viewer[] {
    return [...this.hosts.values()].flatMap(({ audience }) => [...audience])
  }
}
