import { languages } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { explainSection, explainTile, explainToken, printedContent, sectionIds, type Token } from '../../src/index.ts'
import { said } from './said.ts'

const tokens: readonly Token[] = ['rat', 'map', 'fish', 'permanentBasket', 'singleUseBasket', 'brokenBasket']

describe('the help for a thing on the table', () => {
  test.each(languages)('is there in %s for every section, tile and token', (language) => {
    const helps = [
      ...sectionIds.map((section) => explainSection(printedContent, section)),
      ...[...printedContent.tiles.keys()].map((tile) => explainTile(printedContent, tile)),
      ...tokens.map(explainToken),
    ]
    for (const help of helps) expect(said(language, help)).toMatch(/^\p{Lu}[^{}#]*\.$/u)
  })

  test('tells what an uncovered section, a rat and a rare treasure count', () => {
    expect(said('en', explainSection(printedContent, 'bow'))).toBe(
      'Section bow: lose 5 points at the end if any of its cells is uncovered.',
    )
    expect(said('cs', explainToken('rat'))).toBe(
      'Krysa: na konci hry za ni odečti 1 bod, pokud je nezakrytá. Zakryj ji dílkem.',
    )
    expect(said('en', explainTile(printedContent, 'rare-T4-1'))).toBe(
      'A rare treasure is worth 3 points at the end, but nothing in the family game.',
    )
  })

  test('tells the size of a cat and what families are worth', () => {
    expect(said('en', explainTile(printedContent, 'blue-15'))).toBe(
      'A cat of 4 squares. At least 3 touching cats of one colour form a family. Points for 3, 4, 5, 6, and 7 cats: 8, 11, 15, 20, and 25, plus 5 for each further cat.',
    )
  })
})
