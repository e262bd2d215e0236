// Every component of Rats of Wistar as it is read in the gallery: in each language, on a desk and on a phone.
import { wistar } from '@nora/catalogue'
import { languages } from '@nora/messages'
import { itemsOf } from '../../../packages/web/src/pages/gallery/components-of.ts'
import { inHouse } from '../support/in-house.ts'
import { unreadable } from '../support/letters.ts'

const story = inHouse()

const COMPONENT = '[data-gallery] > li'
const looks = [
  { device: 'desk', width: 1440, height: 900, letters: 13 },
  { device: 'phone', width: 390, height: 844, letters: 12 },
] as const

for (const language of languages)
  story(
    `every component of Rats of Wistar can be read to its end and says what it does (${language})`,
    async (scene) => {
      const { come, expect } = scene
      const all = itemsOf(wistar.game).length
      for (const { device, width, height, letters } of looks) {
        const visitor = await come({ device, language })
        const { page } = visitor
        await page.setViewportSize({ width, height })
        await visitor.goTo('/gallery/wistar')
        await page.locator(COMPONENT).last().waitFor()
        expect(await page.locator(COMPONENT).count()).toBe(all)
        expect(await unreadable(page, COMPONENT, letters)).toEqual([])
      }
    },
  )

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
  const found = (await unreadable(page, COMPONENT, 13)).join('\n')
  for (const fault of ['is cut off', 'in letters of 9', 'says nothing']) expect(found).toContain(fault)
})
