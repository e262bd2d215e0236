import { cats, wistar } from '@nora/catalogue'
import type { Match } from '@nora/kernel'
import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'
import { finishedGame, momentWhen } from './support/moments.ts'

const story = inHouse()

story('a turn is undone, redone and confirmed; then it stands', async ({ come, expect }) => {
  const visitor = await come()
  const { voice, tray, page } = visitor
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'novice'] })
  const player = visitor.player('mouse', 30)
  const confirm = tray.getByRole('button', { name: voice.format('webTable.tray.confirm'), exact: true })
  const asked = voice.format('webTable.tray.confirmQuestion')
  // A turn in which a tile is laid: whoever passes has nothing to take back but that.
  await player.play(({ placing }) => placing !== null)
  await player.play(({ status }) => status === asked)
  await visitor.button(voice.format('webTable.tray.undo')).click()
  await expect.poll(async () => (await player.look()).placing, { timeout: 30_000 }).not.toBeNull()
  await visitor.button(voice.format('webTable.tray.redo')).click()
  await confirm.waitFor()
  await visitor.button(voice.format('webTable.tray.undoTurn')).click()
  await expect.poll(async () => (await player.look()).pieces.length, { timeout: 30_000 }).toBeGreaterThan(1)
  await player.play(({ status }) => status === asked)
  await confirm.click()
  await confirm.waitFor({ state: 'detached' })
  await player.play(({ pieces, isBusy }) => !isBusy && pieces.length > 0)
  // What has been confirmed cannot be taken back, and the page says why.
  const undo = visitor.button(voice.format('webTable.tray.undo'))
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  await undo.click({ force: true })
  await page.getByRole('status').getByRole('button').first().waitFor()
})

story(
  'what looks possible and is not says why not: in the tray, on the piece, and in its help',
  async ({ come, expect }) => {
    const visitor = await come({ likes: brisk })
    const { voice, tray, board, page } = visitor
    const rescues = { mode: 'classic', seats: 2 }
    const isChoosy = (match: Match, kind: string) => kind === 'rescue' && match.refusals(0).length > 1
    await visitor.openFile(momentWhen(cats.game, rescues, isChoosy))
    const refused = board.locator('button[data-thing][aria-disabled="true"]')
    const piece = refused.first()
    const said = (await piece.getAttribute('aria-label')) ?? ''
    await piece.click({ force: true })
    const told = board.getByRole('status').filter({ hasText: /\w/ }).last()
    // The way to its rule follows.
    const notice = await told.evaluate(({ firstChild }) => firstChild?.textContent ?? '')
    await told.getByRole('button').waitFor()
    expect(said).toContain(notice)
    await tray.getByRole('group').locator('summary').click()
    await tray.getByText(notice).first().waitFor()
    await piece.click({ button: 'right', force: true })
    const help = page.getByRole('dialog')
    await help.getByRole('heading', { name: voice.format('webTable.help.whyNot') }).waitFor()
    await help.getByText(notice).first().waitFor()
  },
)

story('what cannot be taken back is asked for once more', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { tray, board, page } = visitor
  await visitor.openFile(momentWhen(wistar.game, { mode: 'solo' }, (_, kind) => kind === 'startingCards'))
  const card = board.locator('[data-open]').first()
  await card.waitFor()
  const question = await visitor.status.innerText()
  const confirmation = tray.locator('[data-confirmation]')
  await card.click()
  await confirmation.waitFor()
  await page.keyboard.press('Escape')
  await confirmation.waitFor({ state: 'detached' })
  expect(await visitor.status.innerText()).toBe(question)
  await card.click()
  await confirmation.click()
  await expect.poll(() => visitor.status.innerText(), { timeout: 30_000 }).not.toBe(question)
})

story('a small card and somebody else’s ship can be looked at closely', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { board, page, voice } = visitor
  await visitor.openFile(momentWhen(cats.game, { mode: 'classic', seats: 2 }, (_, kind) => kind === 'rescue'))
  const popover = board.locator('[popover]')
  await board.locator('[data-thing]:has([data-slim])').first().hover()
  await popover.waitFor()
  await page.keyboard.press('Escape')
  await popover.waitFor({ state: 'detached' })

  const name = await visitor.page.locator('[data-seat="1"] [class*="name"]').innerText()
  await board.getByRole('button', { name: voice.format('webCats.ship.enlarge', { name }) }).click()
  const ship = page.getByRole('dialog').getByRole('group', { name: voice.format('webCats.ship.of', { name }) })
  const scale = () =>
    ship
      .locator('svg')
      .first()
      .evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a)
  await ship.hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(scale).toBeGreaterThan(1.3)
  await ship.focus()
  await page.keyboard.press('0')
  await expect.poll(scale).toBe(1)
  await page.keyboard.press('+')
  await expect.poll(scale).toBe(1.25)
})

story('the log is one stop of the Tab key, and arrows go from line to line', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { page, voice } = visitor
  const isLate = ({ line }: Match) => line.length > 60
  await visitor.openFile(momentWhen(cats.game, { mode: 'classic', seats: 2 }, isLate))
  const log = page.getByRole('list', { name: voice.format('webTable.log.title') })
  const lines = log.getByRole('button')
  await lines.first().waitFor()
  await log.focus()
  await page.keyboard.press('Tab')
  expect(await log.evaluate((list) => list.contains(document.activeElement))).toBe(false)
  await log.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const line = lines.nth((await lines.count()) - 2)
  expect(await line.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('slider').waitFor()
})

story('a reload in the middle of a nested choice loses nothing', async ({ come, expect }) => {
  const visitor = await come()
  const { page } = visitor
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'novice'] })
  const player = visitor.player('mouse', 32)
  const before = await player.play(({ placing }) => placing !== null)
  await page.reload()
  await expect.poll(async () => (await player.look()).placing, { timeout: 60_000 }).not.toBeNull()
  const after = await player.look()
  expect([after.status, after.lines]).toEqual([before.status, before.lines])
  await player.play(({ lines }) => lines > before.lines + 3)
})

story(
  'a finished game is watched again, from anybody’s seat, and played on from its middle',
  async ({ come, expect }) => {
    const visitor = await come({ likes: { ...brisk, introduced: false } })
    const { page, voice } = visitor
    await visitor.openFile(finishedGame(cats.game, { mode: 'classic', seats: 2 }))
    const sheet = visitor.dialog(voice.format('webTable.final.title'))
    await sheet.waitFor()
    const introduction = visitor.dialog(voice.format('webTable.intro.title'))
    expect(await introduction.count()).toBe(0)
    await visitor.link(voice.format('webTable.over.replay')).click()
    const scrubber = page.getByRole('slider')
    await scrubber.waitFor()
    expect(await introduction.count()).toBe(0)
    const end = Number(await scrubber.getAttribute('max'))
    expect(end).toBeGreaterThan(20)
    const middle = Math.floor(end / 2)
    await scrubber.fill(String(middle))
    const told = (at: number) =>
      visitor.status.filter({ hasText: voice.format('webTable.replay.status', { at, of: end }) })
    await told(middle).waitFor()
    await page.keyboard.press('ArrowRight')
    await told(middle + 1).waitFor()
    await page.keyboard.press('Home')
    await told(Number(await scrubber.getAttribute('min'))).waitFor()
    // The address is the position: whoever gets the link sees the same.
    await scrubber.fill(String(middle))
    await page.getByRole('combobox').selectOption('1')
    await expect.poll(() => new URL(page.url()).search).toBe(`?at=${middle}&seat=1`)
    await page.reload()
    await told(middle).waitFor()
    await visitor.button(voice.format('webTable.replay.fork')).click()
    await page.waitForURL(/\/local\//)
    // How to read a table is told where there is something to decide at last.
    await introduction.waitFor()
    const fork = visitor.player('list', 34)
    await fork.play(({ offers, placing, isOver }) => !isOver && (offers.length > 0 || placing !== null))
    const { lines } = await fork.look()
    await fork.play((seen) => seen.lines > lines || seen.isOver)
  },
)

/** Width and height of a window, and how wide the ship with a tile in hand is in it at least. */
const windows = [
  ['a small laptop', 1366, 768, 700],
  ['a tablet lying', 1024, 768, 640],
  ['a tablet upright', 820, 1180, 760],
  ['a phone lying', 844, 390, 460],
  ['a phone upright', 390, 844, 640],
] as const

story('on every screen the ship is large, the tray in sight, and no name cut off', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { page, board, tray, voice } = visitor
  const placing = momentWhen(cats.game, { mode: 'classic', seats: 4 }, (_, kind) => kind === 'place')
  for (const [name, width, height, least] of windows) {
    await page.setViewportSize({ width, height })
    await visitor.openFile(placing)
    const ship = board.getByRole('application')
    await ship.waitFor()
    const box = await ship.boundingBox()
    if (!box) throw new Error(`${name}: the ship is not to be seen`)
    expect(box.width, name).toBeGreaterThan(least)
    expect(box.y, name).toBeGreaterThan(0)
    expect(box.y + box.height, name).toBeLessThanOrEqual(height)
    const put = await tray.getByRole('button', { name: voice.format('webCats.place.put') }).boundingBox()
    expect((put?.y ?? height) + (put?.height ?? 0), name).toBeLessThanOrEqual(height)
    const cut = await page
      .locator('[data-seat] [class*="name"]')
      .evaluateAll((names) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
    expect(cut, name).toBe(0)
  }
})
