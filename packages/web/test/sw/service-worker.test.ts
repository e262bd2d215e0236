import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'https://nora.example'
const program = import.meta.glob('../../src/sw/service-worker.ts')

type Answer = Promise<{ text(): Promise<string> }>
type Listener = (event: { readonly request: Request; respondWith(answer: Answer): void }) => void

const listeners = new Map<string, Listener>()
const full = async () => {
  throw new DOMException('', 'QuotaExceededError')
}

beforeEach(async () => {
  listeners.clear()
  vi.stubGlobal('self', { addEventListener: (type: string, listener: Listener) => listeners.set(type, listener) })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('BUILD', { version: '1', shell: [], rest: [] })
  vi.stubGlobal('caches', {
    open: async () => ({ put: full, match: async () => undefined }),
    match: async () => undefined,
  })
  vi.stubGlobal('fetch', async () => new Response('a program'))
  vi.resetModules()
  await Object.values(program)[0]?.()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

test.each(['/assets/cats-1a2b.js', '/api/rules/cats/1.0.0/9c84ec85'])(
  'where there is no space to keep %s it is given to the page all the same',
  async (path) => {
    let answer: Answer | undefined
    const respondWith = (given: Answer) => {
      answer = given
    }
    listeners.get('fetch')?.({ request: new Request(ORIGIN + path), respondWith })
    expect(await (await answer)?.text()).toBe('a program')
  },
)
