import { expect, test } from 'vitest'
import { sizes } from '../../scripts/gates/sizes.mjs'
import { findingsWith, inShort } from './seeded-workspace.ts'

const lines = (n: number) => 'export {}\n'.repeat(n)
const files = (folder: string, n: number) =>
  Object.fromEntries(Array.from({ length: n }, (_, index) => [`${folder}/rule-${index}.ts`, lines(1)]))

const violations = [
  ['long-file', 'packages/cats/src/everything.ts', { 'packages/cats/src/everything.ts': lines(401) }],
  ['long-file', 'packages/web/src/all.module.css', { 'packages/web/src/all.module.css': '.a {}\n'.repeat(401) }],
  ['full-folder', 'packages/cats/src/cards', files('packages/cats/src/cards', 29)],
  ['full-folder', 'test/browser', files('test/browser', 29)],
] as const

test.each(violations)('%s is refused in %s', async (rule, file, seeded) => {
  expect(inShort(await findingsWith(sizes, seeded))).toEqual([`${rule} ${file}`])
})

test('every rule has a violation above', () => {
  expect([...new Set(violations.map(([rule]) => rule))].sort()).toEqual([...sizes.rules].sort())
})

test('a file of 400 lines, a folder of 28 files and a long table of sentences pass', async () => {
  const seeded = {
    'packages/cats/src/long.ts': lines(400),
    'packages/messages/src/en/cats/play.ts': lines(500),
    ...files('packages/cats/src/cards', 28),
  }
  expect(await findingsWith(sizes, seeded)).toEqual([])
})
