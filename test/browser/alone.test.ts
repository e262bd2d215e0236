import { expect, test } from 'vitest'
import { inHouse, WHOLE_GAME } from './support/in-house.ts'

const here = inHouse()

test('a game alone with the network off, from the entrance to the final sheet', WHOLE_GAME, async () => {
  const visitor = await here.house.visit()
  const { page, voice } = visitor
  await visitor.goTo('/')
  await page.getByText(voice.format('webHouse.offline.ready')).waitFor({ timeout: 120_000 })
  await here.house.stopServing()
  await visitor.context.setOffline(true)
  await page.reload()
  await visitor.enterBy('cats', 'alone')
  const player = visitor.player('mouse', 5)
  await player.play()
  // What was played without a network is kept on this device.
  await visitor.goTo('/history')
  await visitor.link(voice.format('webHouse.history.replay')).first().waitFor()
  expect(visitor.mishaps).toEqual([])
})
