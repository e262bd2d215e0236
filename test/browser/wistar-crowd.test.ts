import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'
import { screens } from './support/in-sight.ts'
import { cutParts, smallWords } from './support/letters.ts'
import { crowdedTable } from './support/wistar-crowd.ts'

const story = inHouse()

/** A phone is held close; on its side there is no height for larger words round the wheel, beside which their signs stand. */
const lettersAt = ({ width, height }: { readonly width: number; readonly height: number }) =>
  height < 500 ? 10 : width < 500 ? 12 : 13

story('forty cards in play and a hand of fifteen: every part fits and can be read, on any screen', async (scene) => {
  const file = crowdedTable()
  const visitor = await scene.come({ language: 'ru', likes: { ...brisk, playForced: false } })
  const { page } = visitor
  const wrong: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await visitor.openFile(file)
    await page.locator('[data-asked]').first().waitFor()
    const parts = page.locator('[data-board] nav button')
    for (let part = 0; part === 0 || part < (await parts.count()); part++) {
      if (await parts.count()) await parts.nth(part).click()
      // Within a part cards may have views of their own.
      const views = page.locator('[data-view]')
      for (let view = 0; view === 0 || view < (await views.count()); view++) {
        if (await views.count()) await views.nth(view).click()
        const found = [...(await cutParts(page)), ...(await smallWords(page, lettersAt(screen)))]
        wrong.push(...found.map((one) => `${screen.width} by ${screen.height}, ${part}/${view}: ${one}`))
      }
    }
  }
  scene.expect(wrong).toEqual([])
})
