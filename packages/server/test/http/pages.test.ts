import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../src/http/app.ts'
import { pages } from '../../src/http/web-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'nora-web-'))
const built = fastify() as unknown as App
const bare = fastify() as unknown as App

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Nora</title>')
  writeFileSync(join(folder, 'assets', 'table-1a2b.js'), `// ${'x'.repeat(5_000)}`)
  writeFileSync(join(folder, 'assets', 'cats-3c4d.js'), `// ${'y'.repeat(5_000)}`)
  writeFileSync(join(folder, 'assets', 'cats-3c4d.js.br'), brotliCompressSync('// packed by the build'))
  writeFileSync(
    join(folder, 'ahead.json'),
    JSON.stringify({
      first: ['assets/page.js'],
      pages: { '/play/cats': ['assets/cats-3c4d.js', 'assets/cats.css'] },
      languages: { en: ['assets/en.js'], cs: ['assets/cs.js'] },
    }),
  )
  await pages(built, folder)
  await pages(bare, join(folder, 'nowhere'))
})
afterAll(async () => {
  await Promise.all([built.close(), bare.close()])
  rmSync(folder, { recursive: true, force: true })
})

const get = (app: App, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const browser = { accept: 'text/html,application/xhtml+xml' }

test('the browser gets its page at every address of a page', async () => {
  for (const url of ['/', '/table/abc', '/my/games?x=1']) {
    const { statusCode, body, headers } = await get(built, url, browser)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<!doctype html><title>Nora</title>' })
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('what belongs to programs, and files that are missing, are no pages', async () => {
  expect((await get(built, '/api/nothing', browser)).statusCode).toBe(404)
  expect((await get(built, '/assets/other.js')).statusCode).toBe(404)
})

test('built files are kept for good and packed on the way', async () => {
  const { headers, rawPayload } = await get(built, '/assets/table-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-encoding']).toBe('gzip')
  expect(rawPayload.length).toBeLessThan(500)
})

test('what the build has packed goes out as it is', async () => {
  const { headers, rawPayload } = await get(built, '/assets/cats-3c4d.js', { 'accept-encoding': 'br, gzip' })
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toContain('javascript')
  expect(brotliDecompressSync(rawPayload).toString()).toBe('// packed by the build')
})

test('whoever comes straight to a game is told with the page what it needs, in their language', async () => {
  const link = async (url: string, wishes?: string) =>
    (await get(built, url, { ...browser, ...(wishes !== undefined && { 'accept-language': wishes }) })).headers.link
  const game = '</assets/cats-3c4d.js>; rel=modulepreload, </assets/cats.css>; rel=preload; as=style; crossorigin'
  const begin = '</assets/page.js>; rel=modulepreload'
  expect(await link('/play/cats/alone', 'de-DE,cs-CZ;q=0.8,en;q=0.5')).toBe(
    `${begin}, </assets/cs.js>; rel=modulepreload, ${game}`,
  )
  expect(await link('/play/cats/alone')).toBe(`${begin}, </assets/en.js>; rel=modulepreload, ${game}`)
  expect(await link('/play/nothing/alone')).toBeUndefined()
  expect(await link('/')).toBeUndefined()
})

test('nobody reaches files beside the folder', async () => {
  for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json']) {
    expect((await get(built, url)).statusCode).toBeGreaterThanOrEqual(400)
  }
})

test('without a built table the front page says how to play meanwhile', async () => {
  const { statusCode, body } = await get(bare, '/')
  expect(statusCode).toBe(200)
  expect(body).toContain("Nora's engine runs")
  expect(body).toContain('npx nora play')
  expect((await get(bare, '/nowhere', browser)).statusCode).toBe(404)
})
