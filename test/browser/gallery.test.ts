// Every card and piece of Woodcraft in the gallery, in every language: nothing of it is cut off or lies over something else, nothing is
// too small to be read, and each says in words what it is, what it does and where that comes from.
import { woodcraft } from '@nora/catalogue'
import { languages } from '@nora/messages'
import { itemsOf } from '../../packages/web/src/pages/gallery/components-of.ts'
import { faultsIn } from './support/gallery.ts'
import { inHouse, isLong } from './support/in-house.ts'

const story = inHouse()

for (const language of isLong ? languages : (['ru'] as const))
  for (const device of ['desk', 'phone'] as const)
    story(`the gallery of Woodcraft can be read, on a ${device} (${language})`, async ({ come, expect }) => {
      const visitor = await come({ language, device })
      const { page } = visitor
      await visitor.goTo('/gallery/woodcraft')
      const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem')
      await cards.first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const { count, faults } = await faultsIn(cards)
      expect(count).toBe(itemsOf(woodcraft.game).length)
      expect(faults.join('\n')).toBe('')
    })
