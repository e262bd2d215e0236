import { because } from '@nora/kernel'
import type { ChatLine, Command, OpenBody } from '@nora/protocol'
import type { HostCommand, Opening, Person, Room } from '@nora/room'
import { newId } from '../people/secrets.ts'
import { Problem } from '../problem.ts'
import type { Release } from '../rules/release.ts'
import { unforeseen } from './chance.ts'
import { ChatRooms } from './chat.ts'
import { type Done, Host } from './host.ts'
import { Presence } from './presence.ts'
import { Sweep } from './sweep.ts'
import { BOT_LEASE_MS } from './table-row.ts'
import { type EntryNews, TABLE, type TableServices } from './table-services.ts'
import type { Viewer } from './viewer.ts'

const FORGET = 'forget'
const SIGNED_OUT = 'signedOut'
/** The session behind a connection has ended. */
export const CLOSE_SIGNED_OUT = 4401

/** All tables, of which this node keeps some in memory. */
export class Tables {
  private readonly around: TableServices
  /** The longest unused first. */
  private readonly hosts = new Map<string, Host>()
  private readonly mostInMemory: number
  private readonly presence: Presence
  private readonly sweep: Sweep
  readonly chat: ChatRooms

  constructor(around: TableServices, mostInMemory: number) {
    const { bus, node, store, log } = around
    this.around = around
    this.mostInMemory = mostInMemory
    this.presence = new Presence(bus, node, (table) => this.tellPresence(table))
    this.chat = new ChatRooms(store, bus, (table, line) => this.tellChat(table, line))
    this.sweep = new Sweep(
      store,
      {
        wake: (table) => this.host(table).wake(),
        viewed: () => [...this.hosts.values()].filter(({ audience }) => !audience.isEmpty).map(({ id }) => id),
        newest: (table, seq) => this.hosts.get(table)?.heard(seq, undefined),
        sessions: () => [...new Set([...this.hosts.values()].flatMap(({ audience }) => audience.sessions))],
        signedOut: (sessions) => this.closeConnections(sessions),
      },
      log,
    )
    bus.subscribe(TABLE, (message) => {
      const news = message as EntryNews
      if (news.node !== node) this.hosts.get(news.table)?.heard(news.seq, news.body)
    })
    bus.subscribe(FORGET, (message) => void this.hosts.get((message as { table: string }).table)?.drop())
    bus.subscribe(SIGNED_OUT, (message) => this.closeConnections((message as { sessions: string[] }).sessions))
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
    return host.obey(command, by, clientId, acknowledge)
  }

  read<T>(table: string, question: (room: Room) => T): Promise<T> {
    return this.host(table).read(question)
  }

  async attach(table: string, viewer: Viewer, from?: number): Promise<void> {
    const host = this.host(table)
    await host.attach(viewer, from, async () => {
      const chat = await this.chat.lines(table, viewer.muted)
      return { chat, present: this.presence.at(table) }
    })
    this.seenAt(host)
  }

  detach(table: string, viewer: Viewer): void {
    const host = this.hosts.get(table)
    if (!host?.audience.dismiss(viewer)) return
    this.seenAt(host)
    if (host.isDone) this.hosts.delete(table)
    else this.makeRoom()
  }

  resync(table: string, viewer: Viewer): Promise<void> {
    return this.host(table).resync(viewer)
  }

  /** The same people once more, at a new table; who asks second is shown the first one's. */
  async rematch(table: string, by: Person): Promise<string> {
    const found = await this.read(table, (room) => {
      if (room.seatOf(by.id) === undefined) throw new Problem(403, 'notSeated')
      const { status, rematch, game } = room.summary()
      if (status !== 'over') throw new Problem(409, 'notOver')
      return { rematch, game, opening: room.rematch(by.id) }
    })
    if (await this.isAvoided(this.host(table), by)) throw new Problem(403, 'blocked')
    if (found.rematch !== null) return found.rematch
    // A new table, so by the rules of today.
    const release = await this.offered(found.game, found.opening.pack)
    const options = release.settle(found.opening.options)
    const made = await this.openBy(release, { ...found.opening, options }, by)
    const done = await this.obey(table, { type: 'rematch', table: made }, null)
    if ('seq' in done) return made
    await this.obey(made, { type: 'close' }, null)
    return (await this.read(table, (room) => room.summary().rematch)) ?? made
  }

  /** Takes the name of somebody who wants to be forgotten out of a table; every node reads it again. */
  async forgetName(table: string, person: string): Promise<void> {
    await this.host(table).forgetName(person)
    this.around.bus.publish(FORGET, { table })
  }

  /** Sessions have ended: so do their connections, on every node. */
  signedOut(sessions: readonly string[]): void {
    this.around.bus.publish(SIGNED_OUT, { sessions })
  }

  private async offered(game: string, pack: string | null): Promise<Release> {
    const { registry } = this.around
    const release = registry.current(game)
    return pack === null ? release : registry.withPack(release, pack)
  }

  private async openBy(release: Release, opening: Opening, by: Person): Promise<string> {
    const { room, ...step } = release.open(opening, by, Date.now(), unforeseen)
    const id = newId()
    await this.host(id).begin(room, step)
    return id
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
    const host: Host = new Host(id, this.around, {
      // Only a table that exists takes the place of another.
      loaded: () => this.makeRoom(),
      unreadable: () => void this.letGo(host),
      moved: () => this.seenAt(host),
      isHere: (person) => this.presence.isAt(id, person),
    })
    return host
  }

  /** When all who asked have been told that there is nothing. */
  private async letGo(host: Host): Promise<void> {
    await host.settled()
    if (host.isIdle && !host.isInMemory && this.hosts.get(host.id) === host) this.hosts.delete(host.id)
  }

  /** Lets go of what was not used for longest. Tables that somebody looks at stay. */
  private makeRoom(): void {
    for (const [id, host] of this.hosts) {
      if (this.hosts.size <= this.mostInMemory) return
      if (host.isIdle) this.hosts.delete(id)
    }
  }

  private seenAt(host: Host): void {
    this.presence.set(host.id, host.audience.present)
  }

  private tellPresence(table: string): void {
    this.hosts.get(table)?.audience.tellAll({ type: 'presence', present: this.presence.at(table) })
  }

  private tellChat(table: string, line: ChatLine): void {
    this.hosts.get(table)?.audience.tellAll({ type: 'chat', line }, ({ muted }) => !muted.has(line.person))
  }

  private closeConnections(sessions: readonly string[]): void {
    if (sessions.length === 0) return
    const ended = new Set(sessions)
    for (const { audience } of this.hosts.values()) audience.closeThose(ended, CLOSE_SIGNED_OUT)
  }
}
