// The table of Rats of Wistar on a phone: one part of it at a time, and a finger that hides what it points at.
import { wistar } from '@nora/catalogue'
import { brisk } from '../support/house.ts'
import { inHouse } from '../support/in-house.ts'
import { momentWhen } from '../support/moments.ts'

const story = inHouse()

const likes = { ...brisk, playForced: false }
const atTurn = () => momentWhen(wistar.game, { mode: 'classic', seats: 2 }, (_, kind) => kind === 'turn')

story('on a phone a tap tells what a space would bring, and the button places the leader', async ({ come, expect }) => {
  const visitor = await come({ device: 'phone', likes })
  const { page, tray } = visitor
  await visitor.openFile(atTurn())
  const hole = page.locator('[data-thing^="S"][data-open]').first()
  await hole.tap()
  await tray.locator('[data-preview]').waitFor()
  const main = tray.locator('[data-button="main"][data-ready]')
  expect(await hole.getAttribute('data-picked')).not.toBeNull()
  await main.click()
  await tray.locator('[data-offers-things]').waitFor()
})

story('on a phone one looks into the lair of another, and comes back to one’s own', async ({ come, expect }) => {
  const visitor = await come({ device: 'phone', likes })
  const { page, voice } = visitor
  await visitor.openFile(atTurn())
  const own = page.getByRole('group', { name: voice.format('webWistar.burrow.mine'), exact: true })
  const turnTo = (part: 'others' | 'burrow') =>
    visitor
      .button(voice.format(`webWistar.part.${part}`))
      .first()
      .click()
  await turnTo('others')
  await page.locator('[data-glance] button').first().click()
  const back = visitor.button(voice.format('webWistar.burrow.mine'))
  await back.waitFor()
  expect(await own.count()).toBe(0)
  await back.click()
  await own.waitFor()
  expect(await back.count()).toBe(0)
})
