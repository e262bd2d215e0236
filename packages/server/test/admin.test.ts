import { Admin, type Verdict } from '@nora/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { played } from './support/midgame.ts'
import { opening } from './support/openings.ts'
import { type Served, serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

let served: Served
let admin: Admin
beforeAll(async () => {
  served = await serve()
  admin = await Admin.open(served.settings)
})
afterAll(async () => {
  await admin?.shut()
  await served?.stop()
})

async function all<T>(things: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const thing of things) found.push(thing)
  return found
}

const verdicts = (table?: string): Promise<Verdict[]> => all(admin.verify(table))

async function opened(): Promise<{ table: string; owner: Visitor }> {
  const owner = await Visitor.guest(served.address, 'Ada')
  const { table } = (await owner.post('/api/tables', opening())).body as { table: string }
  return { table, owner }
}

test('tables are listed with their status', async () => {
  const { table } = await opened()
  const ids = async (status?: string) => (await all(admin.list(status))).map(({ id }) => id)
  expect(await ids()).toContain(table)
  expect(await ids('open')).toContain(table)
  expect(await ids('over')).not.toContain(table)
})

test('a table that is closed beside the running server is closed for who looks at it', async () => {
  const { table, owner } = await opened()
  const seen = await owner.look(table)
  await admin.close(table)
  await seen.until(({ room }) => room.status === 'over' && room.ending === 'closed')
  expect(await seen.do({ type: 'leave' })).toMatchObject({ type: 'refused' })
  await expect(admin.close(table)).rejects.toThrow()
  await seen.leave()
})

test('a table that is not there cannot be closed or verified', async () => {
  await expect(admin.close('nowhere')).rejects.toThrow('noSuchTable')
  await expect(verdicts('nowhere')).rejects.toThrow('noSuchTable')
})

test('everything beside the entries agrees with them, and what does not is named', async () => {
  const { table, players } = await played(served.address)
  await Promise.all(players.map((player) => player.leave()))
  expect(await verdicts(table)).toEqual([{ table, wrong: [] }])
  const { tables } = served.services.store
  const snapshot = await tables.snapshot(table)
  const body = snapshot?.body as string
  const changed = body.replace('"status":"over"', '"status":"open"')
  expect(changed).not.toBe(body)
  await tables.rewrite(table, { snapshot: changed })
  expect(await verdicts(table)).toEqual([{ table, wrong: ['snapshot'] }])
  await tables.rewrite(table, { snapshot: body })

  const row = await tables.find(table)
  const summary = row?.summary as string
  await tables.rewrite(table, { summary: summary.replace('"name":"Player 0"', '"name":"Nobody"') })
  expect(await verdicts(table)).toEqual([{ table, wrong: ['row'] }])
  await tables.rewrite(table, { summary })

  const entry = (await tables.entries(table)).find((one) => one.body.includes('"logged"'))
  const text = entry?.body as string
  const seq = entry?.seq as number
  await tables.rewrite(table, { entries: [{ seq, body: text.replace(/"hash":"./, '"hash":"x') }] })
  expect(await verdicts(table)).toEqual([{ table, wrong: ['entries'] }])
  await tables.rewrite(table, { entries: [{ seq, body: text }] })
  expect(await verdicts(table)).toEqual([{ table, wrong: [] }])
}, 120_000)

test('a forgotten password is replaced, and the devices are signed out', async () => {
  const ada = await Visitor.guest(served.address, 'Ada')
  const account = { name: 'Ada Admin', password: 'correct horse battery' }
  expect((await ada.post('/api/accounts', account)).status).toBe(200)
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const seen = await ada.look(table)
  const { password } = await admin.resetPassword('ada admin')
  expect((await ada.get('/api/me')).status).toBe(401)
  const again = new Visitor(served.address)
  expect((await again.post('/api/sessions', account)).status).toBe(401)
  expect((await again.post('/api/sessions', { ...account, password })).status).toBe(200)
  // The command runs beside the server and cannot tell it anything: the server finds out by itself, session by session.
  await expect.poll(() => seen.closed, { timeout: 20_000 }).toBe(4401)
  await expect(admin.resetPassword('nobody here')).rejects.toThrow('noSuchPerson')
})

test('the database is tidied up while it is in use', async () => {
  await admin.vacuum()
  expect((await fetch(`${served.address}/readyz`)).status).toBe(200)
})
