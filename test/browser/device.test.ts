// What a browser does to the games it keeps: it is full, it clears them away, it keeps nothing, it puts pages to sleep.
import type { ExpectStatic } from 'vitest'
import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'
import type { Player } from './support/player.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()

/** Plays the beginning of a game on this device. */
async function playing(visitor: Visitor) {
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'novice'] })
  const player = visitor.player('list', 12)
  const { lines } = await player.play((seen) => seen.lines > 6 && !seen.isBusy && seen.inWords !== null)
  return { player, lines }
}

/** Waits, without touching anything, until the log has so many lines. */
async function reads(player: Player, lines: number, expect: ExpectStatic): Promise<void> {
  const read = async () => (await player.look().catch(() => undefined))?.lines ?? 0
  await expect.poll(read, { timeout: 60_000, interval: 250 }).toBeGreaterThanOrEqual(lines)
}

/** Has the worker that keeps games run something first, in which a browser differs from the tests' own. */
async function inKeeper({ page }: Visitor, first: string): Promise<void> {
  await page.route(/\/assets\/room-worker.*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${first};${await response.text()}` })
  })
}

/** From one word in a channel to the next there is no space left. */
const full = `
  let isFull = false
  new BroadcastChannel('full').onmessage = ({ data }) => { isFull = data }
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function (...given) {
    if (isFull) throw new DOMException('', 'QuotaExceededError')
    return add.apply(this, given)
  }`

story('where there is no space left a choice is refused by name, and made once there is', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { page, voice } = visitor
  await inKeeper(visitor, full)
  const { player } = await playing(visitor)
  const fill = (isFull: boolean) => page.evaluate((now) => new BroadcastChannel('full').postMessage(now), isFull)
  await fill(true)
  const refused = page.getByText(voice.format('webHouse.why.storageFull')).first()
  await player.play(() => refused.isVisible())
  const { lines } = await player.look()
  await fill(false)
  const { lines: before } = await player.play((seen) => seen.lines > lines + 3)
  await page.reload()
  await reads(player, before, expect)
})

story('a game that the browser clears away while it is played is kept again as it stands', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { page } = visitor
  const { player, lines } = await playing(visitor)
  const browser = await visitor.context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  const { lines: before } = await player.play((seen) => seen.lines > lines + 3 && !seen.isBusy)
  await page.reload()
  await reads(player, before, expect)
})

const forbidden = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError') } })`

story('a browser that keeps nothing says so, and the game is played all the same', async ({ come }) => {
  const visitor = await come({ likes: brisk })
  const { page, voice } = visitor
  await inKeeper(visitor, forbidden)
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'novice'] })
  await page.getByText(voice.format('webTable.notice.passing')).waitFor()
  await visitor.player('list', 12).play((seen) => seen.lines > 6)
})

story('two tabs play one game of this device: each shows what the other did', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { player, lines } = await playing(visitor)
  const tab = await visitor.anotherTab()
  await tab.goTo(visitor.page.url())
  const other = tab.player('list', 13)
  await reads(other, lines, expect)
  const there = await other.play((seen) => seen.lines > lines + 3 && !seen.isBusy)
  await reads(player, there.lines, expect)
  const here = await player.play((seen) => seen.lines > there.lines + 3 && !seen.isBusy)
  await reads(other, here.lines, expect)
  await tab.page.reload()
  await reads(other, here.lines, expect)
})

story.apart('a page that was asleep while the server was renewed shows all of it', async ({ come, house, expect }) => {
  const player = await come({ likes: brisk })
  const address = await player.openOnline(2, { withBots: true })
  const watcher = await come({ likes: brisk })
  await watcher.goTo(address)
  const hands = player.player('list', 12)
  const eyes = watcher.player('list')
  await hands.play((seen) => seen.lines > 4 && !seen.isBusy)
  await reads(eyes, 1, expect)
  const browser = await watcher.context.newCDPSession(watcher.page)
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
  await house.restartServing()
  const { lines } = await hands.play((seen) => seen.lines > 14 && !seen.isBusy)
  await browser.send('Page.setWebLifecycleState', { state: 'active' })
  await reads(eyes, lines, expect)
})
