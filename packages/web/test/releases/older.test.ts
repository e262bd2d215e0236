import { Refused } from '@nora/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { keepRelease, olderRelease } from '../../src/releases/older.ts'

afterEach(() => vi.unstubAllGlobals())

const edition = { game: 'tiny', rulesVersion: '0.1.0', contentHash: 'c0' }

function serverSays(status: number, text: string): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(text, { status })
  })
  return asked
}

const problemWith = (pack: string | null) =>
  olderRelease(edition, pack).then(
    () => undefined,
    (problem: unknown) => problem,
  )

test.each([
  ['no list', 200, '{"contents":["c1"]}'],
  ['a list of something else', 200, '[1,2]'],
  ['a page of something in between', 200, '<html>the page itself</html>'],
  ['a refusal', 404, '{"code":"noSuchRules"}'],
])('%s in place of the contents is a release that is missing, told as that', async (_, status, text) => {
  serverSays(status, text)
  const problem = await problemWith('pack')
  expect(problem).toBeInstanceOf(Refused)
  expect((problem as Refused).reason).toEqual({ code: 'releaseMissing', params: { found: '0.1.0' } })
})

test('a release is kept by asking for its program: with a pack, for that of each of its contents', async () => {
  const alone = serverSays(200, 'export const release = 1')
  await keepRelease(edition, null)
  expect(alone).toEqual(['/api/rules/tiny/0.1.0/c0'])
  const asked = serverSays(200, '["c1","c2"]')
  await keepRelease(edition, 'pack')
  expect(asked).toEqual(['/api/rules/tiny/0.1.0', '/api/rules/tiny/0.1.0/c1', '/api/rules/tiny/0.1.0/c2'])
})
