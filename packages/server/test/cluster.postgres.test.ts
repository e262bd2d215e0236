// Two nodes on one PostgreSQL and one NATS, and a worker that thinks for the bots of both.
import { readSettings, startWorker } from '@nora/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Machine, startNats, startPostgres } from './support/machines.mjs'
import { opening } from './support/openings.ts'
import { playOn } from './support/player.ts'
import { type Served, serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

let postgres: Machine
let nats: Machine
let one: Served
let other: Served
let worker: { stop(): Promise<void> }

beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
  const shared = { databaseUrl: postgres.url, natsUrl: nats.url, botThreads: 0 }
  ;[one, other] = await Promise.all([serve(shared), serve(shared)])
  worker = await startWorker({ ...readSettings({}), ...shared, botThreads: 1 })
}, 60_000)
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop(), worker?.stop()])
  await Promise.all([postgres?.stop(), nats?.stop()])
}, 60_000)

/** The same person on the other node. */
function moved(visitor: Visitor): Visitor {
  const there = new Visitor(other.address)
  there.cookie = visitor.cookie
  return there
}

test('people on two nodes play at one table, with a bot that thinks elsewhere', async () => {
  const ada = await Visitor.guest(one.address, 'Ada')
  const bo = await Visitor.guest(other.address, 'Bo')
  const body = opening({ wish: { seats: 3 }, bots: [null, null, 'random'] })
  const { table } = (await ada.post('/api/tables', body)).body as { table: string }
  const [first, second] = [await ada.look(table), await bo.look(table)]
  expect(await second.do({ type: 'sit', seat: 1 })).toMatchObject({ type: 'ack' })
  await first.until(({ room }) => room.status === 'playing')
  await second.until(() => second.seat === 1)
  for (const [seat, seen] of [first, second].entries()) {
    await seen.do({ type: 'setPassing', seat, passing: 'always' })
  }
  await Promise.all([playOn(first, 1), playOn(second, 2)])
  await Promise.all([first, second].map((seen) => seen.until(({ room }) => room.status === 'over')))
  expect(first.snapshot?.outcome).toEqual(second.snapshot?.outcome)
  await Promise.all([first.leave(), second.leave()])
}, 240_000)

test('a command that is resent to another node is done once', async () => {
  const ada = await Visitor.guest(one.address, 'Ada')
  const { table } = (await ada.post('/api/tables', opening({ wish: { mode: 'solo', seats: 1 } }))).body as {
    table: string
  }
  const [here, there] = [await ada.look(table), await moved(ada).look(table)]
  const command = { type: 'setConfirming', seat: 0, on: false } as const
  const answer = await here.do(command, 'same')
  expect(await there.do(command, 'same')).toEqual(answer)
  await there.until(({ seq }) => seq === here.snapshot?.seq)
  await Promise.all([here.leave(), there.leave()])
})

test('both nodes may act at once: every command is done once, in one order', async () => {
  const ada = await Visitor.guest(one.address, 'Ada')
  const { table } = (await ada.post('/api/tables', opening({ wish: { mode: 'solo', seats: 1 } }))).body as {
    table: string
  }
  const tabs = [await ada.look(table), await moved(ada).look(table)]
  const rounds = 20
  const before = tabs[0]?.snapshot?.seq as number
  const answers = await Promise.all(
    tabs.flatMap((tab, index) =>
      Array.from({ length: rounds }, (_, round) =>
        tab.do({ type: 'setConfirming', seat: 0, on: round % 2 === index }, `race-${index}-${round}`),
      ),
    ),
  )
  const seqs = answers.flatMap((answer) => (answer.type === 'ack' ? [answer.seq] : []))
  expect(new Set(seqs).size).toBe(seqs.length)
  const last = Math.max(...seqs)
  await Promise.all(tabs.map((tab) => tab.until(({ seq }) => seq === last)))
  expect(last - before).toBe(seqs.length)
  expect(tabs[0]?.snapshot).toEqual(tabs[1]?.snapshot)
  await Promise.all(tabs.map((tab) => tab.leave()))
})

test('nobody has as many tries again at the next node', async () => {
  const ada = await Visitor.guest(one.address, 'Ada')
  await ada.post('/api/accounts', { name: 'Ada of two nodes', password: 'correct horse' })
  const guess = async (address: string) => {
    const body = { name: 'Ada of two nodes', password: 'wrong horse' }
    return (await new Visitor(address).post('/api/sessions', body)).status
  }
  const statuses = []
  for (let times = 0; times < 6; times++) statuses.push(await guess(one.address), await guess(other.address))
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
}, 60_000)

test('nobody speaks twice as fast with two nodes', async () => {
  const ada = await Visitor.guest(one.address, 'Ada')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const say = async (who: Visitor, id: number) => {
    const said = await who.post(`/play/send?table=${table}`, { type: 'chat', id: `c${id}`, text: 'hello' })
    return (said.body as { reason?: { code: string } }[])[0]?.reason?.code ?? 'said'
  }
  const answers = []
  for (let line = 0; line < 8; line++) answers.push(await say(line % 2 === 0 ? ada : moved(ada), line))
  expect(answers).toEqual([...Array(6).fill('said'), 'chatTooFast', 'chatTooFast'])
})

test('nor looks back at games twice as often', async () => {
  const shared = { databaseUrl: postgres.url, natsUrl: nats.url, botThreads: 0, rateLimits: true }
  const [first, second] = await Promise.all([serve(shared), serve(shared)])
  const ada = await Visitor.guest(first.address, 'Ada')
  const there = new Visitor(second.address)
  there.cookie = ada.cookie
  const statuses = []
  for (let times = 0; times < 16; times++)
    for (const who of [ada, there]) statuses.push((await who.get('/api/tables/none/replay')).status)
  expect(statuses).toEqual([...Array(30).fill(404), 429, 429])
  await Promise.all([first.stop(), second.stop()])
}, 60_000)

test('presence and chat cross from node to node', async () => {
  const ada = await Visitor.guest(one.address, 'Ada')
  const bo = await Visitor.guest(other.address, 'Bo')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const [first, second] = [await ada.look(table), await bo.look(table)]
  await expect
    .poll(() => first.messages.findLast(({ type }) => type === 'presence'), { timeout: 5_000 })
    .toMatchObject({ present: [{ name: 'Ada', seat: 0 }], watchers: 1 })
  second.say({ type: 'chat', id: 'c', text: 'hello from afar' })
  await expect
    .poll(() => first.messages.find(({ type }) => type === 'chat'))
    .toMatchObject({ line: { text: 'hello from afar' } })
  await Promise.all([first.leave(), second.leave()])
})

test('when a node ends, its people go on at the other', async () => {
  const ada = await Visitor.guest(one.address, 'Ada')
  const { table } = (await ada.post('/api/tables', opening({ bots: [null, 'random'] }))).body as { table: string }
  const seen = await ada.look(table)
  await seen.do({ type: 'setPassing', seat: 0, passing: 'always' })
  await playOn(seen, 3, () => (seen.snapshot?.view?.position ?? 0) > 20)
  const seq = seen.snapshot?.seq as number
  await one.stop()
  const there = await moved(ada).look(table)
  expect(there.snapshot?.seq).toBeGreaterThanOrEqual(seq)
  await playOn(there, 4)
  expect(there.snapshot?.room.status).toBe('over')
  await there.leave()
}, 240_000)
