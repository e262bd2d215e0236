import { languages, loadRulebook, type Rulebook } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { fetchRuleIndex } from '../../src/games/fetch.ts'
import { gameIds } from '../../src/games/index.ts'

/** Longer than this, it is no line that one reads while others wait. */
const LONGEST = 230

describe.each(gameIds)('%s', (game) => {
  test.each(languages)('in %s every kind of decision has a line for the first time it comes up', async (language) => {
    const { decisions } = await fetchRuleIndex(game)
    const book = (await loadRulebook(game, language)) as Rulebook
    for (const [kind, address] of Object.entries(decisions)) {
      const line = book.firstTime(kind, address) ?? ''
      expect(line, kind).toMatch(/^\p{L}.*[.!]$/u)
      // What an icon stood for must not be missing.
      expect(line, kind).not.toMatch(/ [,.;:)]| {2}/)
      expect(line.length, `${kind}: ${line}`).toBeLessThanOrEqual(LONGEST)
    }
    expect(book.firstTimeKinds.filter((kind) => !(kind in decisions))).toEqual([])
  })
})

test.each([
  ['wistar', 'copy', 'Choose an effect that works once per round and use it now; it doesn’t have to be your own.'],
  ['cats', 'familyRescue', 'Take one cat for free and place it on your boat, or pass.'],
  [
    'woodcraft',
    'turn',
    'On your turn, move one action tile and take its main action. Before and after it you may take extra actions: saw, splice, glue, harvest, complete orders, use helpers. Then end your turn.',
  ],
  ['woodcraft', 'discardDie', 'Up to six dice may stay in your pile; trees in pots don’t count.'],
  ['woodcraft', 'saw', 'Use a sawing tile: one die becomes two of the same colour with the same sum.'],
] as const)('%s, %s: what is said speaks of what is asked', async (game, kind, line) => {
  const { decisions } = await fetchRuleIndex(game)
  const book = (await loadRulebook(game, 'en')) as Rulebook
  expect(book.firstTime(kind, decisions[kind] ?? '')).toBe(line)
})
