import { expect, test } from 'vitest'
import { terms } from '../../scripts/gates/terms.mjs'
import { findingsWith } from './seeded-workspace.ts'

const glossary = 'packages/messages/src/glossary'
const boat = `boat: {
  name: { en: 'boat', cs: 'loď', pl: 'łódź', ru: 'корабль' },
  from: { cs: 'Popis lodí' },
  not: { en: ['ship*'], cs: ['člun*', 'na prám*'], pl: ['statek', 'statk*'] },
}`
const files = {
  [`${glossary}/books.ts`]: "export const books = { cats: { cs: 'Ostrov koček' } } satisfies object",
  [`${glossary}/cats.ts`]: `export const cats = { ${boat} } satisfies Terms`,
}

/** What the gate says of one more file. */
async function reasonsFor(file: string, text: string, more: Record<string, string> = {}): Promise<string[]> {
  const findings = await findingsWith(terms, { ...files, ...more, [file]: text })
  return findings.map(({ file: at, line, rule, reason }) => `${at}:${line} ${rule}: ${reason}`)
}

const english = 'packages/messages/src/en/cats.ts'
const czech = 'packages/messages/src/cs/cats/play.ts'
const table = (name: string, text: string) => `export const ${name} = {\n  'group.boat': '${text}',\n} as const`

test('a forbidden synonym is named with its key, its language and the right term', async () => {
  expect(await reasonsFor(english, table('cats', 'Ships of the others'))).toEqual([
    `${english}:2 forbidden-synonym: en cats.group.boat says “Ships”; the term is “boat” (cats.boat)`,
  ])
})

test('where a rulebook says the word, book and heading are named', async () => {
  expect(await reasonsFor(czech, table('catsPlay', 'Čluny: {name}'))).toEqual([
    `${czech}:2 forbidden-synonym: cs catsPlay.group.boat says “Čluny”; the term is “loď” (cats.boat: Ostrov koček, Popis lodí)`,
  ])
})

test('a synonym of several words is found in each of its forms', async () => {
  expect(await reasonsFor(czech, table('catsPlay', 'Polož kočku na prámy'))).toHaveLength(1)
  expect(await reasonsFor(czech, table('catsPlay', 'Polož kočku na loď'))).toEqual([])
})

test('every branch of a sentence is read, and the names of parameters are not', async () => {
  const branches = '{n, plural, one {# boat} other {{ship, select, big {big ship} other {boat}}}}'
  expect(await reasonsFor(english, table('cats', branches))).toHaveLength(1)
  expect(await reasonsFor(english, table('cats', '{ship} and {ship, select, ship {a boat} other {boats}}'))).toEqual([])
})

test('a part of another word is no synonym', async () => {
  expect(await reasonsFor(english, table('cats', 'Their friendship lasts'))).toEqual([])
})

test('rules pages are held to it', async () => {
  const page =
    "export const webRules = {\n  'cats.aim': 'Fill your ship.',\n  'woodcraft.aim': 'Ship the order.',\n} as const"
  expect(await reasonsFor('packages/messages/src/en/web-rules.ts', page)).toEqual([
    expect.stringContaining('en webRules.cats.aim says “ship”'),
  ])
})

test('names of cards are held to it', async () => {
  const card =
    '[\n  { "id": "124", "name": { "en": "Clean Boat", "cs": "Čistá loď", "pl": "Czysty statek", "ru": "Чистый корабль" } }\n]'
  const file = 'packages/cats/src/content/discovery.json'
  expect(await reasonsFor(file, card)).toEqual([
    `${file}:2 forbidden-synonym: pl cats.124 says “statek”; the term is “łódź” (cats.boat)`,
  ])
})

test('a language that is added is held to it, in its messages and its names', async () => {
  const fifth = {
    [`${glossary}/cats.ts`]: `export const cats = { ${boat.replace('not: {', "not: { de: ['schiff*'],")} } satisfies Terms`,
  }
  const german = 'packages/messages/src/de/cats.ts'
  expect(await reasonsFor(german, table('cats', 'Schiffe der anderen'), fifth)).toEqual([
    expect.stringContaining('de cats.group.boat says “Schiffe”'),
  ])
  const card = '[\n  { "id": "124", "name": { "en": "Clean Boat", "de": "Sauberes Schiff" } }\n]'
  expect(await reasonsFor('packages/cats/src/content/discovery.json', card, fifth)).toEqual([
    expect.stringContaining('de cats.124 says “Schiff”'),
  ])
})

test('other games may use the word', async () => {
  expect(await reasonsFor('packages/messages/src/en/woodcraft.ts', table('woodcraft', 'Ship the order'))).toEqual([])
})

const withException = {
  [`${glossary}/cats.ts`]: `export const cats = { ${boat.replace(/\}$/, "except: { 'cats.group.boat': 'a proverb' },\n}")} } satisfies Terms`,
}

test('an exception is allowed where the glossary gives its reason', async () => {
  expect(await reasonsFor(english, table('cats', 'Ships pass in the night'), withException)).toEqual([])
})

test('an exception that nothing needs any more is found', async () => {
  expect(await reasonsFor(english, table('cats', 'Boats pass in the night'), withException)).toEqual([
    `${glossary}/cats.ts:1 idle-exception: cats.boat: cats.group.boat needs no exception`,
  ])
})
