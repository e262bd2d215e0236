// What runs in a sandbox: tables whose rules are not those of this code, but come with a pack or from an older release.
// Whatever they do there, the thread can be ended.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { WATCHER } from '@nora/kernel'
import { type Room, TableHost, type Time, type Viewer } from '@nora/room'
import { RulesRegistry, type Sources, type TableEdition } from '../../rules/registry.ts'
import type { Outage } from '../../store/outage-store.ts'
import { bePolite } from '../../threads/be-polite.ts'
import { Calls } from '../../threads/calls.ts'
import { answerAt } from '../answer-at.ts'
import { forgetName } from '../forget-name.ts'
import { lostIn } from '../lost-time.ts'
import { openRoom } from '../open-room.ts'
import { questions } from '../questions.ts'
import { type TableKeeper, tablePorts } from '../table-ports.ts'
import { BEATS, type MainMethods, type SandboxData, type SandboxMethods, type SandboxStore, TABLE } from './methods.ts'
import { SlowLane } from './slow-lane.ts'
import { watchedRoom, watchedRooms } from './watched-room.ts'

const BEAT_MS = 100
const TIDY_MS = 1_000
/** Games with packs that are kept ready in one thread. */
const PACKS = 8

const { cells, offered } = workerData as SandboxData

interface Played {
  readonly host: TableHost
  readonly viewers: Map<number, Viewer>
  /** Says that this table is being worked for. */
  begin(): void
  /** The main thread does not keep it any more. */
  isLetGo: boolean
}

const tables = new Map<string, Played>()
const lane = new SlowLane()
let outages: readonly Outage[] = []
let lastNumber = 0

const main: Calls<MainMethods> = new Calls<MainMethods>(parentPort as MessagePort, {
  open: async (table, wanted, by) => {
    const { host, begin } = kept(table)
    begin()
    const { room, ...step } = await openRoom(registry, wanted, by)
    await host.begin(watchedRoom(room, begin), step)
  },
  ask: (table, name, given) =>
    inLane(table, ({ host }) =>
      host.read((room) => (questions[name] as (room: Room, ...all: unknown[]) => unknown)(room, ...given)),
    ),
  obey: (table, command, by) => inLane(table, ({ host }) => host.obey(command, by)),
  answer: (table, message, by, replies) => {
    const services = {
      rematch: () => main.call('rematch', table, by as NonNullable<typeof by>),
      advise: (thought: Parameters<MainMethods['advise']>[1]) =>
        main.call('advise', table, thought, by as NonNullable<typeof by>),
    }
    const host: Pick<TableHost, 'obey' | 'read'> = {
      obey: (...given) => inLane(table, (played) => played.host.obey(...given)),
      read: (question) => inLane(table, (played) => played.host.read(question)),
    }
    return answerAt(host, services, message, by, (reply) => main.tell('reply', replies, reply))
  },
  attach: async (table, number, person, from, beside) => {
    const { host, viewers } = kept(table)
    const viewer: Viewer = {
      seat: WATCHER,
      whoIn: (room) => ({ person, seat: person === null ? WATCHER : room.seatOf(person) }),
      send: ({ text }) => main.tell('say', number, viewer.seat, text),
    }
    await host.attach(viewer, from, () => beside)
    viewers.set(number, viewer)
  },
  dismiss: (table, number) => {
    const { host, viewers } = tables.get(table) ?? {}
    const viewer = viewers?.get(number)
    viewers?.delete(number)
    if (viewer) host?.audience.dismiss(viewer)
  },
  heard: (table, seq) => kept(table).host.heard(seq),
  wake: (table) => kept(table).host.wake(),
  forgetName: (table, person) => kept(table).host.drop(() => forgetName(store, table, person)),
  readAgain: (table) => kept(table).host.drop(),
  settled: (table) => kept(table).host.settled(),
  letGo: (table) => {
    const played = tables.get(table)
    if (played) played.isLetGo = true
  },
  outages: (all) => {
    outages = all
  },
} satisfies SandboxMethods)

const far =
  <M extends keyof SandboxStore>(method: M) =>
  (...given: Parameters<SandboxStore[M]>): ReturnType<SandboxStore[M]> =>
    main.call('stored', method, given) as ReturnType<SandboxStore[M]>

const store: SandboxStore = {
  find: far('find'),
  snapshot: far('snapshot'),
  entries: far('entries'),
  append: far('append'),
  storedAs: far('storedAs'),
  entriesNaming: far('entriesNaming'),
  rewrite: far('rewrite'),
}

const sources: Sources = {
  pack: (hash) => main.call('pack', hash),
  rules: (name, known) => main.call('rules', name, known),
}

const registry = RulesRegistry.like(offered, sources, PACKS)

const time: Time = { now: Date.now, lostSince: (at) => lostIn(outages, at) }

/** Content of this house is known to be quick: what takes long there is a busy machine. */
function worked(table: string, { state }: Room, ms: number): void {
  if (state.pack !== null) lane.worked(table, ms)
}

const told =
  <N extends keyof TableKeeper>(name: N) =>
  (...given: Parameters<TableKeeper[N]>): void =>
    main.tell(name, ...(given as Parameters<MainMethods[N]>))

const keeper: TableKeeper = {
  think: (...given) => main.call('think', ...given),
  loaded: told('loaded'),
  unreadable: told('unreadable'),
  moved: told('moved'),
  entered: told('entered'),
  notify: told('notify'),
  failed: told('failed'),
  log: told('log'),
}

/** A table that turns out to be slow waits for others that are, here as well. */
function inLane<T>(table: string, work: (played: Played) => Promise<T>): Promise<T> {
  return lane.run(table, () => work(kept(table)))
}

function kept(table: string): Played {
  const played = tables.get(table) ?? newlyKept(table)
  played.isLetGo = false
  tables.set(table, played)
  return played
}

function newlyKept(id: string): Played {
  const number = ++lastNumber
  main.tell('named', number, id)
  const begin = () => {
    Atomics.store(cells, TABLE, number)
    Atomics.add(cells, BEATS, 1)
  }
  const watched = { find: async (edition: TableEdition) => watchedRooms(await registry.find(edition), begin) }
  const ports = tablePorts(id, { store, registry: watched, time, worked }, keeper)
  return { host: new TableHost(id, ports), viewers: new Map(), begin, isLetGo: false }
}

function tidy(): void {
  for (const [id, { host, isLetGo }] of tables)
    if (isLetGo && host.isIdle) tables.delete(id)
    else if (host.isDone) main.tell('done', id)
}

bePolite()
setInterval(() => Atomics.add(cells, BEATS, 1), BEAT_MS)
setInterval(tidy, TIDY_MS)
main.tell('ready')
