import { describe, expect, test } from 'vitest'
import { catsRulebook as catsCs } from '../src/cs/cats/rulebook.ts'
import { wistarRulebook as wistarCs } from '../src/cs/wistar/rulebook.ts'
import { woodcraftRulebook as woodcraftCs } from '../src/cs/woodcraft/rulebook.ts'
import { catsRulebook } from '../src/en/cats/rulebook.ts'
import { wistarRulebook } from '../src/en/wistar/rulebook.ts'
import { woodcraftRulebook } from '../src/en/woodcraft/rulebook.ts'
import type { Language } from '../src/language.ts'
import { catsRulebook as catsPl } from '../src/pl/cats/rulebook.ts'
import { wistarRulebook as wistarPl } from '../src/pl/wistar/rulebook.ts'
import { woodcraftRulebook as woodcraftPl } from '../src/pl/woodcraft/rulebook.ts'
import { catsRulebook as catsRu } from '../src/ru/cats/rulebook.ts'
import { wistarRulebook as wistarRu } from '../src/ru/wistar/rulebook.ts'
import { woodcraftRulebook as woodcraftRu } from '../src/ru/woodcraft/rulebook.ts'
import { firstSentence, plainText, Rulebook, spansOf } from '../src/rulebook-text.ts'
import { audit } from './audit.ts'

type Texts = { readonly [key: string]: string }

const books: { readonly [language in Language]: { readonly [game: string]: Texts } } = {
  en: { cats: catsRulebook, wistar: wistarRulebook, woodcraft: woodcraftRulebook },
  cs: { cats: catsCs, wistar: wistarCs, woodcraft: woodcraftCs },
  pl: { cats: catsPl, wistar: wistarPl, woodcraft: woodcraftPl },
  ru: { cats: catsRu, wistar: wistarRu, woodcraft: woodcraftRu },
}

const all = Object.entries(books).flatMap(([language, games]) =>
  Object.entries(games).map(([game, texts]) => ({ language, game, texts })),
)

/** What a text points to and shows, in any order. */
const marksIn = (text: string) =>
  spansOf(text)
    .flatMap((span) => ('icon' in span ? `:${span.icon}:` : (span.to ?? [])))
    .sort()

test('every rulebook is there and translated in all four languages', () => {
  expect(audit(books)).toEqual([])
})

describe.each(all)('$game in $language', ({ game, texts }) => {
  test('every paragraph belongs to a chapter and has a heading and a text', () => {
    const book = new Rulebook(texts)
    for (const { title, paragraphs, id } of book.chapters) {
      expect(title).not.toBe('')
      expect(id === 'icons' ? book.icons : paragraphs, id).not.toHaveLength(0)
    }
    const placed = book.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ address }) => address))
    const loose = Object.keys(texts).filter(
      (key) => /^(?!icon\.|example\.|lesson\.|first\.).*\./.test(key) && !placed.includes(key),
    )
    expect(loose).toEqual([])
    const bare = Object.entries(texts).filter(
      ([key, text]) => /^(?!first\.).*\./.test(key) && !/^[^\n]+\n[^\n]+$/.test(text),
    )
    expect(bare.map(([key]) => key)).toEqual([])
  })

  test('every link leads to a paragraph, and every icon is explained', () => {
    const english = books.en[game] as Texts
    for (const [key, text] of Object.entries(texts))
      for (const span of spansOf(text)) {
        if ('icon' in span)
          expect(['points', ...Object.keys(texts).map((one) => one.replace(/^icon\./, ''))], key).toContain(span.icon)
        else if (span.to !== undefined) expect(Object.keys(texts), key).toContain(span.to)
      }
    // A translation shows and links what the English text does.
    const other = Object.keys(texts).filter(
      (key) => String(marksIn(texts[key] ?? '')) !== String(marksIn(english[key] ?? '')),
    )
    expect(other).toEqual([])
  })

  test('it is read in a quarter of an hour', () => {
    const words = Object.entries(texts)
      .filter(([key]) => !/^(example|lesson|first)\./.test(key))
      .reduce((sum, [, text]) => sum + text.split(/\s+/).length, 0)
    // 230 words a minute.
    expect(words).toBeLessThan(15 * 230)
  })
})

test('a text is words, links and icons', () => {
  expect(spansOf('Take :fish: and [place](placing.rules) it.')).toEqual([
    { words: 'Take ' },
    { icon: 'fish' },
    { words: ' and ' },
    { words: 'place', to: 'placing.rules' },
    { words: ' it.' },
  ])
})

test('icons are not read out, and leave no gap', () => {
  expect(plainText('A basket :basket: works once. Take [fish](day.fishing) :fish:, too.')).toBe(
    'A basket works once. Take fish, too.',
  )
})

test('the first sentence ends where the next one begins', () => {
  expect(firstSentence('Pay 1.5 fish :fish:. Then go on.')).toBe('Pay 1.5 fish.')
  expect(firstSentence('Only one')).toBe('Only one')
})
