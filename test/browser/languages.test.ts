import { languages, load } from '@nora/messages'
import { expect, test } from 'vitest'
import { inHouse, WHOLE_GAME } from './support/in-house.ts'

const here = inHouse()

test.concurrent.each(languages)(
  'a whole day of The Isle of Cats in the language of the browser: %s',
  WHOLE_GAME,
  async (language) => {
    const visitor = await here.house.visit({ language })
    const { page, voice, board } = visitor
    await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'random'] })
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const tomorrow = board.getByRole('img', { name: voice.format('webCats.veth', { day: 2, left: 4 }) })
    const player = visitor.player('mouse', 40)
    await player.play(async () => (await tomorrow.count()) > 0)
    expect(player.moves).toBeGreaterThan(5)
    expect(visitor.mishaps).toEqual([])
    await visitor.leave()
  },
)

test('another language is spoken at once, without loading the page again', async () => {
  const visitor = await here.house.visit()
  const { page, voice } = visitor
  await visitor.goTo('/')
  await visitor.status.filter({ hasText: voice.format('webHouse.home.title') }).waitFor()
  let loads = 0
  page.on('load', () => loads++)
  for (const language of [...languages].reverse()) {
    await page.locator('header').getByRole('combobox').selectOption(language)
    const other = await load(language)
    await visitor.status.filter({ hasText: other.format('webHouse.home.title') }).waitFor()
  }
  expect(loads).toBe(0)
  await visitor.leave()
})
