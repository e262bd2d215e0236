import { type Language, loadRulebook, type Rulebook } from '@nora/messages'
import { expect, test } from 'vitest'
import { searched } from '../../src/pages/rules/search.ts'

const book = async (game: string, language: Language) => (await loadRulebook(game, language)) as Rulebook

const addresses = async (game: string, language: Language, search: string) =>
  searched(await book(game, language), search).map(({ paragraph }) => paragraph.address)

test.each([
  ['cats', 'en', 'basket', 'rescue.baskets'],
  ['cats', 'en', 'BASKETS', 'rescue.baskets'],
  ['cats', 'cs', 'kose', 'rescue.baskets'],
  ['cats', 'cs', 'košů', 'rescue.baskets'],
  ['cats', 'pl', 'lodz', 'parts.boat'],
  ['cats', 'ru', 'семью', 'scoring.families'],
  ['wistar', 'cs', 'dvermi', 'farm.doors'],
  ['wistar', 'pl', 'klodka', 'missions.rows'],
  ['wistar', 'ru', 'палатку', 'farm.tents'],
  ['woodcraft', 'cs', 'kvetinacem', 'actions.plant'],
  ['woodcraft', 'pl', 'pilowania', 'work.saw'],
  ['woodcraft', 'ru', 'склеику', 'work.glue'],
] as const)('%s in %s: “%s” finds %s', async (game, language, search, address) => {
  expect((await addresses(game, language, search)).slice(0, 4)).toContain(address)
})

test('all words must be there', async () => {
  const both = await addresses('cats', 'en', 'broken basket')
  expect(both).toContain('rescue.baskets')
  expect(both).not.toContain('rescue.price')
  expect(await addresses('cats', 'en', 'basket zeppelin')).toEqual([])
})

test('the sentence that holds the word is told, without its marks', async () => {
  const [first] = searched(await book('cats', 'en'), 'broken basket')
  expect(first?.sentence).toBe('A broken basket is half a basket: two of them carry one cat.')
})

test('nothing is found for nothing', async () => {
  expect(await addresses('cats', 'en', '  ')).toEqual([])
})
