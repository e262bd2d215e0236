// Who does not look at their table hears of it elsewhere.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenBody } from '@nora/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LocalBus } from '../../src/bus/local-bus.ts'
import { openLog } from '../../src/monitoring/log.ts'
import { Metrics } from '../../src/monitoring/metrics.ts'
import type { Notice } from '../../src/push/notifier.ts'
import { RulesRegistry } from '../../src/rules/registry.ts'
import { sourcesIn } from '../../src/rules/releases.ts'
import { Store } from '../../src/store/store.ts'
import { Tables } from '../../src/tables/tables.ts'
import { viewerOf } from '../../src/tables/viewer.ts'
import { opening } from '../support/openings.ts'
import { storedRoom } from '../support/stored-room.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'nora-notices-'))
const ada = { id: 'ada', name: 'Ada' }
const bo = { id: 'bo', name: 'Bo' }
let store: Store
let rules: RulesRegistry
let tables: Tables
let told: [string, Notice['type']][] = []

beforeAll(async () => {
  store = await Store.open({ databaseUrl: undefined, dataFolder })
  rules = new RulesRegistry(sourcesIn(store))
  const services = {
    store,
    bus: new LocalBus(),
    registry: rules,
    log: openLog('silent'),
    metrics: new Metrics({ tablesInMemory: () => 0, sockets: () => 0, commits: () => 0, entries: () => 0 }),
    node: 'node',
    think: () => Promise.reject(new Error('no bot thinks here')),
    time: { now: Date.now, lostSince: () => 0, outages: () => [] },
    limited: false,
    mustHaveSpace: async () => {},
    notify: (person: string, { type }: Notice) => void told.push([person, type]),
  }
  tables = new Tables(services, 5)
})
afterAll(async () => {
  await tables.stop()
  await store.close()
  rmSync(dataFolder, { recursive: true, force: true })
})
beforeEach(() => {
  told = []
})

/** A table that has begun, opened by Ada and filled by Bo. */
async function begun(body: OpenBody = opening()): Promise<{ table: string; owing: string[] }> {
  const table = await tables.open(body, ada)
  expect(told).toEqual([])
  await tables.obey(table, { type: 'sit', seat: 1 }, bo)
  const room = await storedRoom(store, rules, table)
  const owing = [ada, bo].map(({ id }) => id).filter((id) => room.awaits(id))
  return { table, owing }
}

test('a table that begins calls those who sit there, and says whose turn it is', async () => {
  const { owing } = await begun()
  expect(told).toEqual([['ada', owing.includes('ada') ? 'yourTurn' : 'tableStarted']])
})

test('the end of a game is told to all but the one who brought it about', async () => {
  const { table } = await begun()
  await tables.obey(table, { type: 'propose', seat: 0, motion: { type: 'abandon' } }, ada)
  told = []
  const motion = (await storedRoom(store, rules, table)).state.motion?.id as number
  await tables.obey(table, { type: 'vote', seat: 1, motion, yes: true }, bo)
  expect(told).toEqual([['ada', 'gameOver']])
})

test('a table that is closed before it began is no game that ended', async () => {
  const table = await tables.open(opening(), ada)
  await tables.obey(table, { type: 'close' }, null)
  expect(told).toEqual([])
})

test('who looks at the table is told nothing else', async () => {
  const table = await tables.open(opening(), ada)
  const ears = { send: () => {}, close: () => {} }
  await tables.attach(table, viewerOf({ id: 'hers', person: ada }, new Map(), ears))
  await tables.obey(table, { type: 'sit', seat: 1 }, bo)
  expect(told).toEqual([])
})
