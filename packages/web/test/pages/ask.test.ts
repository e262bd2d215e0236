import { Refused } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import { afterEach, expect, test, vi } from 'vitest'
import { ask, UnreachableError } from '../../src/api/ask.ts'
import { explain } from '../../src/ui/explain.ts'

afterEach(() => vi.unstubAllGlobals())

function serverSays(status: number, text: string): void {
  vi.stubGlobal('fetch', async () => new Response(text, { status }))
}

const problemOf = (question: Promise<unknown>) =>
  question.then(
    () => undefined,
    (problem: unknown) => problem,
  )

test('an answer is read', async () => {
  serverSays(200, '{"table":"t1"}')
  expect(await ask('/api/tables', (told) => told)).toEqual({ table: 't1' })
})

test('an answer that is only "done" is an answer', async () => {
  serverSays(200, 'null')
  expect(await ask('/api/x', () => 'done')).toBe('done')
})

test('a refusal is told in the reader’s language', async () => {
  serverSays(409, '{"code":"nameTaken","params":{"name":"Ema"}}')
  const problem = await problemOf(ask('/api/accounts', String))
  expect(problem).toBeInstanceOf(Refused)
  expect(explain(catalogues.cs, problem)).toContain('Ema')
})

test('no network, and a page of something in between, are the same to people', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  expect(await problemOf(ask('/api/me', String))).toBeInstanceOf(UnreachableError)
  serverSays(502, '<html>Bad gateway</html>')
  expect(await problemOf(ask('/api/me', String))).toBeInstanceOf(UnreachableError)
  serverSays(200, '<html>the page itself</html>')
  expect(await problemOf(ask('/api/me', String))).toBeInstanceOf(UnreachableError)
})

test('a reason nobody has a sentence for is still answered with a sentence', () => {
  const said = explain(catalogues.en, new Refused({ code: 'neverHeardOf' }))
  expect(said).toBe(catalogues.en.format('webHouse.broken'))
})
