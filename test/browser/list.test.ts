import { inHouse, isLong } from './support/in-house.ts'

const story = inHouse()

story('a whole game of Rats of Wistar against Ratbot by the list of all choices in words', async ({ come, expect }) => {
  const visitor = await come()
  await visitor.enterBy('wistar', 'alone')
  const player = visitor.player('list', 3)
  const { status } = await player.play()
  const { voice } = visitor
  expect([voice.format('webTable.status.beatAutoma'), voice.format('webTable.status.automaWon')]).toContain(status)
  // Five rounds of three leaders are at least so many choices.
  expect(player.moves).toBeGreaterThan(15)
})

const more = [['wistar', 'peaceful', 'mouse']] as const

for (const [game, mode, manner] of isLong ? more : [])
  story(`a whole ${mode} game of ${game} by two people on one device, with ${manner}`, async ({ come, expect }) => {
    const visitor = await come()
    await visitor.openHere({ game, mode, sitters: ['person', 'person'] })
    const player = visitor.player(manner, 9)
    await player.play()
    expect(player.moves).toBeGreaterThan(15)
  })
