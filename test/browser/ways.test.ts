import { test } from 'vitest'
import { inHouse, WHOLE_GAME } from './support/in-house.ts'

const here = inHouse()

test.concurrent('a family game of two people on one device, a curtain between them', WHOLE_GAME, async ({ expect }) => {
  const visitor = await here.house.visit()
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'person'] })
  const player = visitor.player('mouse', 6)
  await player.play()
  expect(player.handOvers).toBeGreaterThan(1)
  expect(visitor.mishaps).toEqual([])
  await visitor.leave()
})

test.concurrent('a whole game by keyboard alone', WHOLE_GAME, async ({ expect }) => {
  const visitor = await here.house.visit()
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'random'] })
  await visitor.player('keys', 7).play()
  expect(visitor.mishaps).toEqual([])
  await visitor.leave()
})

test.concurrent('a whole game on a phone by touch', WHOLE_GAME, async ({ expect }) => {
  const visitor = await here.house.visit({ device: 'phone' })
  await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'random'] })
  await visitor.player('touch', 8).play()
  expect(visitor.mishaps).toEqual([])
  await visitor.leave()
})
