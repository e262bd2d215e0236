import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Served, serve } from '../support/serve.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ metricsToken: 'sesame' })
})
afterAll(() => served.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(served.address + path, { headers })

test('a machine that watches the server gets a short answer', async () => {
  const response = await get('/healthz')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('a server that cannot store anything is not ready, although it can read', async () => {
  const { heartbeat, store, log } = served.services
  log.level = 'silent'
  const beat = vi.spyOn(store.outages, 'beat').mockRejectedValue(new Error('database or disk is full'))
  await heartbeat.beat()
  const response = await get('/readyz')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'database' })
  beat.mockRestore()
  await heartbeat.beat()
  expect((await get('/readyz')).status).toBe(200)
})

test('there is nothing elsewhere, and a program is told so in its own words', async () => {
  const response = await get('/api/nowhere')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'notFound' })
  expect((await get('/nowhere')).status).toBe(404)
})

test('metrics are for who has the token', async () => {
  expect((await get('/metrics')).status).toBe(401)
  const response = await get('/metrics', { authorization: 'Bearer sesame' })
  expect(response.status).toBe(200)
  const text = await response.text()
  for (const name of ['nora_choices_total', 'nora_connections', 'nora_acknowledge_seconds', 'nora_bot_seconds']) {
    expect(text).toContain(name)
  }
})

test('a browser is told to run and show nothing but what is ours', async () => {
  const { headers } = await get('/api')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the API describes itself, to programs and to people', async () => {
  const description = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> }
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(['/api/guests', '/api/tables', '/api/packs', '/play/send']),
  )
  const messages = (await (await get('/api/messages.json')).json()) as { client: object }
  expect(JSON.stringify(messages.client)).toContain('hello')
  const page = await (await get('/api')).text()
  expect(page).toContain('POST /api/guests')
  expect(page).toContain('What a client says')
})
