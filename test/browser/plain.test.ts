import { test } from 'vitest'
import { inHouse, WHOLE_GAME } from './support/in-house.ts'

const here = inHouse()

test.concurrent('a whole game of Rats of Wistar against Ratbot on the plain table', WHOLE_GAME, async ({ expect }) => {
  const visitor = await here.house.visit()
  await visitor.enterBy('wistar', 'alone')
  const player = visitor.player('list', 3)
  const { status } = await player.play()
  const { voice } = visitor
  expect([voice.format('webTable.status.beatAutoma'), voice.format('webTable.status.automaWon')]).toContain(status)
  // Five rounds of three leaders are at least so many choices.
  expect(player.moves).toBeGreaterThan(15)
  expect(visitor.mishaps).toEqual([])
  await visitor.leave()
})

test.concurrent('a whole game of Woodcraft with three seats on the plain table', WHOLE_GAME, async ({ expect }) => {
  const visitor = await here.house.visit()
  await visitor.enterBy('woodcraft', 'bots')
  const player = visitor.player('mouse', 4)
  await player.play()
  const sheet = visitor.dialog(visitor.voice.format('webTable.final.title'))
  // The category, and a column for each of three players.
  expect(await sheet.getByRole('columnheader').count()).toBe(4)
  expect(player.moves).toBeGreaterThan(13)
  expect(visitor.mishaps).toEqual([])
  await visitor.leave()
})
