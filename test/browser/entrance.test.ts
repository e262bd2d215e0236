import { languages, load } from '@nora/messages'
import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'
import { homeScripts } from './support/weight.ts'

const story = inHouse()

story('the entrance needs less than 150 KB of packed scripts', async ({ come, expect }) => {
  const { files, packed } = await homeScripts(await come({ keepsHouse: true }))
  expect(files.length).toBeGreaterThan(0)
  expect(packed).toBeLessThan(150_000)
})

story('another language is spoken at once, without loading the page again', async ({ come, expect }) => {
  const visitor = await come()
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
})

story.apart('a game alone with the network off, from the entrance to the final sheet', async ({ come, house }) => {
  const visitor = await come({ keepsHouse: true, likes: brisk })
  const { page, voice } = visitor
  await visitor.goTo('/')
  await page.getByText(voice.format('webHouse.offline.ready')).waitFor({ timeout: 120_000 })
  await house.stopServing()
  await visitor.context.setOffline(true)
  await page.reload()
  await visitor.enterBy('cats', 'alone')
  await visitor.player('mouse', 5).play()
  // What was played without a network is kept on this device.
  await visitor.goTo('/history')
  await visitor.link(voice.format('webHouse.history.replay')).first().waitFor()
})
