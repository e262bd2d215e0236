// Nobody fills the lobby, nor keeps all bots busy.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { opening } from './support/openings.ts'
import { type Served, serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ rateLimits: true })
})
afterAll(() => served.stop())

const guest = (name: string) => Visitor.guest(served.address, name)

test('one person has a dozen tables in the lobby at most, and others have theirs', async () => {
  const [mallory, ada] = [await guest('Mallory'), await guest('Ada')]
  const opened: string[] = []
  for (let count = 0; count < 12; count++) {
    const { status, body } = await mallory.post('/api/tables', opening())
    expect(status).toBe(200)
    opened.push((body as { table: string }).table)
  }
  expect(await mallory.post('/api/tables', opening())).toMatchObject({
    status: 409,
    body: { code: 'tooManyTables', params: { most: 12 } },
  })
  expect((await ada.post('/api/tables', opening())).status).toBe(200)
  const seen = await mallory.look(opened[0] as string)
  await seen.do({ type: 'leave' })
  await seen.leave()
  expect((await mallory.post('/api/tables', opening())).status).toBe(200)
})

test('one person lets bots play by themselves at four tables at most', async () => {
  const mallory = await guest('Mallory')
  const unattended = opening({ seat: null, bots: ['random', 'random'], terms: { start: 'owner' } })
  for (let count = 0; count < 4; count++) expect((await mallory.post('/api/tables', unattended)).status).toBe(200)
  expect(await mallory.post('/api/tables', unattended)).toMatchObject({ status: 409, body: { params: { most: 4 } } })
  expect((await mallory.post('/api/tables', opening())).status).toBe(200)
})

test('nor more of them by asking for all at once', async () => {
  const mallory = await guest('Mallory')
  const answers = await Promise.all(Array.from({ length: 20 }, () => mallory.post('/api/tables', opening())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
})

test('one person has two hints thought about at a time', async () => {
  const mallory = await guest('Mallory')
  const body = opening({ wish: { mode: 'solo', seats: 1 } })
  const { table } = (await mallory.post('/api/tables', body)).body as { table: string }
  const seen = await mallory.look(table)
  const answers = await Promise.all([1, 2, 3, 4].map(() => seen.ask({ type: 'hint', seat: 0 })))
  expect(answers.map(({ type }) => type).sort()).toEqual(['hint', 'hint', 'refused', 'refused'])
  expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ reason: { code: 'tooMany' } })
  await seen.leave()
}, 60_000)
