import { because, WATCHER } from '@nora/kernel'
import type { ChatLine, Command, Hint, OpenBody, ServerMessage } from '@nora/protocol'
import { type Done, type HostCommand, type Person, rematch, type TableMessage, type Thought } from '@nora/room'
import { AtOnce } from '../people/at-once.ts'
import { InTurn } from '../people/in-turn.ts'
import { newId } from '../people/secrets.ts'
import { Problem } from '../problem.ts'
import type { TableEdition } from '../rules/registry.ts'
import { sourcesIn } from '../rules/releases.ts'
import { clientIdOf } from './answer-at.ts'
import { ChatRooms } from './chat.ts'
import type { KeptTable } from './kept-table.ts'
import type { WantedTable } from './open-room.ts'
import { checkLimits } from './opening-limits.ts'
import { OwnRulesTable } from './own-rules-table.ts'
import { onlookersOf, Presence } from './presence.ts'
import type { GivenTo, Questions } from './questions.ts'
import type { MainServices } from './sandbox/sandbox.ts'
import { SandboxedTables } from './sandbox/sandboxed-tables.ts'
import { Sweep } from './sweep.ts'
import { TableBus, type TableNews } from './table-bus.ts'
import { tablePorts } from './table-ports.ts'
import { BOT_LEASE_MS, statedOf } from './table-row.ts'
import type { TableServices } from './table-services.ts'
import { mutedHere, type Viewer } from './viewer.ts'

type Elsewhere = Extract<TableNews, { type: 'present' }>

const SIGNED_OUT = 'signedOut'
/** Hints that one person may wait for: a page asks for one, and for another when the game has gone on meanwhile. */
const MOST_HINTS = 2
/** The session behind a connection has ended. */
export const CLOSE_SIGNED_OUT = 4401
/** The table has to be read again: come back. */
const CLOSE_RESTART = 1012
/** For so long rules that are not those of this code may do one thing. */
const PATIENCE_MS = 3_000

/** All tables, of which this node keeps some in memory. */
export class Tables {
  private readonly services: TableServices
  /** The longest unused first. */
  private readonly tables = new Map<string, KeptTable>()
  private readonly sandboxed: SandboxedTables
  private readonly mostInMemory: number
  private readonly bus: TableBus
  private readonly presence: Presence
  private readonly sweep: Sweep
  private readonly openings = new InTurn()
  private readonly hints = new AtOnce(MOST_HINTS)
  private readonly main: MainServices
  /** Those that are looked after just now. */
  private readonly waking = new Set<string>()
  readonly chat: ChatRooms

  constructor(services: TableServices, mostInMemory: number) {
    const { bus, node, store, log } = services
    this.services = services
    this.mostInMemory = mostInMemory
    this.bus = new TableBus(bus, node, (table, news, from) => this.hear(table, news, from))
    this.main = this.mainServices()
    this.sandboxed = new SandboxedTables({
      main: this.main,
      offered: services.registry.offered,
      outages: () => services.time.outages(),
      patience: PATIENCE_MS,
      gone: (...given) => this.readAgain(...given),
    })
    this.presence = new Presence(this.bus, {
      here: (table) => onlookersOf(this.tables.get(table)?.audience ?? []),
      tell: (table, onlookers) => this.tables.get(table)?.audience.tellAll({ type: 'presence', ...onlookers }),
    })
    this.chat = new ChatRooms(store, services.mustHaveSpace, (table, line) => {
      this.tellChat(table, line)
      this.bus.publish(table, { type: 'chat', line: line.id })
    })
    this.sweep = new Sweep(
      store,
      {
        wake: (table) => this.woken(table),
        viewed: () => [...this.tables.values()].filter(({ audience }) => !audience.isEmpty).map(({ id }) => id),
        newest: (table, seq) => void this.tables.get(table)?.heard(seq),
        sessions: () => [...new Set(this.viewers().flatMap(({ session }) => session ?? []))],
        signedOut: (sessions) => this.closeConnections(sessions),
      },
      log,
    )
    bus.subscribe(SIGNED_OUT, () => this.sweep.sessionsEnded())
  }

  get inMemory(): number {
    return this.tables.size
  }

  start(): void {
    this.sweep.start(this.services.bus.shared ? Date.now() : Date.now() + BOT_LEASE_MS)
  }

  /** Finishes what has begun; nothing new is begun any more. */
  async stop(): Promise<void> {
    this.sweep.stop()
    this.presence.close()
    await Promise.all([...this.tables.values()].map((kept) => kept.settled()))
  }

  /** When nothing is asked any more. */
  close(): Promise<void> {
    return this.sandboxed.close()
  }

  async open({ game, wish, terms, seat, bots, ...more }: OpenBody, by: Person): Promise<string> {
    return this.openBy({ game, wish, terms, seat, bots, pack: more.pack ?? null }, by)
  }

  /** What is asked at a table, on behalf of somebody or of the host. */
  async obey(table: string, command: Command | HostCommand, by: Person | null): Promise<Done> {
    const kept = await this.kept(table)
    if (command.type === 'sit' && by && (await this.isAvoided(kept, by))) return { refused: because('blocked') }
    return kept.obey(command, by)
  }

  async ask<N extends keyof Questions>(
    table: string,
    question: N,
    ...given: GivenTo<N>
  ): Promise<ReturnType<Questions[N]>> {
    return (await this.kept(table)).ask(question, ...given)
  }

  /** Does what a message of somebody asks, and replies. */
  async answer(
    table: string,
    message: TableMessage,
    by: Person | null,
    reply: (message: ServerMessage) => void,
  ): Promise<void> {
    const kept = await this.kept(table)
    if (message.type !== 'do') return kept.answer(message, by, reply)
    const { id, command } = message
    if (command.type === 'sit' && by && (await this.isAvoided(kept, by)))
      return reply({ type: 'refused', id, reason: because('blocked') })
    try {
      await kept.answer(message, by, reply)
    } catch (error) {
      // Whatever went wrong afterwards: what is stored was done.
      const seq = by ? await this.services.store.tables.storedAs(table, clientIdOf(by, id)) : undefined
      if (seq === undefined) throw error
      reply({ type: 'ack', id, seq })
    }
  }

  async attach(table: string, viewer: Viewer, from?: number): Promise<void> {
    const kept = await this.kept(table)
    await kept.attach(viewer, from, async () => {
      const chat = await this.chat.lines(table, viewer.muted)
      return { chat, ...this.presence.at(table), muted: mutedHere(viewer) }
    })
    this.presence.changed(table)
  }

  detach(table: string, viewer: Viewer): void {
    const kept = this.tables.get(table)
    if (!kept?.audience.dismiss(viewer)) return
    this.presence.changed(table)
    if (kept.isDone) this.release(table)
    else this.forgetUnused()
  }

  /** What a strong player would do: thought about where bots think, in the turn of the one who asks. */
  async advise(table: string, thought: Thought, by: Person): Promise<Hint | null> {
    const question = { table, owner: by.id, thought, asksHint: true as const }
    return (await this.hints.run(by.id, () => this.services.think(question))).hint
  }

  /** The same people once more, at a new table, by the rules of today; who asks second is shown the first one's. */
  async rematch(table: string, by: Person): Promise<string> {
    const kept = await this.kept(table)
    const { summary, seat, opening } = await kept.ask('rematch', by.id)
    if (seat === WATCHER) throw new Problem(403, 'notSeated')
    if (summary.status !== 'over') throw new Problem(409, 'notOver')
    if (await this.isAvoided(kept, by)) throw new Problem(403, 'blocked')
    const { options, ...more } = opening
    return rematch({
      known: async () => (await kept.ask('summary')).rematch,
      obey: (...given) => kept.obey(...given),
      open: () => this.openBy({ ...more, game: summary.game, wish: options }, by),
      discard: (made) => this.obey(made, { type: 'close' }, null),
    })
  }

  /** Takes the name of somebody who wants to be forgotten out of a table; every node reads it again. */
  async forgetName(table: string, person: string): Promise<void> {
    await (await this.kept(table)).forgetName(person)
    this.bus.publish(table, { type: 'rewritten' })
  }

  /** Sessions have ended: so do their connections, on every node. */
  signedOut(sessions: readonly string[]): void {
    this.closeConnections(sessions)
    this.services.bus.publish(SIGNED_OUT, {})
  }

  private async openBy(wanted: WantedTable, by: Person): Promise<string> {
    await this.services.mustHaveSpace()
    return this.openings.run(by.id, async () => {
      const { store, limited, registry } = this.services
      const { rulesVersion, contentHash } = registry.current(wanted.game).game
      if (limited) await checkLimits(store.tables, wanted, by, Date.now())
      // Nobody has a thread started for a pack that there is not.
      if (wanted.pack !== null && (await this.main.pack(wanted.pack)) === undefined)
        throw new Problem(404, 'unknownPack', { pack: wanted.pack })
      const kept = this.keep(newId(), { ...wanted, rulesVersion, contentHash })
      try {
        await kept.open(wanted, by)
      } catch (error) {
        this.release(kept.id)
        throw error
      }
      return kept.id
    })
  }

  /** Whether somebody who sits there has blocked this person, or the other way round. */
  private async isAvoided(kept: KeptTable, { id }: Person): Promise<boolean> {
    const avoided = await this.services.store.people.avoids(id)
    if (avoided.size === 0) return false
    const { seats } = await kept.ask('summary')
    return seats.some(({ person }) => person !== null && avoided.has(person))
  }

  private async kept(id: string): Promise<KeptTable> {
    const known = this.tables.get(id) ?? (await this.found(id))
    this.tables.delete(id)
    this.tables.set(id, known)
    return known
  }

  private async found(id: string): Promise<KeptTable> {
    const row = await this.services.store.tables.find(id)
    if (!row) throw new Problem(404, 'noSuchTable', { table: id })
    return this.tables.get(id) ?? this.keep(id, statedOf(row).room)
  }

  /** Rules of others run in a sandbox, a thread that can be ended. */
  private keep(id: string, edition: TableEdition): KeptTable {
    const kept = this.services.registry.isOwn(edition) ? this.withOwnRules(id) : this.sandboxed.keep(id, edition)
    this.tables.set(id, kept)
    this.bus.hold(id)
    return kept
  }

  private withOwnRules(id: string): OwnRulesTable {
    const { store, registry, time } = this.services
    const ports = tablePorts(id, { store: store.tables, registry, time }, this.main)
    return new OwnRulesTable(id, ports, registry, store.tables, {
      rematch: (by) => this.rematch(id, by),
      advise: (thought, by) => this.advise(id, thought, by),
    })
  }

  /** What is done here for tables, in whichever thread they are played. */
  private mainServices(): MainServices {
    const { store, think, notify, metrics, log } = this.services
    const { pack, rules } = sourcesIn(store)
    const { tables } = store
    return {
      pack,
      rules,
      stored: (method, given) => (tables[method] as (...all: unknown[]) => Promise<unknown>).apply(tables, [...given]),
      think: async (table, owner, thought) => {
        const started = performance.now()
        const decided = await think({ table, owner, thought })
        metrics.thought(performance.now() - started)
        return decided
      },
      rematch: (table, by) => this.rematch(table, by),
      advise: (table, thought, by) => this.advise(table, thought, by),
      moved: (table) => this.presence.changed(table),
      // Only a table that exists takes the place of another.
      loaded: () => this.forgetUnused(),
      unreadable: (table) => void this.letGo(table),
      entered: (table, seq) => this.bus.publish(table, { type: 'entry', seq }),
      done: (table) => {
        if (this.tables.get(table)?.isIdle) this.release(table)
      },
      notify: (person, notice) => {
        if (!this.presence.isAt(notice.table, person)) notify(person, notice)
      },
      failed: (what) => metrics.failed(what),
      log: (level, table, error, what) => log[level]({ err: error, table }, what),
    }
  }

  /** Their thread is gone: whoever looks at them comes back. */
  private readAgain(tables: readonly string[], culprit: string | undefined, error: unknown): void {
    const { log, metrics } = this.services
    metrics.failed('table')
    log.error(
      { table: culprit, err: error },
      'the rules of a table took too much time or memory, and their thread was ended',
    )
    const viewers = tables.flatMap((table) => [...(this.tables.get(table)?.audience ?? [])])
    for (const table of tables) this.release(table)
    // Who asked for what was too much is told so first.
    setImmediate(() => {
      for (const viewer of viewers) viewer.close(CLOSE_RESTART)
    })
  }

  /** Nobody's clock waits for the rules of others, which may take long. */
  private async woken(table: string): Promise<void> {
    if (this.waking.has(table)) return
    this.waking.add(table)
    const kept = await this.kept(table).catch((error: unknown) => {
      this.waking.delete(table)
      // One that was too much for its thread rests.
      if (!(error instanceof Problem)) throw error
    })
    const woken = kept?.wake().finally(() => this.waking.delete(table))
    if (kept instanceof OwnRulesTable) await woken
  }

  private release(table: string): void {
    this.tables.get(table)?.letGo?.()
    this.tables.delete(table)
    this.bus.release(table)
    this.presence.forget(table)
  }

  /** Another node says something about a table that is held here. */
  private hear(table: string, news: TableNews, node: string): void {
    const kept = this.tables.get(table)
    if (news.type === 'entry') void kept?.heard(news.seq)
    else if (news.type === 'chat') void this.readChat(table, news.line)
    else if (news.type === 'rewritten') void kept?.readAgain()
    else if (news.type === 'present') void this.hearOnlookers(table, node, news)
    else this.presence.say(table)
  }

  /** Who looks on elsewhere. Whoever says so can make nobody up: who sits there is known here. */
  private async hearOnlookers(table: string, node: string, { seats, watchers }: Elsewhere): Promise<void> {
    const summary = await this.tables
      .get(table)
      ?.ask('summary')
      .catch(() => undefined)
    if (!summary || !this.tables.has(table)) return
    const present = summary.seats.flatMap(({ person, name }, seat) =>
      person !== null && name !== null && seats.includes(seat) ? [{ person, name, seat }] : [],
    )
    this.presence.hear(table, node, { present, watchers })
  }

  private async readChat(table: string, id: string): Promise<void> {
    try {
      const line = await this.chat.line(table, id)
      if (line) this.tellChat(table, line)
    } catch (error) {
      this.services.log.error({ err: error, table }, 'what was said could not be read')
    }
  }

  /** When all who asked have been told that there is nothing. */
  private async letGo(table: string): Promise<void> {
    const kept = this.tables.get(table)
    await kept?.settled()
    if (kept?.isIdle && this.tables.get(table) === kept) this.release(table)
  }

  /** Lets go of what was not used for longest. Tables that somebody looks at stay. */
  private forgetUnused(): void {
    for (const [id, kept] of this.tables) {
      if (this.tables.size <= this.mostInMemory) return
      if (kept.isIdle) this.release(id)
    }
  }

  private tellChat(table: string, line: ChatLine): void {
    this.tables.get(table)?.audience.tellAll({ type: 'chat', line }, ({ muted }) => !muted.has(line.person))
  }

  private closeConnections(sessions: readonly string[]): void {
    const ended = new Set(sessions)
    for (const viewer of this.viewers())
      if (viewer.session !== null && ended.has(viewer.session)) viewer.close(CLOSE_SIGNED_OUT)
  }

  private viewers(): Viewer[] {
    return [...this.tables.values()].flatMap(({ audience }) => [...audience])
  }
}
