import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadRulebook } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { reasonsIn } from '../../packages/messages/test/reasons.ts'
import { fetchRuleIndex, fetchRules } from '../../packages/web/src/games/fetch.ts'
import { gameIds } from '../../packages/web/src/games/index.ts'
import { addressOf } from '../../packages/web/src/games/rule-index.ts'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

/** The reason codes that stand in the sources below a path. */
function codesIn(path: string): readonly string[] {
  const files = path.endsWith('.ts')
    ? [path]
    : readdirSync(packages + path, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${path}/${file}`)
  const found = files.flatMap((file) => reasonsIn(readFileSync(packages + file, 'utf8')).map(({ code }) => code))
  return [...new Set(found)].sort()
}

/** Cards of these games, and of packs for them, are made of the core words of effects. */
const gamesOfEffects: readonly string[] = ['wistar', 'woodcraft']

test('why something may not be chosen, the kernel says with these codes', () => {
  expect(codesIn('kernel/src/why.ts')).toEqual([
    'closedToInterrupts',
    'gameOver',
    'malformed',
    'notOffered',
    'notYourDecision',
    'unknownSeat',
  ])
  expect(codesIn('effects/src')).toContain('cannotPay')
})

describe.each(gameIds)('%s', (id) => {
  test('every reason in the sources of its rules is one that it says it gives', async () => {
    const { reasons = [] } = (await fetchRules(id)).game
    const inSources = codesIn(`${id}/src`)
    expect(inSources.filter((code) => !reasons.includes(code))).toEqual([])
    expect(inSources.length).toBeGreaterThan(20)
  })

  test('whatever it asks, every refusal at a table leads to a paragraph', async () => {
    const index = await fetchRuleIndex(id)
    const book = await loadRulebook(id, 'en')
    const { game } = await fetchRules(id)
    // Nobody sits at a seat that does not exist, and who may not interrupt is in a game with acts out of turn.
    const ofKernel = codesIn('kernel/src/why.ts').filter(
      (code) => code !== 'unknownSeat' && (code !== 'closedToInterrupts' || game.anytime !== undefined),
    )
    const codes = [
      ...codesIn(`${id}/src`),
      ...(game.reasons ?? []),
      ...ofKernel,
      ...(gamesOfEffects.includes(id) ? codesIn('effects/src') : []),
    ]
    const leadsNowhere = game.kinds.flatMap(({ name }) =>
      codes.filter((code) => !book?.paragraph(addressOf(index, code, name) ?? '')).map((code) => `${name}: ${code}`),
    )
    expect(leadsNowhere).toEqual([])
  })
})
