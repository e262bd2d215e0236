import { brisk } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'

const story = inHouse()

story('a whole game of Rats of Wistar against Ratbot on the plain table', async ({ come, expect }) => {
  const visitor = await come()
  await visitor.enterBy('wistar', 'alone')
  const player = visitor.player('list', 3)
  const { status } = await player.play()
  const { voice } = visitor
  expect([voice.format('webTable.status.beatAutoma'), voice.format('webTable.status.automaWon')]).toContain(status)
  // Five rounds of three leaders are at least so many choices.
  expect(player.moves).toBeGreaterThan(15)
})

story('a whole game of Woodcraft with three seats on the plain table', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  await visitor.enterBy('woodcraft', 'bots')
  const player = visitor.player('mouse', 4)
  await player.play()
  const sheet = visitor.dialog(visitor.voice.format('webTable.final.title'))
  // The category, and a column for each of three players.
  expect(await sheet.getByRole('columnheader').count()).toBe(4)
  expect(player.moves).toBeGreaterThan(13)
})

const more = [
  ['wistar', 'peaceful', 'mouse'],
  ['woodcraft', 'classic', 'keys'],
] as const

for (const [game, mode, manner] of isLong ? more : [])
  story(`a whole ${mode} game of ${game} by two people on one device, with ${manner}`, async ({ come, expect }) => {
    const visitor = await come()
    await visitor.openHere({ game, mode, sitters: ['person', 'person'] })
    const player = visitor.player(manner, 9)
    await player.play()
    expect(player.moves).toBeGreaterThan(15)
  })
