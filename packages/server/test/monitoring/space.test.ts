// Quotas of the whole server and of one table.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Space } from '../../src/monitoring/space.ts'
import { Problem } from '../../src/problem.ts'
import { opening } from '../support/openings.ts'
import { playOn } from '../support/player.ts'
import { type Served, serve } from '../support/serve.ts'
import { Visitor } from '../support/visitor.ts'

const MEGABYTE = 2 ** 20
const log = { error: () => {} }
const full = { status: 507, body: { code: 'serverFull' } }

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.stop())

test.each([
  ['a database as large as it may be', 10 * MEGABYTE, undefined],
  ['a disk that is almost full', 1, 99 * MEGABYTE],
])('%s takes nothing new', async (_what, size, free) => {
  const space = new Space({ size: async () => size, free: async () => free }, 10, log)
  await expect(space.mustBeLeft()).rejects.toThrow(new Problem(507, 'serverFull'))
})

test('a database that may grow, on a disk with place, takes more', async () => {
  const space = new Space({ size: async () => 9 * MEGABYTE, free: async () => 101 * MEGABYTE }, 10, log)
  expect(await space.mustBeLeft()).toBeUndefined()
})

test('on a full server nobody new comes in and nothing is opened, and games go on', async () => {
  const ada = await Visitor.guest(served.address, 'Ada')
  const { table } = (await ada.post('/api/tables', opening({ wish: { mode: 'solo', seats: 1 } }))).body as {
    table: string
  }
  await served.stopped()
  served = await serve({ dataFolder: served.settings.dataFolder, mostMegabytes: 0, port: served.port })
  expect(await new Visitor(served.address).post('/api/guests', {})).toMatchObject(full)
  expect(await ada.post('/api/tables', opening())).toMatchObject(full)
  const seen = await ada.look(table)
  await playOn(seen, 1, () => (seen.snapshot?.seq ?? 0) > 5)
  expect(seen.snapshot?.seq).toBeGreaterThan(5)
  expect(await seen.ask({ type: 'chat', text: 'hello' })).toMatchObject({ reason: { code: 'serverFull' } })
  await seen.leave()
})

test('of what is said at a table the latest 500 lines are kept', async () => {
  const { store } = served.services
  const table = (await store.tables.all('', 1))[0]?.id as string
  for (let at = 1; at <= 510; at++)
    await store.chat.add({ id: `line ${at}`, table, person: null, name: 'Ada', at, text: 'hello' })
  const kept = await store.chat.latest(table, 1_000)
  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([500, 11, 510])
})

test('nobody blocks or mutes more people than they could have met', async () => {
  const { people, chat, tables } = served.services.store
  const table = (await tables.all('', 1))[0]?.id as string
  const others = Array.from({ length: 501 }, (_, index) => `other ${index}`)
  for (const id of others) await people.add({ id, name: 'Other', createdAt: 1 })
  const last = others.pop() as string
  for (const id of others) await people.block('ada', id, 1)
  const refused = (most: number) => new Problem(409, 'tooManyPeople', { most })
  await expect(people.block('ada', last, 1)).rejects.toThrow(refused(500))
  for (const id of others.slice(0, 100)) await chat.mute(table, 'ada', id, true)
  await expect(chat.mute(table, 'ada', last, true)).rejects.toThrow(refused(100))
})
