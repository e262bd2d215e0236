import { expect, test } from 'vitest'
import { gameIds } from '../../scripts/gates/game-ids.mjs'
import { findingsWith, inShort } from './seeded-workspace.ts'

const violations = [
  ['packages/web/src/pages/seed.ts', "export const first = 'cats'"],
  ['packages/web/src/table/seed.tsx', "import { Board } from '../cats/board.tsx'\nexport const board = Board"],
  ['packages/web/src/styles/seed.css', '[data-game="woodcraft"] { color: red }'],
  ['packages/server/src/seed.ts', 'export const catsTables = 1'],
  ['packages/room/src/seed.ts', "import '@nora/woodcraft'"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  ['packages/bots/src/seed.ts', 'export const key = (way: string) => `mode.cats.${way}`'],
  ['packages/words/src/woodcraft/seed.ts', "export const other = 'cats'"],
  ['scripts/seed.mjs', 'export const games = { cats: 1 }'],
] as const

test.each(violations)('a game is not named in %s: %s', async (file, code) => {
  expect(inShort(await findingsWith(gameIds, { [file]: code }))).toEqual([`game-id ${file}`])
})

test('a finding says where it belongs', async () => {
  const [found] = await findingsWith(gameIds, { 'packages/web/src/pages/seed.ts': "\nexport const first = 'cats'" })
  expect(found?.line).toBe(2)
  expect(found?.reason).toBe(
    'names the game cats; that belongs into a folder cats of packages/web/src, listed in packages/web/src/games/index.ts',
  )
})

test('a game is named in its own places, in the lists, in sentences and in tests', async () => {
  const code = "export const id = 'cats'"
  const files = {
    'packages/cats/src/seed.ts': code,
    'packages/web/src/games/cats/seed.ts': code,
    'packages/catalogue/src/cats.ts': code,
    'packages/web/src/games/index.ts': code,
    'packages/messages/src/en/web-house.ts': code,
    'packages/room/test/seed.test.ts': code,
  }
  expect(await findingsWith(gameIds, files)).toEqual([])
})

test('a comment, English and an example to type name no game', async () => {
  const code = [
    '/** `cats@1.0.0` is a release. */',
    "export const example = 'nora play cats --seats 2'",
    "export const title = 'The Isle of Cats'",
    'export const scattered = example + title',
  ]
  expect(await findingsWith(gameIds, { 'packages/cli/src/seed.ts': code.join('\n') })).toEqual([])
})
