import { brisk } from '../support/house.ts'
import { inHouse, isLong } from '../support/in-house.ts'

const story = inHouse()

story('a family game of two people on one device, a curtain between them', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'person'] })
  const player = visitor.player('mouse', 6)
  await player.play()
  expect(player.handOvers).toBeGreaterThan(1)
})

story('a whole game by keyboard alone', async ({ come }) => {
  const visitor = await come()
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'novice'] })
  await visitor.player('keys', 7).play()
})

if (isLong)
  story('a whole classic game by keyboard alone', async ({ come }) => {
    const visitor = await come()
    await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'casual', 'novice', 'skilled'] })
    await visitor.player('keys', 9).play()
  })
