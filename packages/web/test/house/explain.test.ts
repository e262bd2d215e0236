import { because, Refused } from '@nora/kernel'
import { languages, loadHouse } from '@nora/messages'
import { expect, it } from 'vitest'
import { UnreachableError } from '../../src/api/ask.ts'
import { explain, explainReason } from '../../src/pages/parts/explain.ts'

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
