import { languages, loadRulebook } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { commonIcons } from '../../src/art/icons/common.tsx'
import { fetchExamples, fetchIcons, fetchRuleIndex, fetchRules } from '../../src/games/fetch.ts'
import { gameIds } from '../../src/games/index.ts'

describe.each(gameIds)('%s', (id) => {
  test('every kind of decision leads to a paragraph, and none is listed that the game does not ask', async () => {
    const { decisions } = await fetchRuleIndex(id)
    const { game } = await fetchRules(id)
    expect(Object.keys(decisions).sort()).toEqual(game.kinds.map(({ name }) => name).sort())
  })

  test('every reason the rules give leads to a paragraph', async () => {
    const { refusals } = await fetchRuleIndex(id)
    const { reasons = [] } = (await fetchRules(id)).game
    expect(reasons.filter((code) => !Object.hasOwn(refusals, code))).toEqual([])
    expect(reasons.length).toBeGreaterThan(20)
  })

  test('every icon leads to a paragraph and is explained in the book', async () => {
    const { icons } = await fetchRuleIndex(id)
    const own = Object.keys(await fetchIcons(id))
    expect(Object.keys(icons).sort()).toEqual([...own, ...Object.keys(commonIcons)].sort())
    const book = await loadRulebook(id, 'en')
    expect(book?.icons.map(({ address }) => address).sort()).toEqual(own.map((icon) => `icon.${icon}`).sort())
  })

  test.each(languages)(
    'in %s every one of these paragraphs is there, and every example has its words',
    async (language) => {
      const { decisions, refusals, icons } = await fetchRuleIndex(id)
      const book = await loadRulebook(id, language)
      const addresses = [...Object.values(decisions), ...Object.values(refusals), ...Object.values(icons)]
      expect(addresses.filter((address) => !book?.paragraph(address))).toEqual([])
      const examples = await fetchExamples(id)
      const silent = examples.filter((one) => !book?.example(one.id) || !book.paragraph(one.address))
      expect(silent).toEqual([])
    },
  )
})
