import { once } from 'node:events'
import { PROTOCOL } from '@nora/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { opening } from '../support/openings.ts'
import { type Served, serve } from '../support/serve.ts'
import { Visitor } from '../support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.stop())

/** Holds up the search for a session: says when somebody waits for one, and lets them have it. */
function slowSessions() {
  const { people } = served.services
  const known = people.known.bind(people)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let begun = () => {}
  const waiting = new Promise<void>((resolve) => {
    begun = resolve
  })
  const answered: Promise<unknown>[] = []
  const spy = vi.spyOn(people, 'known').mockImplementation((token) => {
    begun()
    const answer = released.then(() => known(token))
    answered.push(answer)
    return answer
  })
  const finish = async () => {
    release()
    await Promise.all(answered)
    spy.mockRestore()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { waiting, finish }
}

test('who leaves while their session is looked up is gone', async () => {
  const ada = await Visitor.guest(served.address, 'Ada')
  const { waiting, finish } = slowSessions()
  const socket = new WebSocket(`${served.address.replace('http', 'ws')}/play`, { headers: { cookie: ada.cookie } })
  await once(socket, 'open')
  await waiting
  socket.terminate()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await finish()
  await expect.poll(() => served.services.connections.count).toBe(0)
})

test('so is who leaves a stream of events before it begins', async () => {
  const ada = await Visitor.guest(served.address, 'Ada')
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const { waiting, finish } = slowSessions()
  const leaving = new AbortController()
  const asked = fetch(`${served.address}/play/events?table=${table}&protocol=${PROTOCOL}`, {
    headers: { cookie: ada.cookie },
    signal: leaving.signal,
  })
  await waiting
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await finish()
  await expect.poll(() => served.services.connections.count).toBe(0)
})

test('one address has so many connections, and no more', async () => {
  const strict = await serve({ rateLimits: true })
  const url = `${strict.address.replace('http', 'ws')}/play`
  const sockets = Array.from({ length: 200 }, () => new WebSocket(url))
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  await expect.poll(() => strict.services.connections.count, { timeout: 5_000 }).toBe(200)
  const [code] = await once(new WebSocket(url), 'close')
  expect(code).toBe(1013)
  sockets[0]?.close()
  await expect.poll(() => strict.services.connections.count, { timeout: 5_000 }).toBe(199)
  const again = new WebSocket(url)
  await expect.poll(() => strict.services.connections.count, { timeout: 5_000 }).toBe(200)
  for (const socket of [...sockets, again]) socket.terminate()
  await strict.stop()
}, 30_000)
