import { expect, test } from 'vitest'
import { czech } from '../src/cs/index.ts'
import { english } from '../src/en/index.ts'
import { polish } from '../src/pl/index.ts'
import { russian } from '../src/ru/index.ts'
import { type Areas, audit } from './audit.ts'

/** Sentences that may read alike in two languages. */
const sameOnPurpose = new Set([
  'catsPlay.letter.orange',
  'catsPlay.tile.oshax',
  'cli.play.whyNotLine',
  'common.dashed',
  'common.mode.solo',
  'webHouse.about.with.licence',
  'webHouse.name',
  'webHouse.way.alone',
  'webTable.chat.title',
  'webTable.seats.bot',
  'webWoodcraft.bench.marketing',
  'wistarPlay.card.objectiveBonus',
  'woodcraftPlay.card.bonus',
])

test('every message is there, well formed and translated in all four languages', () => {
  expect(audit({ en: english, cs: czech, pl: polish, ru: russian }, sameOnPurpose)).toEqual([])
})

test('no exception in the list is out of use', () => {
  const used = audit({ en: english, cs: czech, pl: polish, ru: russian }).map((problem) => problem.split(/[ :]/)[1])
  expect([...sameOnPurpose].filter((id) => !used.includes(id))).toEqual([])
})

/** A small set of tables without fault, to be spoiled in one place. */
const good = {
  en: {
    game: {
      cats: '{n, plural, one {# cat} other {# cats}} of {colour, select, red {red} other {any colour}}',
      hi: 'Hello, {name}.',
    },
  },
  cs: {
    game: {
      cats: '{n, plural, one {# kočka} few {# kočky} many {# kočky} other {# koček}}, {colour, select, red {červená} other {libovolná barva}}',
      hi: 'Ahoj, {name}.',
    },
  },
  pl: {
    game: {
      cats: '{n, plural, one {# kot} few {# koty} many {# kotów} other {# kota}}, {colour, select, red {czerwony} other {dowolny kolor}}',
      hi: 'Cześć, {name}.',
    },
  },
  ru: {
    game: {
      cats: '{n, plural, one {# кошка} few {# кошки} many {# кошек} other {# кошки}}, {colour, select, red {красный} other {любой цвет}}',
      hi: 'Привет, {name}.',
    },
  },
} satisfies { [language: string]: Areas }

function spoiled(language: keyof typeof good, key: string, text: string | undefined): string[] {
  const table: Record<string, string> = { ...good[language].game }
  if (text === undefined) delete table[key]
  else table[key] = text
  return audit({ ...good, [language]: { game: table } })
}

test('the small tables have no fault', () => {
  expect(audit(good)).toEqual([])
})

test('a missing message is found', () => {
  expect(spoiled('ru', 'hi', undefined)).toEqual(['ru game.hi: missing'])
})

test('a missing area is found', () => {
  expect(audit({ ...good, pl: {} })).toEqual(['pl game.cats: missing', 'pl game.hi: missing'])
})

test('an extra message is found', () => {
  expect(spoiled('cs', 'bye', 'Sbohem.')).toEqual(['cs game.bye: extra'])
})

test('a brace that never closes is found', () => {
  expect(spoiled('pl', 'hi', 'Cześć, {name.')).toEqual(['pl game.hi: ill-formed'])
})

test('a select without other is found', () => {
  expect(spoiled('cs', 'hi', '{name, select, x {Ahoj}}')).toEqual(['cs game.hi: ill-formed'])
})

test('a misspelt parameter is found', () => {
  expect(spoiled('cs', 'hi', 'Ahoj, {jmeno}.')).toEqual([
    'cs game.hi: parameter jmeno is text, in English absent',
    'cs game.hi: parameter name is absent, in English text',
  ])
})

test('a lost parameter is found', () => {
  expect(spoiled('ru', 'hi', 'Привет.')).toEqual(['ru game.hi: parameter name is absent, in English text'])
})

test('a number that became text is found', () => {
  expect(spoiled('ru', 'hi', 'Привет, {name, number}.')).toEqual([
    'ru game.hi: parameter name is number, in English text',
  ])
})

test('a select with another word is found', () => {
  const text = good.cs.game.cats.replace('red {červená}', 'blue {modrá}')
  expect(spoiled('cs', 'cats', text)).toEqual([
    'cs game.cats: parameter colour is one of blue other, in English one of other red',
  ])
})

test('a plural that lacks a form of its language is found', () => {
  const text = good.pl.game.cats.replace('few {# koty} ', '')
  expect(spoiled('pl', 'cats', text)).toEqual([
    'pl game.cats: plural forms many one other instead of few many one other',
  ])
})

test('a plural with a form that its language lacks is found', () => {
  const text = good.en.game.cats.replace('one {# cat}', 'one {# cat} few {# cats}')
  expect(spoiled('en', 'cats', text)).toEqual(['en game.cats: plural forms few one other instead of one other'])
})

test('a plural inside a select is looked at too', () => {
  const text = '{name, select, other {{n, plural, other {# cats}}}}'
  const tables = { ...good, en: { game: { deep: text } }, cs: { game: {} }, pl: { game: {} }, ru: { game: {} } }
  expect(audit(tables)).toContain('en game.deep: plural forms other instead of one other')
})

test('a sentence left in English is found', () => {
  expect(spoiled('pl', 'hi', good.en.game.hi)).toEqual(['pl game.hi: left in English'])
})

test('a Russian sentence in Latin letters is found', () => {
  expect(spoiled('ru', 'hi', 'Privet, {name}.')).toEqual(['ru game.hi: not in Cyrillic'])
})

test('a Cyrillic letter in a Polish sentence is found', () => {
  expect(spoiled('pl', 'hi', 'Czеść, {name}.')).toEqual(['pl game.hi: in Cyrillic'])
})

test('stray spaces are found', () => {
  expect(spoiled('cs', 'hi', 'Ahoj,  {name}.')).toEqual(['cs game.hi: stray space'])
})

test('a typewriter quotation mark is found', () => {
  expect(spoiled('cs', 'hi', 'Ahoj, "{name}".')).toEqual(['cs game.hi: straight quotation mark'])
})
