import { type Reason, readGameFile, type Seat } from '@nora/kernel'
import type { ClientMessage, Replay, SeatInfo, ServerMessage, Viewpoint } from '@nora/protocol'
import { nameOf, type Release } from '@nora/release'
import type { Entry } from '@nora/room'
import { expose, type Remote, wrap } from 'comlink'
import { keepRelease } from '../releases/older.ts'
import type { Thinker } from './bot-worker.ts'
import { chance, randomId } from './chance.ts'
import { listingOf } from './local-entries.ts'
import { type LocalFile, readLocalFile, writeLocalFile } from './local-file.ts'
import { type Device, LocalTable, LocalViewer } from './local-table.ts'
import { openStore } from './open-store.ts'
import { begin, type LocalOpening, type LocalPlayer } from './opening.ts'
import { currentRelease, releaseFor } from './releases.ts'
import type { LocalListed } from './store.ts'
import { whyNotKept } from './why-not-kept.ts'

/** Errors lose their reason between threads: a refusal is an answer like any other. */
export type Answered<T> = { readonly given: T } | { readonly refused: Reason }

/** Where a game to be watched comes from. */
export type Source =
  | { readonly local: string; readonly upTo?: number }
  | { readonly file: string; readonly pack: string | null }

const store = openStore()
const tables = new Map<string, Promise<LocalTable | undefined>>()
const viewers = new Map<number, { readonly viewer: LocalViewer; readonly table: LocalTable }>()
const tabs = new BroadcastChannel('nora-tables')
let thinker: Remote<Thinker> | undefined
/** Releases that were asked for already. */
const keptReleases = new Set<string>()
let handles = 0

tabs.onmessage = async ({ data }: MessageEvent<{ id: string; seq: number }>) => {
  const table = await tables.get(data.id)
  await table?.catchUp(data.seq)
}

async function device(): Promise<Device> {
  return {
    store: await store,
    think: (thought, pack) => bots().think(thought, pack),
    hint: (thought, pack) => bots().hint(thought, pack),
    announce: (id, seq) => tabs.postMessage({ id, seq }),
    again,
  }
}

/** Those who think, in a worker of their own. */
function bots(): Remote<Thinker> {
  thinker ??= wrap<Thinker>(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }))
  return thinker
}

function tableCalled(id: string): Promise<LocalTable | undefined> {
  const known = tables.get(id)
  if (known) return known
  const coming = device().then((here) => LocalTable.load(id, here))
  tables.set(id, coming)
  // What is missing may be there another time.
  coming.catch(() => tables.delete(id))
  return coming
}

/** Keeps the entries of a new table. */
async function keep(release: Release, entries: readonly Entry[], pack: string | null): Promise<string> {
  const id = randomId()
  const room = release.fold(entries, chance)
  const now = Date.now()
  const kept = { id, ...listingOf(room), opened: now, changed: now, pack }
  await (await store).append(
    kept,
    entries.map((entry, index) => [index + 1, entry]),
  )
  return id
}

async function again(table: LocalTable): Promise<string> {
  const { pack } = table
  const { game, options, terms, seats } = await table.read((room) => room.summary())
  const opening: LocalOpening = {
    game,
    wish: options,
    players: playersOf(seats),
    undo: terms.undo === 'none' ? 'none' : 'barrier',
    ...(terms.hints !== undefined && { hints: terms.hints }),
    ...(pack !== null && { pack }),
  }
  return openNew(opening)
}

async function openNew(opening: LocalOpening): Promise<string> {
  const pack = opening.pack ?? null
  const release = await currentRelease(opening.game, pack)
  return keep(release, begin(release, opening), pack)
}

function playersOf(seats: readonly SeatInfo[]): LocalPlayer[] {
  return seats.map(({ name, bot }) => (name !== null ? { name } : { bot: bot ?? 'casual' }))
}

async function fileOf(source: Source): Promise<LocalFile> {
  if ('file' in source) return { ...readGameFile(JSON.parse(source.file)), pack: source.pack }
  const table = await tableCalled(source.local)
  const played = await table?.read((room) => ({ record: room.record(), seats: room.summary().seats }))
  if (!table || !played?.record) throw new Error(`there is no game ${source.local}`)
  return { ...played.record, players: playersOf(played.seats), pack: table.pack }
}

async function answered<T>(work: () => Promise<T>): Promise<Answered<T>> {
  try {
    return { given: await work() }
  } catch (error) {
    // By its name: a release brings a class of its own.
    if (error instanceof Error && error.name === 'Refused' && 'reason' in error)
      return { refused: error.reason as Reason }
    if (error instanceof DOMException) return { refused: whyNotKept(error) }
    throw error
  }
}

const keeper = {
  /** Fetches the rules of a game that is about to be opened. */
  prepare: async (game: string): Promise<void> => {
    await currentRelease(game, null)
  },

  open: (opening: LocalOpening): Promise<Answered<string>> => answered(() => openNew(opening)),

  list: async (): Promise<readonly LocalListed[]> => {
    const listed = await (await store).list()
    void keepReleases(listed)
    return listed
  },

  /** Whether games are still there when the page is opened again. */
  isLasting: async (): Promise<boolean> => (await store).isLasting,

  remove: async (id: string): Promise<void> => {
    tables.delete(id)
    await (await store).remove(id)
  },

  exportFile: (id: string): Promise<Answered<string>> =>
    answered(async () => writeLocalFile(await fileOf({ local: id }))),

  importFile: (text: string): Promise<Answered<string>> =>
    answered(async () => {
      const file = readLocalFile(text)
      const release = await releaseFor(file, file.pack)
      release.replay(file)
      return keep(release, begin(release, openingOf(file), file.line), file.pack)
    }),

  /** Plays on from a position of another game; what came after is as if it had never been. */
  fork: (source: Source, at: number): Promise<Answered<string>> =>
    answered(async () => {
      const file = await fileOf(source)
      const release = await releaseFor(file, file.pack)
      return keep(release, begin(release, openingOf(file), file.line.slice(0, at)), file.pack)
    }),

  replay: (source: Source, viewpoint: Viewpoint): Promise<Answered<Replay>> =>
    answered(async () => {
      const file = await fileOf(source)
      const stepping = (await releaseFor(file, file.pack)).watch(file, viewpoint)
      for (;;) {
        const { done, value } = stepping.next()
        if (done) return value
      }
    }),

  /** The pack of a game of this device, which the page needs to read its cards. */
  pack: async (id: string): Promise<string | null> => (await (await store).game(id))?.pack ?? null,

  /** Nothing if there is no such game on this device; refused if the rules it was begun with are not to be had. */
  attach: (id: string, send: (message: ServerMessage) => void): Promise<Answered<number | undefined>> =>
    answered(async () => {
      const table = await tableCalled(id)
      if (!table) return undefined
      const viewer = new LocalViewer(send)
      const handle = ++handles
      viewers.set(handle, { viewer, table })
      await table.attach(viewer)
      return handle
    }),

  say: async (handle: number, message: ClientMessage): Promise<void> => {
    const { viewer, table } = viewers.get(handle) ?? {}
    if (viewer) await table?.hear(viewer, message)
  },

  look: async (handle: number, seat: Seat): Promise<void> => {
    const { viewer, table } = viewers.get(handle) ?? {}
    if (viewer) await table?.look(viewer, seat)
  },

  detach: (handle: number): void => {
    const { viewer, table } = viewers.get(handle) ?? {}
    if (viewer) table?.detach(viewer)
    viewers.delete(handle)
  },
}

/** Games that are kept are kept with their rules: these stay when the page is renewed, also without a network. */
async function keepReleases(listed: readonly LocalListed[]): Promise<void> {
  for (const { id, room } of listed) {
    const edition = `${nameOf(room.game, room.rulesVersion)} ${room.contentHash}`
    if (keptReleases.has(edition)) continue
    keptReleases.add(edition)
    await keepRelease(room, (await (await store).game(id))?.pack ?? null)
  }
}

function openingOf({ game, options, players, pack }: LocalFile): LocalOpening {
  return { game, wish: options, players: players ?? [{ name: '' }], ...(pack !== null && { pack }) }
}

export type Keeper = typeof keeper

expose(keeper)
