import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { opening } from './support/openings.ts'
import { type Served, serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ rateLimits: true })
})
afterAll(() => served.stop())

const modeOf = (file: string): number => statSync(file).mode & 0o777
const guest = (name: string) => Visitor.guest(served.address, name)

test('another page cannot do anything in the name of somebody who is signed in here', async () => {
  const ada = await guest('Ada')
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const answer = await ada.post('/api/tables', opening(), headers as Record<string, string>)
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreignPage' } })
  }
  expect((await ada.post('/api/tables', opening(), { origin: served.address })).status).toBe(200)
})

test('another page cannot open a socket in the name of somebody', async () => {
  const ada = await guest('Ada')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  await expect(ada.look(table, { headers: { origin: 'https://evil.example' } })).rejects.toThrow('403')
  const seen = await ada.look(table, { headers: { origin: served.address } })
  expect(seen.seat).toBe(0)
  await seen.leave()
})

test('where people come by https, the cookie stays there', async () => {
  const secure = await serve({ publicUrl: 'https://nora.example' })
  const visitor = new Visitor(secure.address)
  const { headers } = await visitor.post('/api/guests', {}, { origin: 'https://nora.example' })
  expect(headers.get('set-cookie')).toContain('Secure')
  expect(headers.get('strict-transport-security')).toContain('max-age')
  await secure.stop()
})

test('no answer to a person is kept on the way, whatever was asked', async () => {
  const ada = await guest('Ada')
  const paths = ['', '/settings', '/export', '/tables', '/games', '/games/files', '/imports', '/packs']
  for (const path of paths) {
    const { status, headers } = await ada.get(`/api/me${path}`)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
  }
  expect((await ada.post('/api/tables', opening())).headers.get('cache-control')).toBe('no-store')
})

test('nobody but the user of the server reads its database, nor a copy of it', async () => {
  const { dataFolder } = served.settings
  const copy = join(dataFolder, 'copy.sqlite')
  await served.services.store.backup(copy)
  for (const file of readdirSync(dataFolder)) expect([file, modeOf(join(dataFolder, file))]).toEqual([file, 0o600])
  const fresh = join(dataFolder, 'fresh')
  await (await serve({ dataFolder: fresh })).stop()
  expect(modeOf(fresh)).toBe(0o700)
})

test('nobody asks for names without end', async () => {
  const strict = await serve({ rateLimits: true })
  const [ada, bo] = [await Visitor.guest(strict.address, 'Ada'), await Visitor.guest(strict.address, 'Bo')]
  await bo.post('/api/accounts', { name: 'Bo', password: 'correct horse' })
  const ask = async () => (await ada.post('/api/accounts', { name: 'Bo', password: 'correct horse' })).status
  const statuses = []
  for (let times = 0; times < 60; times++) statuses.push(await ask())
  expect(statuses).toEqual([...Array(59).fill(409), 429])
  // Nor by being called otherwise.
  expect((await bo.request('PATCH', '/api/me', { name: 'Zoe' })).status).toBe(429)
  await strict.stop()
}, 60_000)

test('the database holds no token that opens a session', async () => {
  const ada = await guest('Ada')
  const token = ada.cookie.split('=')[1] as string
  expect(await served.services.store.people.session(token)).toBeUndefined()
})

test.each([
  ['not JSON', 'hello'],
  ['no message', '{"type":"dance"}'],
  ['a field too many', '{"type":"ping","sent":1,"more":1}'],
  ['a command before the greeting', '{"type":"do","id":"x","command":{"type":"start"}}'],
])('%s is answered with what is wrong, and the connection stays', async (_what, text) => {
  const ada = await guest('Ada')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const seen = await ada.look(table)
  const bare = await ada.look('nowhere')
  for (const one of text.includes('command') ? [bare] : [seen, bare]) {
    const error = one.next(({ type }) => type === 'error')
    one.say(text)
    expect((await error).type).toBe('error')
  }
  expect(await seen.do({ type: 'leave' })).toMatchObject({ type: 'ack' })
  await Promise.all([seen.leave(), bare.leave()])
})

test('a message that is too long ends the connection, and the server lives on', async () => {
  const ada = await guest('Ada')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const seen = await ada.look(table)
  seen.say(JSON.stringify({ type: 'chat', id: 'x', text: 'x'.repeat(100_000) }))
  await expect.poll(() => seen.closed).toBe(1009)
  expect((await ada.get('/healthz')).status).toBe(200)
})

test('who sends too much is told so, then shown the door', async () => {
  const ada = await guest('Ada')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const seen = await ada.look(table)
  for (let count = 0; count < 400; count++) seen.say({ type: 'ping', sent: count })
  await expect.poll(() => seen.closed).toBe(1008)
  expect(seen.messages).toContainEqual({ type: 'error', reason: { code: 'tooMany' } })
})

test('a client of another version is told to load itself again', async () => {
  const ada = await guest('Ada')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const seen = await ada.look(table, { protocol: 0 })
  expect(seen.messages).toEqual([{ type: 'reload', protocol: expect.any(Number) }])
  await seen.leave()
})

test('one address cannot ask without end', async () => {
  const visitor = new Visitor(served.address)
  const statuses = new Set<number>()
  for (let count = 0; count < 650 && !statuses.has(429); count++) statuses.add((await visitor.get('/api/games')).status)
  expect(statuses).toEqual(new Set([200, 429]))
  expect((await visitor.get('/api/games')).body).toEqual({ code: 'tooMany' })
}, 60_000)
