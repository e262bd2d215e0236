import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ada = { person: 'p1', name: 'Ada', account: true, since: 1, blocked: [] }

/** What the server was asked, in order. */
let asked: string[]

beforeEach(() => {
  asked = []
  // The store remembers: each test has one that has asked nobody yet.
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function serverSays(known: boolean): void {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    if (path === '/api/me' && !known) return Response.json({ code: 'notSignedIn' }, { status: 401 })
    return Response.json(ada)
  })
}

test('who has an account and is quicker than the page comes in as who they are, not as a new guest', async () => {
  serverSays(true)
  const { beSomebody } = await import('../../src/state/session.ts')
  expect(await beSomebody('Guest')).toMatchObject({ name: 'Ada', account: true })
  expect(asked).toEqual(['GET /api/me'])
})

test('who is nobody comes in as a guest, once', async () => {
  serverSays(false)
  const { beSomebody } = await import('../../src/state/session.ts')
  await beSomebody('Ada')
  await beSomebody('Ada')
  expect(asked).toEqual(['GET /api/me', 'POST /api/guests'])
})

test('who presses twice comes in once', async () => {
  serverSays(false)
  const { beSomebody } = await import('../../src/state/session.ts')
  const [one, other] = await Promise.all([beSomebody('Ada'), beSomebody('Ada')])
  expect(one).toBe(other)
  expect(asked).toEqual(['GET /api/me', 'POST /api/guests'])
})

test('a late answer that one is nobody does not make anybody nobody again', async () => {
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    if (path !== '/api/me') return Response.json(ada)
    if (asked.length === 1) await late
    return Response.json({ code: 'notSignedIn' }, { status: 401 })
  })
  const { beSomebody, refreshSession } = await import('../../src/state/session.ts')
  const slow = refreshSession()
  await beSomebody('Ada')
  answerLate()
  await slow
  // Still somebody: nobody has to come in once more.
  await beSomebody('Ada')
  expect(asked).toEqual(['GET /api/me', 'GET /api/me', 'POST /api/guests'])
})
