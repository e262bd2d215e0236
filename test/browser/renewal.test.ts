// A house is renewed while people sit at its tables: each table keeps the rules it was opened with.
import { catalogue, cats } from '@nora/catalogue'
import { releaseText } from '../../packages/server/test/support/release.ts'
import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'

const story = inHouse()

const BEFORE = '0.9.0'
const before = [{ ...cats, game: { ...cats.game, rulesVersion: BEFORE } }]

story.apart('a table of older rules is played on by them, and the page says so', async ({ come, house, expect }) => {
  await house.restartServing(before)
  await house.keepRules(await releaseText(cats.game, BEFORE))
  const visitor = await come({ likes: brisk })
  const { page, voice } = visitor
  await visitor.openOnline(2, { withBots: true })
  const player = visitor.player('list', 80)
  const { lines } = await player.play(({ offers, isBusy }) => !isBusy && offers.length > 0)
  await house.restartServing(catalogue)
  await page.reload()
  await page.getByText(voice.format('webTable.notice.olderRules')).waitFor()
  await player.play((seen) => seen.lines > lines + 3)
  // A new table beside it is played by the rules of the page, and nothing is said.
  await visitor.openOnline(2, { withBots: true })
  await player.play(({ offers, isBusy }) => !isBusy && offers.length > 0)
  expect(await page.getByText(voice.format('webTable.notice.olderRules')).count()).toBe(0)
})

story.apart('a table whose rules are gone says so, and goes on when they are back', async ({ come, house }) => {
  const visitor = await come({ likes: brisk })
  const { page, voice } = visitor
  await visitor.openOnline(2, { withBots: true })
  const player = visitor.player('list', 81)
  const { lines } = await player.play(({ offers, isBusy }) => !isBusy && offers.length > 0)
  await house.restartServing(before)
  await page.reload()
  const found = cats.game.rulesVersion
  await visitor.status.filter({ hasText: voice.format('server.why.wrongVersion', { found }) }).waitFor()
  await house.restartServing(catalogue)
  await page.reload()
  await player.play((seen) => seen.lines > lines + 3)
})
