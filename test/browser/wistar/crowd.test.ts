import { brisk } from '../support/house.ts'
import { inHouse } from '../support/in-house.ts'
import { screens } from '../support/in-sight.ts'
import { cutParts, smallWords } from '../support/letters.ts'
import type { Visitor } from '../support/visitor.ts'
import { crowdedTable } from './crowd.ts'

const story = inHouse()
const looker = { language: 'ru', likes: { ...brisk, playForced: false } } as const

type Screen = (typeof screens)[number]

/** A phone is held close; on its side there is no height for larger words round the wheel, beside which their signs stand. */
const lettersAt = ({ width, height }: Screen) => (height < 500 ? 10 : width < 500 ? 12 : 13)

const isPhone = ({ width, height }: Screen) => Math.min(width, height) < 500

/** What is cut off or too small in the part that is shown, in each view of it: within a part cards may have views of their own. */
async function wrongInViews({ page }: Visitor, screen: Screen, where: string | number): Promise<string[]> {
  const wrong: string[] = []
  const views = page.locator('[data-view]')
  for (let view = 0; view === 0 || view < (await views.count()); view++) {
    if (await views.count()) await views.nth(view).click()
    const found = [...(await cutParts(page)), ...(await smallWords(page, lettersAt(screen)))]
    wrong.push(...found.map((one) => `${screen.width} by ${screen.height}, ${where}/${view}: ${one}`))
  }
  return wrong
}

story('forty cards in play and a hand of fifteen: every part fits and can be read, on any screen', async (scene) => {
  const file = crowdedTable()
  const visitor = await scene.come(looker)
  const { page } = visitor
  const wrong: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await visitor.openFile(file)
    await page.locator('[data-asked]').waitFor()
    const parts = page.locator('[data-board] nav button')
    for (let part = 0; part === 0 || part < (await parts.count()); part++) {
      if (await parts.count()) await parts.nth(part).click()
      wrong.push(...(await wrongInViews(visitor, screen, part)))
    }
  }
  scene.expect(wrong).toEqual([])
})

story('forty cards in play: on a phone a tap on the lair of another shows all of it at full size', async (scene) => {
  const { expect } = scene
  const file = crowdedTable()
  const visitor = await scene.come({ ...looker, device: 'phone' })
  const { page, voice } = visitor
  for (const screen of screens.filter(isPhone)) {
    await page.setViewportSize(screen)
    await visitor.openFile(file)
    await page.locator('[data-asked]').waitFor()
    const others = visitor.button(voice.format('webWistar.part.others')).first()
    await others.click()
    // One other alone is not small even before that.
    expect(await smallWords(page, lettersAt(screen), 'title')).toEqual([])
    await page.locator('[data-glance] button').first().click()
    await page.locator('[data-view="built"]').waitFor()
    expect(await wrongInViews(visitor, screen, 'the other')).toEqual([])
    // Each of their cards says what it is called.
    const spines = page.locator('[data-place="area/1"] [data-thing]')
    expect(await spines.count()).toBeGreaterThan(20)
    for (const spine of await spines.all()) expect((await spine.innerText()).trim()).not.toBe('')
  }
})
