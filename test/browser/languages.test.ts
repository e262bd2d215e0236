import { printedContent } from '@nora/cats'
import { languages } from '@nora/messages'
import { leftEnglish, wordsOfNames } from './support/fifth-language.ts'
import { brisk } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'

const story = inHouse()

for (const language of languages) {
  const span = isLong ? 'game' : 'day'
  story(`a whole ${span} of The Isle of Cats in the language of the browser: ${language}`, async ({ come, expect }) => {
    // Who comes in for the first time is spoken to as their browser says; nothing else is known about them.
    const visitor = await come({ language })
    const { voice, board, page } = visitor
    await visitor.goTo('/')
    await page.locator(`html[lang=${language}]`).waitFor()
    await visitor.status.filter({ hasText: voice.format('webHouse.home.title') }).waitFor()
    const head = (name: string, attribute: string) => page.locator(`head ${name}`).getAttribute(attribute)
    expect(await page.title()).toContain(voice.format('webHouse.name'))
    expect(await head('meta[name=description]', 'content')).toBe(voice.format('webHouse.description'))
    const manifest = await page.request.get(new URL(String(await head('link[rel=manifest]', 'href')), page.url()).href)
    expect(await manifest.json()).toMatchObject({ lang: language, name: voice.format('webHouse.name') })
    await visitor.like(brisk)
    await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'novice'] })
    const tomorrow = board.getByRole('img', { name: voice.format('webCats.vesh', { day: 2, left: 4 }) })
    const player = visitor.player('mouse', 40)
    await player.play(async ({ isOver }) => isOver || (!isLong && (await tomorrow.count()) > 0))
    expect(player.moves).toBeGreaterThan(5)
  })
}

const names = wordsOfNames(printedContent.tables)

for (const device of ['desk', 'phone'] as const) {
  story(`a day of The Isle of Cats in a fifth language has no English: ${device}`, async ({ come, expect }) => {
    const visitor = await come({ device, readsFifth: true, likes: brisk })
    const { voice, board, page } = visitor
    const english = new Set<string>()
    const look = async () => {
      for (const word of await leftEnglish(page, names)) english.add(word)
    }
    await visitor.goTo('/')
    await visitor.status.filter({ hasText: voice.format('webHouse.home.title') }).waitFor()
    await look()
    await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'novice'] })
    const tomorrow = board.getByRole('img', { name: voice.format('webCats.vesh', { day: 2, left: 4 }) })
    const player = visitor.player('list', 40)
    await player.play(async ({ isOver, isBusy }) => {
      if (!isBusy) await look()
      return isOver || (await tomorrow.count()) > 0
    })
    expect(player.moves).toBeGreaterThan(5)
    expect([...english]).toEqual([])
  })
}
