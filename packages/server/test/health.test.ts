import { createServer } from '@nora/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

const server = createServer()
let address: string

beforeAll(async () => {
  address = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

test('the front page says that the engine runs and how to play meanwhile', async () => {
  const response = await fetch(`${address}/`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await response.text()
  expect(page).toContain("Nora's engine runs")
  expect(page).toContain('not built yet')
  expect(page).toContain('npx nora play')
})

test('a machine that watches the server gets a short answer', async () => {
  const response = await fetch(`${address}/healthz`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('there is nothing elsewhere', async () => {
  expect((await fetch(`${address}/nowhere`)).status).toBe(404)
})
