import { type Language, languages } from '@nora/messages'
import { books, glossary, type Terms } from '@nora/messages/glossary'
import { expect, test } from 'vitest'

type Glossary = { readonly [game: string]: Terms }
type Books = { readonly [game: string]: { readonly [language in Language]?: string } }

/** Words that are the same in English and another language. */
const sameOnPurpose = new Set([
  'table.automa',
  'table.bot',
  'table.chat',
  'table.link',
  'table.panel',
  'cats.oshax',
  'woodcraft.marketing',
])

/** Everything that is wrong with a glossary, as "language game.term: what". */
function faults(terms: Glossary, known: Books = books): string[] {
  return Object.entries(terms).flatMap(([game, entries]) =>
    languages.flatMap((language) => {
      const taken = new Map<string, string>()
      return Object.entries(entries).flatMap(([term, { name, from }]) => {
        const own = name[language]
        const place = `${language} ${game}.${term}`
        if (!own?.trim()) return [`${place}: no name`]
        const double = taken.get(own)
        taken.set(own, term)
        return [
          ...(double ? [`${place}: called like ${double}`] : []),
          ...(copied(language, own, name.en) && !sameOnPurpose.has(`${game}.${term}`)
            ? [`${place}: left in English`]
            : []),
          ...((language === 'ru') === /\p{Script=Cyrillic}/u.test(own) ? [] : [`${place}: wrong letters`]),
          ...(from?.[language] && !known[game]?.[language] ? [`${place}: a heading of a book that is not there`] : []),
        ]
      })
    }),
  )
}

function copied(language: Language, name: string, english: string | undefined): boolean {
  return language !== 'en' && name === english
}

test('every term has one name of its own in each language, and its headings stand in a book', () => {
  expect(faults(glossary)).toEqual([])
})

test('every book is asked', () => {
  const asked = Object.entries(books).flatMap(([game, found]) =>
    Object.keys(found).map((language) => {
      const terms: Terms = glossary[game as keyof typeof glossary]
      return Object.values(terms).filter(({ from }) => from?.[language as Language]).length
    }),
  )
  expect(Math.min(...asked)).toBeGreaterThan(50)
})

test('the rulebooks’ own words are used', () => {
  expect(glossary.cats.commonTreasure.name.cs).toBe('měděný poklad')
  expect(glossary.cats.rareTreasure.name.cs).toBe('zlatý poklad')
  expect(glossary.wistar.leader.name).toEqual({ en: 'leader', cs: 'velitel', pl: 'Przywódca', ru: 'вожак' })
  expect(glossary.woodcraft.publicContract.name.cs).toBe('veřejná zakázka')
})

const fish = { en: 'fish', cs: 'ryba', pl: 'rybka', ru: 'рыба' }
const faultsOf = (name: typeof fish) => faults({ cats: { fish: { name } } })

test('a term without a name is found', () => {
  expect(faultsOf({ ...fish, cs: '' })).toEqual(['cs cats.fish: no name'])
})

test('two terms with one name are found', () => {
  const cod = { en: 'cod', cs: 'ryba', pl: 'dorsz', ru: 'треска' }
  expect(faults({ cats: { fish: { name: fish }, cod: { name: cod } } })).toEqual(['cs cats.cod: called like fish'])
})

test('a term left in English is found', () => {
  expect(faultsOf({ ...fish, pl: 'fish' })).toEqual(['pl cats.fish: left in English'])
})

test('a term in the wrong letters is found', () => {
  expect(faultsOf({ ...fish, ru: 'ryba' })).toEqual(['ru cats.fish: wrong letters'])
})

test('a heading of a book that nobody has is found', () => {
  const terms = { cats: { fish: { name: fish, from: { pl: 'Ryby' } } } }
  expect(faults(terms)).toEqual(['pl cats.fish: a heading of a book that is not there'])
})
