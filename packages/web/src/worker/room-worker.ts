import type { Offered } from '@nora/catalogue'
import { because, type Game, importGame, type Reason, Refused, readGameFile, type Seat } from '@nora/kernel'
import type { ClientMessage, SeatInfo, ServerMessage } from '@nora/protocol'
import { type Entry, type Replay, Room, replayOf, type Viewpoint } from '@nora/room'
import { expose, type Remote, wrap } from 'comlink'
import type { Thinker } from './bot-worker.ts'
import { chance, randomId } from './chance.ts'
import { listingOf } from './local-entries.ts'
import { type LocalFile, readLocalFile, writeLocalFile } from './local-file.ts'
import { type Device, LocalTable, LocalViewer } from './local-table.ts'
import { offered, rulesOf } from './offered.ts'
import { begin, type LocalOpening, type LocalPlayer } from './opening.ts'
import { type LocalListed, Store } from './store.ts'

/** Errors lose their reason between threads: a refusal is an answer like any other. */
export type Answered<T> = { readonly given: T } | { readonly refused: Reason }

/** Where a game to be watched comes from. */
export type Source =
  | { readonly local: string; readonly upTo?: number }
  | { readonly file: string; readonly pack: string | null }

const store = Store.open()
const tables = new Map<string, Promise<LocalTable | undefined>>()
const viewers = new Map<number, { readonly viewer: LocalViewer; readonly table: LocalTable }>()
const tabs = new BroadcastChannel('nora-tables')
let thinker: Remote<Thinker> | undefined
let handles = 0

tabs.onmessage = async ({ data }: MessageEvent<{ id: string; seq: number }>) => {
  const table = await tables.get(data.id)
  await table?.catchUp(data.seq)
}

async function device(): Promise<Device> {
  return {
    store: await store,
    think: (thought, pack) => {
      thinker ??= wrap<Thinker>(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }))
      return thinker.think(thought, pack)
    },
    announce: (id, seq) => tabs.postMessage({ id, seq }),
    again,
  }
}

function tableCalled(id: string): Promise<LocalTable | undefined> {
  const known = tables.get(id)
  if (known) return known
  const coming = device().then((here) => LocalTable.load(id, here))
  tables.set(id, coming)
  return coming
}

/** Keeps the entries of a new table. */
async function keep(game: Offered, entries: readonly Entry[], pack: string | null): Promise<string> {
  const id = randomId()
  const room = Room.fold(rulesOf(game), entries, chance)
  const now = Date.now()
  const kept = { id, ...listingOf(room), opened: now, changed: now, pack }
  await (await store).append(
    kept,
    entries.map((entry, index) => [index + 1, entry]),
  )
  return id
}

async function again(table: LocalTable): Promise<string> {
  const { offered: game, pack } = table
  const { options, terms, seats } = await table.read((room) => room.summary())
  const opening: LocalOpening = {
    game: game.game.id,
    wish: options,
    players: playersOf(seats),
    undo: terms.undo === 'none' ? 'none' : 'barrier',
    ...(pack !== null && { pack }),
  }
  return keep(game, begin(game, opening), pack)
}

function playersOf(seats: readonly SeatInfo[]): LocalPlayer[] {
  return seats.map(({ name, bot }) => (name !== null ? { name } : { bot: bot ?? 'greedy' }))
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
    if (error instanceof Refused) return { refused: error.reason }
    throw error
  }
}

const keeper = {
  open: (opening: LocalOpening): Promise<Answered<string>> =>
    answered(async () => {
      const pack = opening.pack ?? null
      const game = await offered(opening.game, pack)
      return keep(game, begin(game, opening), pack)
    }),

  list: async (): Promise<readonly LocalListed[]> => (await store).list(),

  remove: async (id: string): Promise<void> => {
    tables.delete(id)
    await (await store).remove(id)
  },

  exportFile: async (id: string): Promise<string> => writeLocalFile(await fileOf({ local: id })),

  importFile: (text: string): Promise<Answered<string>> =>
    answered(async () => {
      const file = readLocalFile(text)
      const game = await offered(file.game, file.pack)
      importGame([game.game], file)
      return keep(game, begin(game, openingOf(file), file.line), file.pack)
    }),

  /** Plays on from a position of another game; what came after is as if it had never been. */
  fork: (source: Source, at: number): Promise<Answered<string>> =>
    answered(async () => {
      const file = await fileOf(source)
      const game = await offered(file.game, file.pack)
      return keep(game, begin(game, openingOf(file), file.line.slice(0, at)), file.pack)
    }),

  replay: (source: Source, viewpoint: Viewpoint): Promise<Answered<Replay>> =>
    answered(async () => {
      const file = await fileOf(source)
      const { game } = await offered(file.game, file.pack)
      mustBeOf(game, file)
      return replayOf(game, file, viewpoint)
    }),

  /** The pack of a game of this device, which the page needs to read its cards. */
  pack: async (id: string): Promise<string | null> => (await tableCalled(id))?.pack ?? null,

  /** Nothing if there is no such game on this device; refused if it was begun by other rules than there are now. */
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

/** By other rules the same acts would be another game. */
function mustBeOf({ rulesVersion, contentHash }: Game, file: LocalFile): void {
  if (file.rulesVersion !== rulesVersion)
    throw new Refused(because('wrongVersion', { expected: rulesVersion, found: file.rulesVersion }))
  if (file.contentHash !== contentHash)
    throw new Refused(because('contentMismatch', { expected: contentHash, found: file.contentHash }))
}

function openingOf({ game, options, players, pack }: LocalFile): LocalOpening {
  return { game, wish: options, players: players ?? [{ name: '' }], ...(pack !== null && { pack }) }
}

export type Keeper = typeof keeper

expose(keeper)
