import { Refused } from '@nora/kernel'
import { expect, it } from 'vitest'
import { loadRules } from '../../src/games/load.ts'
import { currentRelease } from '../../src/worker/releases.ts'

const { game } = await currentRelease('woodcraft', null)
const { rulesVersion, contentHash } = game
const reasonOf = (problem: unknown) => (problem instanceof Refused ? problem.reason : problem)

it('a game of the page’s own release is played by the rules of the page', async () => {
  const rules = await loadRules({ game: 'woodcraft', rulesVersion, contentHash }, null)
  expect(rules.isOlder).toBe(false)
  expect(rules.game.id).toBe('woodcraft')
})

it('a release that neither page nor server has is named, instead of playing by other rules', async () => {
  const older = loadRules({ game: 'woodcraft', rulesVersion: '0.1.0', contentHash }, null)
  expect(reasonOf(await older.catch((problem) => problem))).toEqual({
    code: 'releaseMissing',
    params: { found: '0.1.0' },
  })
  const changed = loadRules({ game: 'woodcraft', rulesVersion, contentHash: 'other' }, null)
  await expect(changed).rejects.toThrow(Refused)
})

it('a game that does not live in this house is refused by its name', async () => {
  const unknown = loadRules({ game: 'chess', rulesVersion, contentHash }, null)
  expect(reasonOf(await unknown.catch((problem) => problem))).toEqual({
    code: 'unknownGame',
    params: { game: 'chess' },
  })
})
