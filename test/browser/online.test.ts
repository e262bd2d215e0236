import { brisk } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()

/** Four who could not be more different. */
const four = [
  { visit: {}, manner: 'mouse' },
  { visit: { likes: brisk }, manner: 'list' },
  { visit: { likes: brisk, device: 'phone' }, manner: 'touch' },
  { visit: { likes: { ...brisk, confirmTurns: true }, theme: 'dark', device: 'phone' }, manner: 'list' },
] as const

/** A family game takes a fifth of the time, and goes the same way. */
const modes = isLong ? ['family', 'classic'] : ['family']

for (const mode of modes)
  story(`four browsers play a whole ${mode} game of The Isle of Cats online`, async ({ come, expect }) => {
    const visitors = await Promise.all(four.map(({ visit }) => come(visit)))
    const [host, ...guests] = visitors as [Visitor, ...Visitor[]]
    const address = await host.openOnline(4, { mode })
    for (const guest of guests) {
      await guest.goTo(address)
      await guest.button(guest.voice.format('webTable.room.sit')).first().click()
    }
    const players = four.map(({ manner }, seat) => (visitors[seat] as Visitor).player(manner, 10 + seat))
    const ends = await Promise.all(players.map((player) => player.play()))
    // All four are told the same.
    expect(new Set(ends.map(({ status }) => status)).size).toBe(1)
    const sheets = await Promise.all(
      // A phone shows one player at a time, and the totals of all.
      visitors.map(({ page, voice }) =>
        page
          .getByRole('dialog', { name: voice.format('webTable.final.title') })
          .evaluate((sheet) =>
            [...sheet.querySelectorAll(sheet.querySelector('[aria-pressed]') ? 'button > b' : 'thead b')]
              .map(({ textContent }) => textContent)
              .join(),
          ),
      ),
    )
    expect(new Set(sheets).size).toBe(1)
    for (const { moves } of players) expect(moves).toBeGreaterThan(10)
  })

story.apart('a lost connection is told, comes back by itself, and the game goes on', async ({ come, house }) => {
  const visitor = await come()
  const { page, voice } = visitor
  await visitor.openOnline(2, { withBots: true })
  const player = visitor.player('list', 20)
  await player.play(({ offers, isBusy, dialog }) => dialog === null && !isBusy && offers.length > 0)
  const before = (await player.look()).lines
  await visitor.context.setOffline(true)
  await page.getByText(voice.format('webTable.notice.lost')).first().waitFor()
  await visitor.context.setOffline(false)
  await page.getByText(voice.format('webTable.notice.found')).waitFor()
  await player.play(({ lines }) => lines > before + 3)
  // The same when it is the server that goes away for a while.
  await house.restartServing()
  await page.getByText(voice.format('webTable.notice.found')).last().waitFor()
  const later = (await player.look()).lines
  await player.play(({ lines }) => lines > later + 3)
})

story('a second tab shows the same table, and both can play', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const address = await visitor.openOnline(2, { withBots: true })
  const player = visitor.player('list', 21)
  await player.play(({ offers, dialog }) => dialog === null && offers.length > 0)
  // What they like has been told to the table once; nobody is bothered with that.
  const { page, voice } = visitor
  expect(await page.getByText(voice.format('room.why.noChange')).count()).toBe(0)
  const tab = await visitor.anotherTab()
  await tab.goTo(address)
  const other = tab.player('list', 22)
  const seen = await other.play(({ offers, dialog }) => dialog === null && offers.length > 0)
  expect(seen.offers).toEqual((await player.look()).offers)
  await other.play(({ lines }) => lines > seen.lines)
  const { lines } = await other.look()
  await expect.poll(async () => (await player.look()).lines, { timeout: 30_000 }).toBeGreaterThanOrEqual(lines)
  await player.play((now) => now.lines > lines)
})

story('who only watches sees the table, nobody’s hand, and nothing to choose', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const address = await visitor.openOnline(2, { withBots: true })
  const player = visitor.player('list', 23)
  const { lines } = await player.play((seen) => seen.dialog === null && seen.offers.length > 0)
  const watcher = await come()
  await watcher.goTo(address)
  const watching = watcher.player('mouse')
  await expect.poll(async () => (await watching.look()).lines, { timeout: 30_000 }).toBeGreaterThanOrEqual(lines)
  const seen = await watching.look()
  // Not even how to read the table: that is told to who has something to decide.
  expect([seen.offers, seen.pieces, seen.main, seen.dialog]).toEqual([[], [], null, null])
  expect(seen.status).toContain('Ada')
  const { voice, page } = visitor
  const seats = page.getByRole('list', { name: voice.format('webTable.seats.title') })
  await seats.getByText(voice.format('webTable.seats.watchers', { n: 1 })).waitFor()
  await player.play((now) => now.lines > lines + 2)
  await expect.poll(async () => (await watching.look()).lines, { timeout: 30_000 }).toBeGreaterThan(lines)
})

story('whoever comes later takes over a bot’s seat and plays on', async ({ come, expect }) => {
  const host = await come({ likes: brisk })
  const address = await host.openOnline(2, { withBots: true })
  const player = host.player('list', 24)
  await player.play(({ offers }) => offers.length > 0)
  const guest = await come({ likes: brisk })
  await guest.goTo(address)
  const seats = guest.page.getByRole('list', { name: guest.voice.format('webTable.seats.title') })
  await seats.getByText(guest.voice.format('webTable.room.sit')).click()
  const late = guest.player('list', 25)
  const hasPlayed = () => late.moves > 2
  await Promise.all([player.play(hasPlayed), late.play(hasPlayed)])
  expect(await seats.getByText(guest.voice.format('webTable.room.sit')).count()).toBe(0)
})
