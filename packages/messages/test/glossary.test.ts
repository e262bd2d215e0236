import { type Language, languages } from '@nora/messages'
import { glossary } from '@nora/messages/glossary'
import { expect, test } from 'vitest'

type Glossary = { readonly [game: string]: { readonly [term: string]: { readonly [language: string]: string } } }

/** Words that are the same in English and another language. */
const sameOnPurpose = new Set(['table.bot', 'table.automa', 'cats.oshax', 'woodcraft.marketing'])

/** Everything that is wrong with a glossary, as "language game.term: what". */
function faults(terms: Glossary): string[] {
  return Object.entries(terms).flatMap(([game, entries]) =>
    languages.flatMap((language) => {
      const known = new Map<string, string>()
      return Object.entries(entries).flatMap(([term, names]) => {
        const name = names[language]
        const place = `${language} ${game}.${term}`
        if (!name?.trim()) return [`${place}: no name`]
        const double = known.get(name)
        known.set(name, term)
        return [
          ...(double ? [`${place}: called like ${double}`] : []),
          ...(copied(language, name, names.en) && !sameOnPurpose.has(`${game}.${term}`)
            ? [`${place}: left in English`]
            : []),
          ...((language === 'ru') === /\p{Script=Cyrillic}/u.test(name) ? [] : [`${place}: wrong letters`]),
        ]
      })
    }),
  )
}

function copied(language: Language, name: string, english: string | undefined): boolean {
  return language !== 'en' && name === english
}

test('every term has one name of its own in each language', () => {
  expect(faults(glossary)).toEqual([])
})

test('the rulebooks’ own words are used', () => {
  expect(glossary.cats.commonTreasure.cs).toBe('měděný poklad')
  expect(glossary.cats.rareTreasure.cs).toBe('zlatý poklad')
  expect(glossary.wistar.leader).toEqual({ en: 'leader', cs: 'velitel', pl: 'Przywódca', ru: 'вожак' })
  expect(glossary.woodcraft.publicContract.cs).toBe('veřejná zakázka')
})

const fish = { en: 'fish', cs: 'ryba', pl: 'rybka', ru: 'рыба' }

test('a term without a name is found', () => {
  expect(faults({ cats: { fish: { en: 'fish', cs: '', pl: 'ryba', ru: 'рыба' } } })).toEqual(['cs cats.fish: no name'])
  expect(faults({ cats: { fish: { en: 'fish', cs: 'ryba', pl: 'ryba' } } })).toEqual(['ru cats.fish: no name'])
})

test('two terms with one name are found', () => {
  const cod = { en: 'cod', cs: 'ryba', pl: 'dorsz', ru: 'треска' }
  expect(faults({ cats: { fish, cod } })).toEqual(['cs cats.cod: called like fish'])
})

test('a term left in English is found', () => {
  expect(faults({ cats: { fish: { ...fish, pl: 'fish' } } })).toEqual(['pl cats.fish: left in English'])
})

test('a term in the wrong letters is found', () => {
  expect(faults({ cats: { fish: { ...fish, ru: 'ryba' } } })).toEqual(['ru cats.fish: wrong letters'])
})
