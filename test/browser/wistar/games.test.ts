// Rats of Wistar on its drawn table: whole games online, on one device, against bots and against Ratbot; by mouse, finger and
// keys.
import { brisk, type Visit } from '../support/house.ts'
import { inHouse, isLong } from '../support/in-house.ts'
import type { Manner } from '../support/player.ts'
import type { Visitor } from '../support/visitor.ts'

const story = inHouse()

story('a whole game of Rats of Wistar against a bot on the drawn table, with the mouse', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  await visitor.openHere({ game: 'wistar', mode: 'classic', sitters: ['person', 'casual'] })
  const player = visitor.player('mouse', 12)
  await player.play()
  const sheet = visitor.dialog(visitor.voice.format('webTable.final.title'))
  // The category, and a column for each of two players.
  expect(await sheet.getByRole('columnheader').count()).toBe(3)
  // Five rounds of three leaders.
  expect(player.moves).toBeGreaterThan(15)
})

/** On one device: who sits there, how it is played, and in which language. */
interface Sitting {
  readonly mode: 'classic' | 'peaceful'
  readonly sitters: readonly ('person' | 'novice' | 'casual')[]
  readonly manner: Manner
  readonly visit: Visit
}

const sittings: readonly Sitting[] = [
  { mode: 'peaceful', sitters: ['person', 'person'], manner: 'keys', visit: { likes: brisk } },
  { mode: 'classic', sitters: ['person', 'novice'], manner: 'touch', visit: { likes: brisk, device: 'phone' } },
  { mode: 'classic', sitters: ['person', 'person', 'person'], manner: 'mouse', visit: { language: 'cs' } },
  {
    mode: 'classic',
    sitters: ['person', 'novice', 'casual', 'novice'],
    manner: 'mouse',
    visit: { likes: brisk, language: 'ru', theme: 'dark' },
  },
  {
    mode: 'peaceful',
    sitters: ['person', 'person', 'novice', 'person'],
    manner: 'touch',
    visit: { likes: brisk, device: 'phone', language: 'pl' },
  },
]

/** So many moves are enough to see that a way of playing works, where not the whole game is played. */
const SOME_MOVES = 25

for (const { mode, sitters, manner, visit } of isLong ? sittings : sittings.slice(0, 2))
  story(`Rats of Wistar, ${mode}, by ${sitters.join(', ')}, with ${manner}`, async ({ come, expect }) => {
    const visitor = await come(visit)
    await visitor.openHere({ game: 'wistar', mode, sitters })
    const player = visitor.player(manner, 9)
    await player.play(({ isOver }) => isOver || (!isLong && player.moves > SOME_MOVES))
    expect(player.moves).toBeGreaterThan(20)
  })

story('against Ratbot without a network', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { page, voice } = visitor
  await visitor.enterBy('wistar', 'alone')
  await visitor.board.waitFor()
  await visitor.context.setOffline(true)
  const player = visitor.player('mouse', 5)
  await player.play(({ isOver }) => isOver || (!isLong && player.moves > SOME_MOVES))
  // Its scales stand beside the board all the time.
  expect(await page.getByRole('region', { name: voice.format('wistarPlay.ratbot'), exact: true }).count()).toBe(1)
})

for (const seats of isLong ? ([2, 3, 4] as const) : [])
  story(`${seats} browsers play a whole game of Rats of Wistar online`, async ({ come, expect }) => {
    const visits = [{}, { likes: brisk, device: 'phone' }, { likes: brisk, theme: 'dark' }, { likes: brisk }] as const
    const manners = ['mouse', 'touch', 'list', 'mouse'] as const
    const visitors = await Promise.all(visits.slice(0, seats).map((visit) => come(visit)))
    const [host, ...guests] = visitors as [Visitor, ...Visitor[]]
    const address = await host.openOnline(seats, { game: 'wistar' })
    for (const guest of guests) {
      await guest.goTo(address)
      await guest.button(guest.voice.format('webTable.room.sit')).first().click()
    }
    const players = visitors.map((visitor, seat) => visitor.player(manners[seat] as Manner, 30 + seat))
    const ends = await Promise.all(players.map((player) => player.play()))
    expect(new Set(ends.map(({ status }) => status)).size).toBe(1)
    for (const { moves } of players) expect(moves).toBeGreaterThan(10)
  })
