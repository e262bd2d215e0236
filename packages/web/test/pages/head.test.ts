import { type Language, languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { describe, expect, test } from 'vitest'
import { manifestIn, manifestPath } from '../../src/app/manifest.ts'
import { seatName } from '../../src/pages/parts/game-name.ts'

const ids = ['cats', 'wistar', 'woodcraft'] as const

describe.each(languages)('an app installed in %s', (language) => {
  const voice = catalogues[language]
  const manifest = manifestIn(voice, ids)

  test('is called and described in it', () => {
    expect(manifest).toMatchObject({
      lang: language,
      name: voice.format('webHouse.name'),
      description: voice.format('webHouse.description'),
    })
  })

  test('offers the three games by their names in it', () => {
    const names = manifest.shortcuts.map(({ name }) => name)
    expect(names).toEqual(ids.map((game) => voice.format(`common.game.${game}`)))
  })
})

test('every language has a manifest of its own, and all of them are one app', () => {
  expect(new Set(languages.map(manifestPath)).size).toBe(languages.length)
  expect(new Set(languages.map((language) => manifestIn(catalogues[language], ids).id))).toEqual(new Set(['/']))
})

test('whoever asked to be forgotten is called a former player, as the question before it promised', () => {
  const forgotten = { person: 'p1', name: '', bot: 'random', absence: 'resigned' } as const
  const called = (language: Language) => seatName(catalogues[language], forgotten, 0)
  expect(languages.map(called)).toEqual(['Former player', 'Bývalý hráč', 'Dawny gracz', 'Бывший игрок'])
  for (const language of languages) {
    const question = catalogues[language].format('webPeople.data.forget.sure', { name: called(language) })
    expect(question).toContain(called(language))
  }
})
