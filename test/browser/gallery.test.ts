// Every component of a game as it is read in the gallery: nothing of it is cut off or too small to be read, and each says what it does.
import { wistar, woodcraft } from '@nora/catalogue'
import { languages } from '@nora/messages'
import type { Page } from 'playwright-core'
import { itemsOf } from '../../packages/web/src/pages/gallery/components-of.ts'
import { faultsInDrawings, faultsInWords } from './support/gallery.ts'
import { inHouse, isLong } from './support/in-house.ts'

const story = inHouse()

const COMPONENT = '[data-gallery] > li'
/** The smallest letters, in pixels. */
const letters = { desk: 13, phone: 12 } as const

/** Those of Rats of Wistar are words with a picture, those of Woodcraft are drawn with their words. */
const games = [
  [wistar.game, (page: Page, least: number) => faultsInWords(page, COMPONENT, least)],
  [woodcraft.game, (page: Page) => faultsInDrawings(page.locator(COMPONENT))],
] as const

for (const [game, look] of games)
  for (const language of isLong ? languages : (['ru'] as const))
    for (const device of ['desk', 'phone'] as const)
      story(`every component of ${game.id} can be read in the gallery, on a ${device} (${language})`, async (scene) => {
        const visitor = await scene.come({ device, language })
        const { page } = visitor
        await visitor.goTo(`/gallery/${game.id}`)
        const all = page.locator(COMPONENT)
        await all.last().waitFor()
        await page.evaluate(() => document.fonts.ready)
        scene.expect(await all.count()).toBe(itemsOf(game).length)
        scene.expect((await look(page, letters[device])).join('\n')).toBe('')
      })

story('a component of the gallery that is cut off, too small or silent is found', async ({ come, expect }) => {
  const visitor = await come()
  const { page } = visitor
  await visitor.goTo('/gallery/wistar')
  await page.locator(COMPONENT).last().waitFor()
  // Three of them are spoilt as a change of style or content would.
  await page.evaluate((selector) => {
    const [first, second, third] = document.querySelectorAll<HTMLElement>(selector)
    const frame = first?.firstElementChild as HTMLElement
    frame.style.cssText = 'height: 60px; overflow: hidden'
    for (const words of second?.querySelectorAll<HTMLElement>('[data-says]') ?? []) words.style.fontSize = '9px'
    for (const words of third?.querySelectorAll('[data-says]') ?? []) words.remove()
  }, COMPONENT)
  const found = (await faultsInWords(page, COMPONENT, 13)).join('\n')
  for (const fault of ['is cut off', 'in letters of 9', 'says nothing']) expect(found).toContain(fault)
})
