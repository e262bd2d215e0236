import { Match } from '@nora/kernel'
import { type Language, load, loadRulebook, type Rulebook } from '@nora/messages'
import { catsWords, type Words, wistarWords, woodcraftWords } from '@nora/words'
import { expect, test } from 'vitest'
import { fetchRuleIndex, fetchRules } from '../../src/games/fetch.ts'
import type { GameId } from '../../src/games/index.ts'
import { bareView, itemsOf } from '../../src/pages/gallery/components-of.ts'
import { linkedSpans, termsOf } from '../../src/rulebook/terms.ts'

const wordsOf: { readonly [game in GameId]: Words } = {
  cats: catsWords,
  wistar: wistarWords,
  woodcraft: woodcraftWords,
}

/** Every sentence on every card of a game. */
async function cardTexts(game: GameId, language: Language): Promise<readonly string[]> {
  const rules = await fetchRules(game)
  const { table } = Match.open(rules.game, bareView(rules.game).options, { seed: 1 })
  const speaker = { voice: await load(language), name: String }
  return itemsOf(rules.game).flatMap((item) => wordsOf[game].card(table, item, speaker).text)
}

test.each([
  ['cats', 'en', 'rare treasure', 'finds.treasures'],
  ['cats', 'cs', 'rychlost', 'rescue.speed'],
  ['cats', 'pl', 'koszem', 'rescue.baskets'],
  ['cats', 'ru', 'задание', 'lessons.play'],
  ['wistar', 'en', 'exploration points', 'farm.points'],
  ['wistar', 'cs', 'vyhloubenou komoru', 'actions.dig'],
  ['wistar', 'pl', 'żetony ruchu', 'quick.movement'],
  ['wistar', 'ru', 'палатку', 'farm.tents'],
  ['woodcraft', 'en', 'tile-reuse token', 'work.once'],
  ['woodcraft', 'cs', 'lucernu', 'wheel.bonusAction'],
  ['woodcraft', 'pl', 'tarczę piły', 'work.saw'],
  ['woodcraft', 'ru', 'репутации', 'tracks.reputation'],
] as const)(
  'cards of %s in %s say “%s”, which leads to %s; every link leads somewhere, and no word is lost',
  async (...of) => {
    const [game, language, word, address] = of
    const book = (await loadRulebook(game, language)) as Rulebook
    const terms = termsOf(book, await fetchRuleIndex(game))
    const links = new Set<string>()
    for (const text of await cardTexts(game, language)) {
      const spans = linkedSpans(text, terms, language)
      expect(spans.map((span) => ('words' in span ? span.words : '')).join('')).toBe(text)
      for (const span of spans) {
        if (!('to' in span) || span.to === undefined) continue
        expect(book.paragraph(span.to), text).toBeDefined()
        links.add(`${span.words.toLowerCase()} → ${span.to}`)
      }
    }
    expect(links).toContain(`${word} → ${address}`)
  },
)
