import { type Language, languages, loadRulebook, plainText, type Rulebook } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { fetchRuleIndex } from '../../src/games/fetch.ts'
import { gameIds } from '../../src/games/index.ts'
import { linkedSpans, termsOf } from '../../src/rulebook/terms.ts'

async function linksIn(game: string, language: Language, address: string): Promise<readonly string[]> {
  const book = (await loadRulebook(game, language)) as Rulebook
  const terms = termsOf(book, await fetchRuleIndex(game))
  const spans = linkedSpans(book.paragraph(address)?.text ?? '', terms, language, address)
  return spans.flatMap((span) => ('words' in span && span.to !== undefined ? [span.to] : []))
}

test.each([
  ['cats', 'en', 'rescue.price', 'rescue.baskets'],
  ['cats', 'cs', 'placing.maps', 'finds.treasures'],
  ['wistar', 'pl', 'farm.guests', 'farm.tents'],
  ['wistar', 'ru', 'quick.joker', 'parts.items'],
  ['woodcraft', 'cs', 'work.saw', 'parts.dice'],
] as const)('%s in %s: %s leads to %s by a word it says, whatever its ending', async (game, language, address, to) => {
  expect(await linksIn(game, language, address)).toContain(to)
})

describe.each(gameIds)('%s', (game) => {
  test.each(languages)('in %s every link leads to another paragraph, once, and no word is lost', async (language) => {
    const book = (await loadRulebook(game, language)) as Rulebook
    const terms = termsOf(book, await fetchRuleIndex(game))
    let linked = 0
    for (const { address, text } of book.chapters.flatMap(({ paragraphs }) => paragraphs)) {
      const spans = linkedSpans(text, terms, language, address)
      const to = spans.flatMap((span) => ('to' in span && span.to !== undefined ? [span.to] : []))
      expect(
        to.filter((one) => !book.paragraph(one) || one === address),
        address,
      ).toEqual([])
      expect(new Set(to).size, address).toBe(to.length)
      const words = spans.map((span) => ('words' in span ? span.words : '')).join('')
      expect(words.replace(/ +(?=[ ,.;:)])/g, ''), address).toBe(plainText(text))
      linked += to.length
    }
    expect(linked).toBeGreaterThan(40)
  })
})
