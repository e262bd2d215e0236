import { expect, test } from 'vitest'
import { sentences } from '../../scripts/gates/sentences.mjs'
import { findingsWith, inShort } from './seeded-workspace.ts'

const file = 'packages/cats/src/seed.tsx'
const findingsIn = async (code: string, at = file) => inShort(await findingsWith(sentences, { [at]: code }))

test.each([
  "export const text = 'Choose a cat to rescue.'",
  "export const text = 'not enough fish'",
  "export const text = 'Pay 2 fish'",
  "export const text = 'vyber kočku'",
  'export const text = (fish: number) => `needs $' + '{fish} fish`',
  'export const text = (name: string) => `$' + '{name} wins`',
  'export const text = <p>Your turn</p>',
])('a sentence is refused in: %s', async (code) => {
  expect(await findingsIn(code)).toEqual([`sentence ${file}`])
})

test.each([
  "export const id = 'cats.rescue.needs-fish'",
  "export const id = 'rescue cat'.split(' ')",
  'export const id = (zone: string, seat: number) => `$' + '{zone} $' + '{seat}`',
  "export const fail = () => { throw new RangeError('there is no such seat') }",
  "class TableFault extends Error { constructor() { super('the table is broken') } }\nexport const it = new TableFault()",
  "export const example = 'nora play cats --seats 2'",
  "// A comment may say what it likes.\nexport const id = 'cat'",
])('an id, an error for programmers or a comment is no sentence: %s', async (code) => {
  expect(await findingsIn(code)).toEqual([])
})

const picture = 'packages/web/src/picture.tsx'

test('what an element says to people is a sentence', async () => {
  const code = 'export const Picture = () => <svg aria-label="two cats asleep" />'
  expect(await findingsIn(code, picture)).toEqual([`sentence ${picture}`])
})

test('what an element says to the browser is none', async () => {
  const code =
    'export const Picture = () => <svg preserveAspectRatio="xMidYMid slice" className="board picture large" />'
  expect(await findingsIn(code, picture)).toEqual([])
  const turned = 'export const turned = (x: number) => `translate($' + '{x} 4) scale(2)`'
  expect(await findingsIn(turned, picture)).toEqual([])
})

test('messages, content, tests and what speaks to programmers hold sentences', async () => {
  const code = "export const text = 'Choose a cat to rescue.'"
  expect(await findingsIn(code, 'packages/messages/src/seed.ts')).toEqual([])
  expect(await findingsIn(code, 'packages/cats/src/content/lessons.ts')).toEqual([])
  expect(await findingsIn(code, 'packages/cats/test/seed.test.ts')).toEqual([])
  expect(await findingsIn(code, 'packages/cats/src/audit.ts')).toEqual([])
  expect(await findingsIn(code, 'packages/conformance/src/seed.ts')).toEqual([])
})

test.each(['web', 'cli'])('%s holds none either', async (name) => {
  const at = `packages/${name}/src/seed.tsx`
  const files = { [`packages/${name}/package.json`]: '{}', [at]: 'export const text = <p>Your turn</p>' }
  expect(inShort(await findingsWith(sentences, files))).toEqual([`sentence ${at}`])
})
