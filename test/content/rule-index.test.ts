import { readdirSync, readFileSync } from 'node:fs'
import { languages, loadRulebook } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { reasonsIn } from '../../packages/messages/test/reasons.ts'
import { commonIcons } from '../../packages/web/src/art/icons/common.tsx'
import { fetchExamples, fetchIcons, fetchRuleIndex, fetchRules } from '../../packages/web/src/games/fetch.ts'
import { gameIds } from '../../packages/web/src/games/index.ts'
import { addressOf } from '../../packages/web/src/games/rule-index.ts'

const effects = new URL('../../packages/effects/src/', import.meta.url)

/** The reasons that the words of cards give, whichever cards say them. */
const wordReasons: ReadonlySet<string> = new Set(
  ['atoms', 'language'].flatMap((folder) =>
    readdirSync(new URL(folder, effects)).flatMap((file) =>
      reasonsIn(readFileSync(new URL(`${folder}/${file}`, effects), 'utf8')).map(({ code }) => code),
    ),
  ),
)

describe.each(gameIds)('%s', (id) => {
  test('every kind of decision leads to a paragraph, and none is listed that the game does not ask', async () => {
    const { decisions } = await fetchRuleIndex(id)
    const { game } = await fetchRules(id)
    expect(Object.keys(decisions).sort()).toEqual(game.kinds.map(({ name }) => name).sort())
  })

  test('every reason the rules give leads to a paragraph, and none is listed that nobody gives', async () => {
    const { refusals } = await fetchRuleIndex(id)
    const { reasons = [], anytime } = (await fetchRules(id)).game
    expect(reasons.length).toBeGreaterThan(20)
    // Other cards than those of the house may say whatever the words of cards can say.
    const words = reasons.some((code) => wordReasons.has(code)) ? wordReasons : []
    const asked = ['notYourDecision', 'gameOver', ...(anytime ? ['closedToInterrupts'] : [])]
    expect(Object.keys(refusals).sort()).toEqual([...new Set([...reasons, ...words, ...asked])].sort())
  })

  test('what is merely not offered leads to the paragraph of what is asked', async () => {
    const index = await fetchRuleIndex(id)
    for (const [kind, address] of Object.entries(index.decisions))
      for (const code of ['notOffered', 'malformed']) expect(addressOf(index, code, kind)).toBe(address)
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
