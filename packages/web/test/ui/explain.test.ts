import { because, Refused } from '@nora/kernel'
import { languages, load, loadHouse } from '@nora/messages'
import { expect, it } from 'vitest'
import { UnreachableError } from '../../src/api/ask.ts'
import { explain, explainReason } from '../../src/ui/explain.ts'
import { packProblemIn, packProblems } from '../../src/ui/pack-problems.ts'
import { currentRelease } from '../../src/worker/releases.ts'

it('refusals of the server, of a table and of the kernel are told in words, in every language', async () => {
  for (const language of languages) {
    const voice = await loadHouse(language)
    const told = [
      because('nameTaken', { name: 'Ada' }),
      because('tooManyTries'),
      because('seatTaken'),
      because('notAGameFile', { field: 'line' }),
    ].map((reason) => explain(voice, new Refused(reason)))
    expect(new Set(told).size).toBe(4)
    expect(told).not.toContain(voice.format('webHouse.broken'))
    expect(told[0]).toContain('Ada')
  }
})

it('what only a game can explain is left to it', async () => {
  const voice = await loadHouse('en')
  expect(explainReason(voice, because('notEnoughFish'))).toBeUndefined()
  expect(explain(voice, new Refused(because('notEnoughFish')))).toBe(voice.format('webHouse.broken'))
})

it('a server that does not answer is not the same as one that broke', async () => {
  const voice = await loadHouse('en')
  expect(explain(voice, new UnreachableError())).toBe(voice.format('webHouse.unreachable'))
  expect(explain(voice, new TypeError('oops'))).toBe(voice.format('webHouse.broken'))
})

/** What is said against a pack with these records for The Isle of Cats. */
async function saidAgainst(records: object, language: (typeof languages)[number] = 'en'): Promise<readonly string[]> {
  const pack = JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'Mine', records })
  const refused = await currentRelease('cats', pack).then(
    () => undefined,
    (problem) => (problem as Refused).reason,
  )
  const voice = await load(language)
  return refused ? packProblems(refused).map((problem) => packProblemIn(voice, problem)) : []
}

it('a pack that cannot be used is refused with the record and the field of all that is wrong', async () => {
  for (const language of languages) {
    const said = await saidAgainst({ discovery: { '071': { cost: -1 }, '122': { cost: 'much' } } }, language)
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/071.*cost/)
    expect(said[1]).toMatch(/122.*cost/)
  }
})

it('a pack with a table that the game does not have, and one that is no pack at all, say so', async () => {
  expect(await saidAgainst({ cards: {} })).toEqual([expect.stringContaining('cards')])
  const reason = await currentRelease('cats', 'not a pack').catch((problem: Refused) => problem.reason)
  expect(packProblems(reason as Refused['reason'])).toEqual([expect.objectContaining({ code: 'packNotJson' })])
})

it('other reasons have nothing to do with packs', () => {
  expect(packProblems(because('nameTaken', { name: 'Ada' }))).toEqual([])
  expect(packProblems(because('badPack', { problems: ['?', { field: 'x' }] }))).toEqual([])
})
