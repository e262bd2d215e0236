import { countBySource } from '@nora/effects'
import { languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { expect, test } from 'vitest'
import { squirrels as cs } from '../messages/cs/squirrels.ts'
import { squirrels as en } from '../messages/en/squirrels.ts'
import { squirrels as pl } from '../messages/pl/squirrels.ts'
import { squirrels as ru } from '../messages/ru/squirrels.ts'
import { cardLanguage, squirrels } from '../src/index.ts'

const tables = { en, cs, pl, ru }
const { cards } = squirrels().content

test.each(languages)('every card can be read in %s', (language) => {
  const voice = catalogues[language].and('squirrels', tables[language])
  for (const { effect } of cards.values()) {
    if (effect) expect(voice.say(cardLanguage.describe(effect))).not.toMatch(/[{}]/)
  }
})

test('the magpie reads well', () => {
  const effect = cards.get('magpie')?.effect
  const voice = catalogues.en.and('squirrels', en)
  expect(effect && voice.say(cardLanguage.describe(effect))).toBe(
    'every other player with more acorns than you must choose one: lose 1 acorn or bury 1 card of your hand',
  )
})

test('all cards are this house’s own', () => {
  expect(countBySource(cards.values())).toEqual({ total: 10, rulebook: 0, public: 0, house: 10, pack: 0 })
})

test('a pack changes the price of a card, and the game is another one then', () => {
  const records = { cards: { 'winter-coat': { price: 3 } } }
  const changed = squirrels({ format: 'nora-pack', game: 'squirrels', name: 'Cheaper coats', records })
  expect(changed.content.cards.get('winter-coat')?.price).toBe(3)
  expect(changed.contentHash).not.toBe(squirrels().contentHash)
})

test('a pack with a mistake is refused, naming the card and the field', () => {
  const records = { cards: { 'winter-coat': { price: 'three' } } }
  expect(() => squirrels({ format: 'nora-pack', game: 'squirrels', name: 'Typing error', records })).toThrow(
    'cards, winter-coat, price',
  )
})
