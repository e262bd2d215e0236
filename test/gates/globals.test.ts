import { expect, test } from 'vitest'
import { globals } from '../../scripts/gates/globals.mjs'
import { findingsWith, inShort } from './seeded-workspace.ts'

const file = 'packages/cats/src/seed.ts'

const violations = [
  ['Date', 'export const now = Date.now()'],
  ['Date', 'export const now = new Date()'],
  ['performance', 'export const now = performance.now()'],
  ['setTimeout', 'setTimeout(() => 1, 1)'],
  ['setInterval', 'setInterval(() => 1, 1)'],
  ['setImmediate', 'setImmediate(() => 1)'],
  ['queueMicrotask', 'queueMicrotask(() => 1)'],
  ['structuredClone', 'export const copy = structuredClone({})'],
  ['structuredClone', 'export const clone = { structuredClone }'],
  ['console', 'console.log(1)'],
  ['globalThis', 'export const all = globalThis'],
  ['eval', "eval('1')"],
  ['Math.random', 'export const chance = Math.random()'],
  ['Math.random', "export const chance = Math['random']()"],
  ['Math.random', 'export const { random } = Math'],
  ['locale', "export const order = 'a'.localeCompare('b')"],
  ['locale', "export const words = new Intl.PluralRules('cs')"],
  ['ambient-declaration', 'declare const process: { exit(): void }\nexport const out = process'],
  ['reference-directive', '/// <reference lib="dom" />\nexport const title = 1'],
] as const

test.each(violations)('%s is refused in: %s', async (rule, code) => {
  expect(inShort(await findingsWith(globals, { [file]: code }))).toEqual([`${rule} ${file}`])
})

test('every rule has a violation above', () => {
  expect([...new Set(violations.map(([rule]) => rule))].sort()).toEqual([...globals.rules].sort())
})

test('a property, a type or a name of one’s own is no global', async () => {
  const code = [
    'interface Calendar { Date: number; performance(): number }',
    'export const show = (calendar: Calendar) => calendar.Date + calendar.performance() + Math.floor(1.5)',
    "export const names = { console: 1, eval: 2, 'globalThis': 3 }",
  ]
  expect(await findingsWith(globals, { [file]: code.join('\n') })).toEqual([])
})

test('tests and shells may look at the clock', async () => {
  const code = 'export const now = Date.now()'
  const files = { 'packages/cats/test/seed.test.ts': code, 'packages/server/src/seed.ts': code }
  expect(await findingsWith(globals, files)).toEqual([])
})
