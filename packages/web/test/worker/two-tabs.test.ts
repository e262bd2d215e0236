import { type Decision, type Fate, seededFate } from '@nora/kernel'
import type { ServerMessage, TableSnapshot } from '@nora/protocol'
import type { Room } from '@nora/room'
import { afterAll, expect, it, vi } from 'vitest'
import { chance } from '../../src/worker/chance.ts'
import { listingOf } from '../../src/worker/local-entries.ts'
import { type Device, LocalTable, LocalViewer } from '../../src/worker/local-table.ts'
import { begin } from '../../src/worker/opening.ts'
import { PassingStore } from '../../src/worker/passing-store.ts'
import { currentRelease } from '../../src/worker/releases.ts'

const ROUNDS = 40

/** Only one of all tabs lets the bots think; here there are none. */
vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } })
afterAll(() => vi.unstubAllGlobals())

class Tab {
  readonly heard: ServerMessage[] = []
  readonly viewer = new LocalViewer((message) => this.heard.push(message))
  private readonly table: LocalTable

  private constructor(table: LocalTable) {
    this.table = table
  }

  static async open(store: PassingStore, announce: (tab: Tab, seq: number) => void): Promise<Tab> {
    const device: Device = {
      store,
      announce: (_id, seq) => announce(tab, seq),
      think: () => Promise.reject(new Error('nobody thinks here')),
      hint: () => Promise.resolve(null),
      again: () => Promise.reject(new Error('there is one game here')),
    }
    const tab: Tab = new Tab((await LocalTable.load('g', device)) as LocalTable)
    await tab.table.attach(tab.viewer)
    return tab
  }

  shown(seat: number): Promise<TableSnapshot> {
    return this.table.read((room) => room.tableSnapshot(seat))
  }

  told(seq: number): Promise<void> {
    return this.table.catchUp(seq)
  }

  /** Chooses something where somebody of this device has to; whether that is done. */
  async chooses(id: string, fate: Fate): Promise<boolean> {
    const next = await this.table.read((room) => choiceIn(room, fate))
    if (!next) return false
    await this.table.hear(this.viewer, { type: 'do', id, command: { type: 'choose', ...next } })
    return this.heard.some((message) => message.type === 'ack' && message.id === id)
  }
}

function choiceIn(room: Room, fate: Fate) {
  const decision = room.match?.pending.find(({ seat }) => seat >= 0) as Decision | undefined
  const choice = decision && room.match?.space(decision.seat)?.sample(fate)
  return decision && { seat: decision.seat, at: room.seq, choice: choice ?? null }
}

it.each([
  ['are told of each other at once', true],
  ['do not hear of each other in time', false],
])('two tabs that play the same game of this device write one line of entries where they %s', async (_how, told) => {
  const release = await currentRelease('cats', null)
  const players = [{ name: 'Ada' }, { name: 'Bo' }]
  const opening = begin(release, { game: 'cats', wish: { mode: 'family', seats: 2 }, players })
  const store = new PassingStore()
  const kept = { id: 'g', ...listingOf(release.fold(opening, chance)), opened: 1, changed: 1, pack: null }
  await store.append(
    kept,
    opening.map((entry, index) => [index + 1, entry]),
  )
  const tabs: Tab[] = []
  const announce = (from: Tab, seq: number) => {
    for (const tab of tabs) if (told && tab !== from) void tab.told(seq)
  }
  for (let count = 0; count < 2; count++) tabs.push(await Tab.open(store, announce))
  const fates = tabs.map((_, tab) => seededFate(tab + 1))
  let done = 0
  let refused = 0
  for (let round = 0; round < ROUNDS; round++) {
    // At the same moment, so that one of them has to find that the other was first.
    const results = await Promise.all(tabs.map((tab, index) => tab.chooses(`${index}.${round}`, fates[index] as Fate)))
    done += results.filter(Boolean).length
    refused += results.filter((isDone) => !isDone).length
  }
  const entries = await store.entriesAfter('g', 0)
  expect(entries).toHaveLength(opening.length + done)
  expect(done).toBeGreaterThan(ROUNDS / 2)
  expect(refused).toBeGreaterThan(0)
  for (const tab of tabs) await tab.told(entries.length)
  const played = release.fold(entries, chance)
  for (const seat of [0, 1]) for (const tab of tabs) expect(await tab.shown(seat)).toEqual(played.tableSnapshot(seat))
})
