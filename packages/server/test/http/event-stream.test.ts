import { PROTOCOL } from '@nora/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { opening } from '../support/openings.ts'
import { type Served, serve } from '../support/serve.ts'
import { Visitor } from '../support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ logLevel: 'silent' })
})
afterAll(() => served.stop())

const events = (table: string, cookie: string) =>
  fetch(`${served.address}/play/events?table=${table}&protocol=${PROTOCOL}`, { headers: { cookie } })

test('what goes wrong after the stream has begun is told in the stream, which then ends', async () => {
  const ada = await Visitor.guest(served.address, 'Ada')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const { chat } = served.services.store
  const { latest } = chat
  chat.latest = () => Promise.reject(new Error('the disk is gone'))
  const response = await events(table, ada.cookie)
  const text = await response.text()
  chat.latest = latest
  expect(response.status).toBe(200)
  expect(text).toBe(`data: ${JSON.stringify({ type: 'error', reason: { code: 'tryAgain' } })}\n\n`)
  expect(served.services.connections.count).toBe(0)
  expect((await new Visitor(served.address).get(`/api/tables/${table}`)).status).toBe(200)
})

test('what is wrong before it begins is answered as for any request', async () => {
  const response = await events('nowhere', '')
  expect([response.status, await response.json()]).toEqual([404, { code: 'noSuchTable', params: { table: 'nowhere' } }])
})
