import { expect, test } from 'vitest'
import { hygiene } from '../../scripts/gates/hygiene.mjs'
import { findingsWith, inShort } from './seeded-workspace.ts'

const violations = [
  ['machine-path', 'docs/seed.md', 'See /home/somebody/notes for more.'],
  ['machine-path', 'packages/cats/src/seed.ts', "export const path = '/root/nora'"],
  ['registry-host', 'package-lock.json', '{ "resolved": "https://registry.example/zod.tgz" }'],
  ['registry-host', '.npmrc', 'registry=https://registry.example'],
  ['unfinished', 'packages/cats/src/seed.ts', '// TODO score the rooms'],
] as const

test.each(violations)('%s is refused in %s', async (rule, file, text) => {
  expect(inShort(await findingsWith(hygiene, { [file]: text }))).toEqual([`${rule} ${file}`])
})

test('every rule has a violation above', () => {
  expect([...new Set(violations.map(([rule]) => rule))].sort()).toEqual([...hygiene.rules].sort())
})

test('addresses and relative paths are fine', async () => {
  const text = 'Open http://localhost:4000/work/1, ../home/cats.md and packages/root/index.ts; npm omits the registry.'
  expect(await findingsWith(hygiene, { 'docs/seed.md': text })).toEqual([])
})
