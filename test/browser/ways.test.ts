import { brisk } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import { unseenOfWhere } from './support/in-sight.ts'

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
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'random'] })
  await visitor.player('keys', 7).play()
})

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

story('a whole game by touch, where one is and what is asked in sight all the time', async ({ come, expect }) => {
  const visitor = await come({ device: 'phone', likes: brisk })
  const { page } = visitor
  await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'random'] })
  let asked = ''
  await visitor.player('touch', 8).play(async ({ status, isOver }) => {
    if (status === asked) return isOver
    asked = status
    for (const screen of screens.toReversed()) {
      await page.setViewportSize(screen)
      expect(await unseenOfWhere(page), `${status} at ${screen.width}`).toEqual([])
    }
    return isOver
  })
})

if (isLong)
  story('a whole classic game by keyboard alone', async ({ come }) => {
    const visitor = await come()
    await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'greedy', 'random', 'greedy'] })
    await visitor.player('keys', 9).play()
  })
