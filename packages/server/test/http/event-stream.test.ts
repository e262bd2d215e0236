import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { PROTOCOL } from '@nora/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EventStream } from '../../src/play/event-stream.ts'
import { opening } from '../support/openings.ts'
import { type Served, serve } from '../support/serve.ts'
import { Visitor } from '../support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ logLevel: 'silent' })
})
afterAll(() => served.stop())

/** A reader who was sent away and does not read is waited for, but not for long. */
const PATIENCE_MS = 15_000

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

test(
  'who is sent away and reads no further is let go, whatever happens at the table meanwhile',
  async () => {
    const uncaught: unknown[] = []
    const note = (error: unknown) => uncaught.push(error)
    process.on('uncaughtException', note)
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1')
    try {
      reader.pause()
      reader.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
      const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
      const gone = once(response, 'close')
      const stream = new EventStream(served.services, response, 'table')
      // The wire holds no more, so that the rest waits in the server; then the session ends, and the game goes on.
      while (response.writableLength === 0) {
        stream.send('x'.repeat(100_000))
        await setTimeout(20)
      }
      stream.goAway()
      for (const text of ['more', 'and more']) {
        stream.send(text)
        await setTimeout(20)
      }
      stream.check()
      await gone
      expect(uncaught).toEqual([])
    } finally {
      process.off('uncaughtException', note)
      reader.destroy()
      server.close()
    }
  },
  PATIENCE_MS,
)
