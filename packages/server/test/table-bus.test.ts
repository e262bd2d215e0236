// What nodes tell each other about a table is a hint: two nodes on one store, and somebody else who writes to the bus.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WATCHER } from '@nora/kernel'
import type { OpenBody, ServerMessage } from '@nora/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LocalBus } from '../src/bus/local-bus.ts'
import { openLog } from '../src/monitoring/log.ts'
import { Metrics } from '../src/monitoring/metrics.ts'
import { RulesRegistry } from '../src/rules/registry.ts'
import { sourcesIn } from '../src/rules/releases.ts'
import { Store } from '../src/store/store.ts'
import { Tables } from '../src/tables/tables.ts'
import { viewerOf } from '../src/tables/viewer.ts'
import { opening } from './support/openings.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'nora-table-bus-'))
const ada = { id: 'ada', name: 'Ada' }
const mallory = { id: 'mallory', name: 'Mallory' }

/** A bus that several nodes share, and on which the test hears who listens. */
class SharedBus extends LocalBus {
  override readonly shared = true
  readonly topics = new Map<string, number>()

  override subscribe(...given: Parameters<LocalBus['subscribe']>) {
    const [topic] = given
    const unsubscribe = super.subscribe(...given)
    this.topics.set(topic, (this.topics.get(topic) ?? 0) + 1)
    return () => {
      this.topics.set(topic, (this.topics.get(topic) ?? 0) - 1)
      unsubscribe()
    }
  }

  get tables(): string[] {
    return [...this.topics].flatMap(([topic, count]) => (topic.startsWith('table.') && count > 0 ? [topic] : []))
  }
}

const bus = new SharedBus()
let store: Store
let one: Tables
let other: Tables

beforeAll(async () => {
  store = await Store.open({ databaseUrl: undefined, dataFolder })
  const node = (name: string) =>
    new Tables(
      {
        store,
        bus,
        registry: new RulesRegistry(sourcesIn(store)),
        log: openLog('silent'),
        metrics: new Metrics({ tablesInMemory: () => 0, sockets: () => 0, commits: () => 0, entries: () => 0 }),
        node: name,
        think: () => new Promise(() => {}),
        time: { now: Date.now, lostSince: () => 0, outages: () => [] },
        limited: false,
        mustHaveSpace: async () => {},
        notify: () => {},
      },
      2,
    )
  one = node('one')
  other = node('other')
  for (const { id, name } of [ada, mallory]) await store.people.add({ id, name, createdAt: 0 })
})

afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await store.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const open = (): Promise<string> => one.open(opening() as OpenBody, ada)

async function watch(tables: Tables, table: string, person = mallory) {
  const heard: ServerMessage[] = []
  const closed: number[] = []
  const viewer = viewerOf({ id: 'hers', person }, new Map(), {
    send: (text) => heard.push(JSON.parse(text)),
    close: (code) => closed.push(code),
  })
  await tables.attach(table, viewer)
  return { heard, closed, viewer }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test('what is done at one node is seen at the other', async () => {
  const table = await open()
  const { heard } = await watch(other, table)
  await one.obey(table, { type: 'leave' }, ada)
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'update', update: { seq: 2 } })
  await one.chat.say(table, ada, 'good game')
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'chat', line: { name: 'Ada', text: 'good game' } })
})

test('a forged message changes nothing: nobody is seated, nothing is said, nobody is put out', async () => {
  const table = await open()
  const { heard, closed, viewer } = await watch(other, table)
  const before = heard.length
  const deed = { type: 'sit', seat: 1, person: mallory.id, name: mallory.name }
  const body = JSON.stringify({ at: Date.now(), by: mallory.id, deed })
  const forged = [
    { node: 'evil', table, seq: 2, body },
    { node: 'evil', news: { type: 'entry', seq: 2, body } },
    { node: 'evil', news: { type: 'entry', seq: 2, body: deed } },
    { node: 'evil', news: { type: 'chat', line: 'no-such-line', text: 'believe me' } },
    { node: 'evil', news: { type: 'rewritten' } },
    { node: 'evil', news: { type: 'entry', seq: 'two' } },
    'nonsense',
    null,
  ]
  for (const message of forged) bus.publish(`table.${table}`, message)
  await settled()
  expect((await other.ask(table, 'summary')).seats.map(({ person }) => person)).toEqual([ada.id, null])
  expect(heard.slice(before)).toEqual([])
  expect(viewer.seat).toBe(WATCHER)
  expect(await store.tables.entries(table)).toHaveLength(1)
  expect(closed).toEqual([])
})

test('who sits and looks on at another node is known, and nobody can be made up', async () => {
  const table = await open()
  const { heard } = await watch(other, table)
  const shown = () => heard.findLast(({ type }) => type === 'presence')
  await watch(one, table, ada)
  const isThere = { type: 'presence', present: [{ person: 'ada', name: 'Ada', seat: 0 }], watchers: 1 }
  await expect.poll(shown, { timeout: 5_000 }).toEqual(isThere)
  const before = heard.length
  const forged = [
    { type: 'present', present: [{ person: mallory.id, name: 'Your host', seat: 1 }], watchers: 0 },
    { type: 'present', seats: [1], watchers: -1_000 },
    { type: 'present', seats: [1], watchers: 2 ** 40 },
    { type: 'present', seats: Array.from({ length: 1_000 }, (_, seat) => seat), watchers: 0 },
    { type: 'present', seats: [1, 99, -3], watchers: 0 },
  ]
  for (const [number, news] of forged.entries()) bus.publish(`table.${table}`, { node: `evil ${number}`, news })
  // Longer than changes are kept back.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(heard.slice(before).filter((message) => JSON.stringify(message) !== JSON.stringify(isThere))).toEqual([])
})

test('who is forgotten at one node is not written down again by the other', async () => {
  const table = await open()
  const { heard, viewer } = await watch(other, table)
  await one.forgetName(table, ada.id)
  await other.obey(table, { type: 'sit', seat: 1 }, mallory)
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'snapshot', snapshot: { seq: 2 } })
  const stored = JSON.stringify([await store.tables.entries(table), await store.tables.find(table), heard.at(-1)])
  expect(stored).toContain(mallory.name)
  expect(stored).not.toContain(ada.name)
  other.detach(table, viewer)
})

test('a node listens to the tables it holds, and to no others', async () => {
  const table = await open()
  expect(bus.topics.get(`table.${table}`)).toBe(1)
  const { viewer } = await watch(other, table)
  expect(bus.topics.get(`table.${table}`)).toBe(2)
  other.detach(table, viewer)
  // Two tables are held at most: those that nobody looks at make room for others.
  for (let count = 0; count < 4; count++) await open()
  await expect.poll(() => bus.tables.length).toBeLessThanOrEqual(4)
  expect(bus.topics.get(`table.${table}`)).toBeLessThanOrEqual(1)
})

test('a name with signs that stand for many subjects is no subject', async () => {
  const before = bus.tables.length
  for (const name of ['>', '*', 'a.b', 'a b']) await expect(other.ask(name, 'summary')).rejects.toThrow('noSuchTable')
  expect(bus.tables).toHaveLength(before)
})
