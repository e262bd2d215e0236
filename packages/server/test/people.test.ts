import type { Me } from '@nora/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disagreements } from '../src/admin/verify.ts'
import { forget } from '../src/people/forget.ts'
import type { Person } from '../src/store/people-store.ts'
import type { TableRow } from '../src/store/rows.ts'
import { opening } from './support/openings.ts'
import { playOn } from './support/player.ts'
import { type Served, serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.stop())

const guest = (name: string) => Visitor.guest(served.address, name)
const me = async (visitor: Visitor) => (await visitor.get('/api/me')).body as Me
let accounts = 0
/** Somebody with an account, and what they signed up with. */
async function account() {
  const visitor = await guest('Zoe')
  const credentials = { name: `Zoë ${++accounts}`, password: 'correct horse' }
  const { code } = (await visitor.post('/api/accounts', credentials)).body as { code: string }
  return { visitor, code, ...credentials }
}

test('a guest plays at once, under a chosen name or a given one', async () => {
  const ada = await guest('Ada')
  expect(await me(ada)).toMatchObject({ name: 'Ada', account: false, blocked: [] })
  const nameless = new Visitor(served.address)
  const { status, body, headers } = await nameless.post('/api/guests', {})
  expect(status).toBe(200)
  expect((body as Me).name).toMatch(/^\p{L}+ \d\d$/u)
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/i)
  expect((await new Visitor(served.address).get('/api/me')).body).toEqual({ code: 'notSignedIn' })
})

test('who comes in twice is the same guest', async () => {
  const ada = await guest('Ada')
  const { person } = await me(ada)
  expect((await ada.post('/api/guests', { name: 'Other' })).body).toMatchObject({ person, name: 'Ada' })
})

test('a guest becomes an account, keeps its tables, and signs in on another device', async () => {
  const { visitor, name, password } = await account()
  const { table } = (await visitor.post('/api/tables', opening())).body as { table: string }
  const other = new Visitor(served.address)
  expect((await other.post('/api/sessions', { name: name.toUpperCase(), password })).status).toBe(200)
  expect(await me(other)).toMatchObject({ person: (await me(visitor)).person, account: true })
  expect((await other.get('/api/me/tables')).body).toMatchObject([{ table }])
})

test('a wrong password and an unknown name are told apart by nobody', async () => {
  const { name } = await account()
  const stranger = new Visitor(served.address)
  const wrong = await stranger.post('/api/sessions', { name, password: 'something else' })
  const unknown = await stranger.post('/api/sessions', { name: 'Nobody', password: 'something else' })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrongSignIn' } })
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
})

test('after ten wrong tries a name is left alone for a while, even with the right password', async () => {
  const { name, password } = await account()
  const stranger = new Visitor(served.address)
  for (let tries = 0; tries < 10; tries++) await stranger.post('/api/sessions', { name, password: 'wrong wrong' })
  expect(await stranger.post('/api/sessions', { name, password })).toMatchObject({
    status: 429,
    body: { code: 'tooManyTries' },
  })
}, 60_000)

/** Somebody at another address, as a proxy in front of the server tells it. */
const at = (address: string) => ({ 'x-forwarded-for': address })

test('wrong tries from elsewhere keep no owner out, on a new device or on a known one', async () => {
  const proxied = await serve({ proxies: 1 })
  const owner = await Visitor.guest(proxied.address, 'Zoe')
  const [name, password] = ['Zoë', 'correct horse']
  const { code } = (await owner.post('/api/accounts', { name, password })).body as { code: string }
  const stranger = new Visitor(proxied.address)
  const signIn = (visitor: Visitor, secret: string, address: string) =>
    visitor.post('/api/sessions', { name, password: secret }, at(address))
  for (let tries = 0; tries < 10; tries++) await signIn(stranger, 'wrong wrong', '192.0.2.1')
  expect(await signIn(stranger, password, '192.0.2.1')).toMatchObject({ status: 429, body: { code: 'tooManyTries' } })
  expect((await signIn(new Visitor(proxied.address), password, '192.0.2.2')).status).toBe(200)

  // Even where the stranger sits next to the owner.
  await owner.request('DELETE', '/api/sessions/this', undefined, at('192.0.2.1'))
  expect((await signIn(owner, password, '192.0.2.1')).status).toBe(200)
  const change = { old: password, password: 'another one' }
  const changed = await owner.request('PUT', '/api/me/password', change, at('192.0.2.1'))
  expect(changed.status).toBe(200)
  expect((changed.body as { code: string }).code).not.toBe(code)
  const recovery = { name, code: (changed.body as { code: string }).code, password: 'a third one' }
  expect((await owner.post('/api/recovery', recovery, at('192.0.2.1'))).status).toBe(200)
  expect((await owner.post('/api/me/forget', { password: 'a third one' }, at('192.0.2.1'))).status).toBe(200)
  await proxied.stop()
}, 60_000)

test('many strangers who try one name slow each other down, and nobody else', async () => {
  const proxied = await serve({ proxies: 1 })
  const owner = await Visitor.guest(proxied.address, 'Zoe')
  const [name, password] = ['Zoë', 'correct horse']
  await owner.post('/api/accounts', { name, password })
  const signIn = async (visitor: Visitor, secret: string, address: string) => {
    const from = performance.now()
    const { status } = await visitor.post('/api/sessions', { name, password: secret }, at(address))
    return { status, slow: performance.now() - from > 1_900 }
  }
  for (let tries = 0; tries < 30; tries++)
    expect(await signIn(new Visitor(proxied.address), 'wrong wrong', `192.0.2.${tries}`)).toMatchObject({ status: 401 })
  expect(await signIn(new Visitor(proxied.address), password, '198.51.100.1')).toEqual({ status: 200, slow: true })
  expect(await signIn(owner, password, '198.51.100.2')).toEqual({ status: 200, slow: false })
  await proxied.stop()
}, 60_000)

test('the mark of a device lets nobody into another account, nor try for ever', async () => {
  const [mallory, zoe] = [await account(), await account()]
  const tried = async () =>
    (await mallory.visitor.post('/api/sessions', { name: zoe.name, password: 'wrong wrong' })).status
  const statuses = []
  for (let tries = 0; tries < 11; tries++) statuses.push(await tried())
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  const own = async () => (await zoe.visitor.post('/api/sessions', { name: zoe.name, password: 'wrong wrong' })).status
  const ownStatuses = []
  for (let tries = 0; tries < 11; tries++) ownStatuses.push(await own())
  expect(ownStatuses).toEqual([...Array(10).fill(401), 429])
}, 60_000)

test('a name has one owner, however it is written', async () => {
  const { name } = await account()
  const rival = await guest('Rival')
  const answer = await rival.post('/api/accounts', { name: name.toLowerCase(), password: 'long enough' })
  expect(answer).toMatchObject({ status: 409, body: { code: 'nameTaken' } })
  expect((await rival.post('/api/accounts', { name: 'Short', password: 'short' })).status).toBe(400)
})

test('no account has a name that people could take for another one', async () => {
  const { visitor } = await account()
  await visitor.request('PATCH', '/api/me', { name: 'Pepa' })
  const taken = { status: 409, body: { code: 'nameTaken' } }
  const rival = await guest('Rival')
  // Cyrillic letters, letters of full width, a letter that is not drawn.
  for (const name of ['PEPA', 'Рера', 'Ｐｅｐａ', 'Pe\u3164pa'])
    expect(await rival.post('/api/accounts', { name, password: 'long enough' })).toMatchObject(taken)
  const { visitor: other } = await account()
  expect(await other.request('PATCH', '/api/me', { name: 'pepa' })).toMatchObject(taken)
  expect((await visitor.request('PATCH', '/api/me', { name: 'PEPA' })).status).toBe(200)
  expect((await rival.request('PATCH', '/api/me', { name: 'Pepa' })).status).toBe(200)
})

test.each(['\u3164', '\u2800\u2800', 'ﾠ', '\u034f', '\u0301'])(
  'a name that looks like nothing is none',
  async (name) => {
    expect((await new Visitor(served.address).post('/api/guests', { name })).status).toBe(400)
  },
)

test('an account cannot become another account', async () => {
  const { visitor } = await account()
  const again = await visitor.post('/api/accounts', { name: 'Somebody', password: 'long enough' })
  expect(again).toMatchObject({ status: 409, body: { code: 'alreadyAccount' } })
})

test('signing out everywhere ends sessions and connections on all devices', async () => {
  const { visitor, name, password } = await account()
  const other = new Visitor(served.address)
  await other.post('/api/sessions', { name, password })
  const { table } = (await visitor.post('/api/tables', opening())).body as { table: string }
  const seen = await other.look(table)
  await visitor.request('DELETE', '/api/sessions')
  expect((await other.get('/api/me')).status).toBe(401)
  await expect.poll(() => seen.closed).toBe(4401)
})

test('signing out here leaves other devices alone', async () => {
  const { visitor, name, password } = await account()
  const other = new Visitor(served.address)
  await other.post('/api/sessions', { name, password })
  const { cookie } = visitor
  const { table } = (await visitor.post('/api/tables', opening())).body as { table: string }
  const [here, elsewhere] = [await visitor.look(table), await other.look(table)]
  await visitor.request('DELETE', '/api/sessions/this')
  visitor.cookie = cookie
  expect((await visitor.get('/api/me')).status).toBe(401)
  expect((await other.get('/api/me')).status).toBe(200)
  await expect.poll(() => here.closed).toBe(4401)
  expect(elsewhere.closed).toBeUndefined()
})

test('one person is signed in at fifty devices at most: the one that was used longest ago goes', async () => {
  const { visitor } = await account()
  const { person } = await me(visitor)
  const { table } = (await visitor.post('/api/tables', opening())).body as { table: string }
  const seen = await visitor.look(table)
  const { store } = served.services
  const tokens = Array.from({ length: 49 }, (_, index) => `${person} ${index}`)
  for (const token of tokens) await store.people.openSession(token, person, Date.now() + 1_000)
  expect((await visitor.get('/api/me')).status).toBe(200)
  const other = new Visitor(served.address)
  const { name } = await me(visitor)
  expect((await other.post('/api/sessions', { name, password: 'correct horse' })).status).toBe(200)
  expect((await visitor.get('/api/me')).status).toBe(401)
  await expect.poll(() => seen.closed).toBe(4401)
  expect((await other.get('/api/me')).status).toBe(200)
  expect((await store.people.openSessions(tokens)).size).toBe(49)
})

test('the recovery code sets a new password once, and gives a new code', async () => {
  const { visitor, name, password, code } = await account()
  const other = new Visitor(served.address)
  const wrong = await other.post('/api/recovery', {
    name,
    code: 'aaaaa-bbbbb-ccccc-ddddd-eeeee',
    password: 'brand new one',
  })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrongRecoveryCode' } })
  const right = await other.post('/api/recovery', { name, code: code.toUpperCase(), password: 'brand new one' })
  expect(right.status).toBe(200)
  expect((right.body as { code: string }).code).not.toBe(code)
  expect((await other.get('/api/me')).status).toBe(200)
  expect((await visitor.get('/api/me')).status).toBe(401)
  const third = new Visitor(served.address)
  expect((await third.post('/api/sessions', { name, password })).status).toBe(401)
  expect((await third.post('/api/sessions', { name, password: 'brand new one' })).status).toBe(200)
  expect((await third.post('/api/recovery', { name, code, password: 'once more now' })).status).toBe(401)
})

test('a password is changed by who knows the old one', async () => {
  const { visitor, name, password } = await account()
  const change = (old: string) => visitor.request('PUT', '/api/me/password', { old, password: 'another one' })
  expect(await change('not the old')).toMatchObject({ status: 403, body: { code: 'wrongPassword' } })
  expect((await change(password)).status).toBe(200)
  expect((await new Visitor(served.address).post('/api/sessions', { name, password: 'another one' })).status).toBe(200)
})

test('a new password signs out every device but the one it was changed on', async () => {
  const { visitor, name, password } = await account()
  const other = new Visitor(served.address)
  await other.post('/api/sessions', { name, password })
  const { table } = (await visitor.post('/api/tables', opening())).body as { table: string }
  const [here, elsewhere] = [await visitor.look(table), await other.look(table)]
  await visitor.request('PUT', '/api/me/password', { old: password, password: 'another one' })
  expect((await other.get('/api/me')).status).toBe(401)
  await expect.poll(() => elsewhere.closed).toBe(4401)
  expect((await visitor.get('/api/me')).status).toBe(200)
  expect(here.closed).toBeUndefined()
  await here.leave()
})

test('the token of a guest opens nothing of the account that the guest became', async () => {
  const visitor = await guest('Zoe')
  const thief = new Visitor(served.address)
  thief.cookie = visitor.cookie
  await visitor.post('/api/accounts', { name: `Zoë ${++accounts}`, password: 'correct horse' })
  expect((await thief.get('/api/me')).status).toBe(401)
  expect(await me(visitor)).toMatchObject({ account: true })
})

test('what a browser keeps here comes back on another device', async () => {
  const { visitor } = await account()
  expect((await visitor.request('PUT', '/api/me/settings', { language: 'cs' })).status).toBe(200)
  expect((await visitor.get('/api/me/settings')).body).toEqual({ language: 'cs' })
})

test('settings that nest without end are refused', async () => {
  const ada = await guest('Ada')
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  expect(await ada.request('PUT', '/api/me/settings', deep)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect((await ada.get('/api/me/settings')).body).toEqual({})
})

test('who blocks somebody does not sit with them, nor see their tables', async () => {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')]
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const person = (await me(bo)).person
  expect((await ada.post('/api/me/blocks', { person, on: true })).body).toMatchObject({
    blocked: [{ person, name: 'Bo' }],
  })
  const seen = await bo.look(table)
  expect(await seen.do({ type: 'sit', seat: 1 })).toMatchObject({ type: 'refused', reason: { code: 'blocked' } })
  const lobby = (await bo.get('/api/tables')).body as { table: string }[]
  expect(lobby.map((one) => one.table)).not.toContain(table)
  await ada.post('/api/me/blocks', { person, on: false })
  expect(await seen.do({ type: 'sit', seat: 1 })).toMatchObject({ type: 'ack' })
  await seen.leave()
})

test('the operator finds what people report', async () => {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')]
  const about = (await me(bo)).person
  expect((await ada.post('/api/reports', { person: about, text: 'was rude' })).status).toBe(200)
  const reports = await served.services.store.people.openReports()
  expect(reports).toEqual(expect.arrayContaining([expect.objectContaining({ about, text: 'was rude' })]))
})

test('a person can take everything along', async () => {
  const { visitor, name } = await account()
  const { table } = (await visitor.post('/api/tables', opening())).body as { table: string }
  const data = (await visitor.get('/api/me/export')).body as { person: object; tables: object[] }
  expect(data.person).toMatchObject({ name })
  expect(data.tables).toMatchObject([{ table, seats: [{ seat: 0 }] }])
  expect(JSON.stringify(data)).not.toContain('argon2')
})

/** Everything that is stored about a table. */
async function storedOf(table: string): Promise<string> {
  const { tables } = served.services.store
  const all = [await tables.entries(table), await tables.find(table), await tables.snapshot(table)]
  return JSON.stringify(all)
}

/** Where what is kept beside the entries of a table does not agree with them. */
async function wrongAt(table: string): Promise<string[]> {
  const { store, registry } = served.services
  return disagreements(store, registry, (await store.tables.find(table)) as TableRow)
}

test('who goes leaves no name where they sat and left, nor where they opened a table for others', async () => {
  const { visitor: zoe, name, password } = await account()
  const bo = await guest('Bo')
  const { table: left } = (await bo.post('/api/tables', opening({ wish: { seats: 3 } }))).body as { table: string }
  const seen = await zoe.look(left)
  await seen.do({ type: 'sit', seat: 1 })
  await seen.do({ type: 'leave' })
  await seen.leave()
  const { table: opened } = (await zoe.post('/api/tables', opening({ seat: null }))).body as { table: string }
  for (const table of [left, opened]) expect(await storedOf(table)).toContain(name)
  expect((await zoe.post('/api/me/forget', { password })).status).toBe(200)
  for (const table of [left, opened]) {
    expect(await storedOf(table)).not.toContain(name)
    expect(await wrongAt(table)).toEqual([])
  }
  expect((await served.services.store.tables.find(opened))?.status).toBe('over')
  expect((await served.services.store.tables.find(left))?.status).toBe('open')
})

test('others are served while somebody with many games is forgotten', async () => {
  const { services } = served
  const ada = await guest('Ada')
  const { person: id } = await me(ada)
  const tables = 40
  for (let count = 0; count < tables; count++) {
    const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
    await services.tables.obey(table, { type: 'close' }, null)
  }
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await forget(services, (await services.store.people.find(id)) as Person)
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(tables)
})

test('who goes is a former player in the games of others', async () => {
  const { visitor: zoe, name, password } = await account()
  const bo = await guest('Bo')
  const { table } = (await zoe.post('/api/tables', opening())).body as { table: string }
  const [first, second] = [await zoe.look(table), await bo.look(table)]
  await second.do({ type: 'sit', seat: 1 })
  await second.until(({ room }) => room.status === 'playing')
  expect(await zoe.post('/api/me/forget', { password: 'not this one' })).toMatchObject({ status: 403 })
  expect((await zoe.post('/api/me/forget', { password })).status).toBe(200)
  await expect.poll(() => first.closed).toBe(4401)
  expect((await new Visitor(served.address).post('/api/sessions', { name, password })).status).toBe(401)
  const again = await bo.look(table)
  expect(again.snapshot?.room.seats[0]).toMatchObject({ name: '', absence: 'resigned', bot: 'random' })
  const { entries } = served.services.store.tables
  const stored = JSON.stringify(await entries.call(served.services.store.tables, table))
  expect(stored).not.toContain(name)
  expect((await served.services.store.tables.find(table))?.summary).not.toContain(name)
  await again.do({ type: 'setPassing', seat: 1, passing: 'always' })
  await playOn(again, 5)
  expect(again.snapshot?.room.status).toBe('over')
  expect(await wrongAt(table)).toEqual([])
  await Promise.all([second.leave(), again.leave()])
}, 120_000)

test('who goes is forgotten in games that are over, and these still agree with their entries', async () => {
  const { visitor: zoe, name, password } = await account()
  const solo = opening({ wish: { mode: 'solo', seats: 1 } })
  const { table } = (await zoe.post('/api/tables', solo)).body as { table: string }
  const seen = await zoe.look(table)
  await seen.do({ type: 'propose', seat: 0, motion: { type: 'abandon' } })
  await seen.until(({ room }) => room.status === 'over')
  expect((await served.services.store.tables.snapshot(table))?.body).toContain(name)
  expect((await zoe.post('/api/me/forget', { password })).status).toBe(200)
  expect(await storedOf(table)).not.toContain(name)
  expect(await wrongAt(table)).toEqual([])
})
