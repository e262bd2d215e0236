// What a strong player would do, at the table and afterwards: hints while one plays, and the analysis of a finished game.
import type { ExpectStatic } from 'vitest'
import { analysed, answered, askHint, hintCard, openAnalysis } from './support/advice.ts'
import { cutAt, goldenGame } from './support/golden-game.ts'
import { brisk } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()

/** A question of each game whose choices lie on the board, and how far into the game it is. */
const questions = [
  ['cats', 'rescue', 0.5],
  ['wistar', 'explore', 0.5],
  ['woodcraft', 'hireHelper', 0.5],
] as const
const likes = { ...brisk, playForced: false }

/** To a question of a game that was played before, now against a bot on this device. */
async function comesTo(
  visitor: Visitor,
  [game, kind, share]: readonly [game: string, kind: string, share: number],
): Promise<void> {
  await visitor.openFile(cutAt(await goldenGame(`${game}/classic-2`), share, kind), 1, 'casual')
  await visitor.page.locator('[data-asked]').waitFor()
}

/** What has been played and what is asked: a hint changes neither. */
async function played(visitor: Visitor) {
  const { asked, lines } = await visitor.player('mouse').look()
  return { asked, lines }
}

for (const question of questions)
  story(`a hint rings the best choice and its alternatives, and plays nothing: ${question[0]}`, async (scene) => {
    const { come, expect } = scene
    const visitor = await come({ likes })
    const { page, board, tray, voice } = visitor
    await comesTo(visitor, question)
    const before = await played(visitor)
    const card = await askHint(visitor)
    await tells(visitor, expect)
    await board.locator('[data-hint="1"]').first().waitFor()
    await board.locator('[data-hint="2"]').first().waitFor()
    const words = card.locator('strong').first()
    const best = await words.innerText()
    await page.keyboard.press('2')
    await expect.poll(() => words.innerText()).not.toBe(best)
    await page.keyboard.press('1')
    await expect.poll(() => words.innerText()).toBe(best)
    expect(await played(visitor)).toEqual(before)
    // The main button takes it in hand; it stands only when it is done.
    const main = tray.locator('[data-button="main"][data-ready]:not([data-fresh])')
    await main.click()
    await tray.getByRole('button', { name: voice.format('webTable.tray.do'), exact: true }).waitFor()
    expect(await played(visitor)).toEqual(before)
    await main.click()
    await expect.poll(async () => (await played(visitor)).lines).toBeGreaterThan(before.lines)
  })

/** What, how sure, why or that there is no single reason, and compared with what by category. */
async function tells(visitor: Visitor, expect: ExpectStatic): Promise<void> {
  const { voice } = visitor
  const card = hintCard(visitor)
  expect(await card.getByText(voice.format('advice.atEnd'), { exact: true }).count()).toBe(1)
  // A heading, some categories, the sum.
  expect(await card.getByRole('row').count()).toBeGreaterThan(3)
  expect(await card.getByRole('button', { name: voice.format('advice.option', { n: 2 }), exact: true }).count()).toBe(1)
  expect(await card.innerText()).not.toMatch(/NaN|undefined|null/)
}

story('on a phone the lantern lies behind the tools, and rings stay on the board', async ({ come, expect }) => {
  const visitor = await come({ device: 'phone', likes, language: 'cs' })
  const { page, board, tray, voice } = visitor
  // More cards than there is room for over the tray.
  await comesTo(visitor, ['cats', 'draft', 0.3])
  await visitor.takeTool(voice.format('advice.tool'))
  await answered(visitor)
  await tells(visitor, expect)
  await board.locator('[data-hint="1"]').first().waitFor()
  const rings = page.locator('[data-rings] rect')
  await rings.first().waitFor()
  const edge = (await tray.boundingBox())?.y ?? 0
  for (const ring of await rings.all()) {
    const { y, height } = (await ring.boundingBox()) ?? { y: 0, height: 0 }
    expect(y + height).toBeLessThan(edge + 12)
  }
  await tray.getByRole('button', { name: voice.format('advice.close'), exact: true }).click()
  await hintCard(visitor).waitFor({ state: 'detached' })
  await rings.first().waitFor({ state: 'detached' })
})

/** Finished games for two. */
const finished = isLong ? (['cats', 'wistar', 'woodcraft'] as const) : (['cats'] as const)

for (const game of finished)
  story(`a finished game is analysed, stopped in between, guessed at and kept: ${game}`, async ({ come, expect }) => {
    const visitor = await come({ likes })
    const { page, voice } = visitor
    await visitor.openFile(await goldenGame(`${game}/classic-2`), 1, 'casual')
    await openAnalysis(visitor)
    const address = page.url()
    await visitor.button(voice.format('analysis.stop')).click()
    await page.locator('[data-analysis="stopped"]').waitFor()
    await visitor.button(voice.format('analysis.goOn')).click()
    await analysed(visitor)
    await page.getByRole('slider').waitFor()
    const moments = page.locator('section', {
      has: page.getByRole('heading', { name: voice.format('analysis.moments') }),
    })
    expect(await moments.getByRole('listitem').count()).toBe(3)

    // Guessed: hidden until it is found.
    const better = page.locator('[data-better] strong')
    await page.keyboard.press('g')
    await visitor.button(voice.format('analysis.guess.show')).waitFor()
    expect(await better.count()).toBe(0)
    await visitor.button(voice.format('analysis.guess.show')).click()
    const words = await better.innerText()
    await page.keyboard.press('g')
    await better.waitFor({ state: 'detached' })
    await visitor.button(words).click()
    await better.waitFor()
    // What was not looked at yet would still have to be guessed.
    await page.keyboard.press('Escape')

    await isOnBoard(visitor, expect)
    await visitor.button(voice.format('analysis.playOn')).click()
    await page.waitForURL(/\/local\//)
    await page.locator('[data-asked]').waitFor()
    expect((await visitor.player('mouse').look()).isOver).toBe(false)

    const reached = await progressOf(visitor, address)
    expect(reached.filter(({ value, max }) => value < max)).toEqual([])
  })

/** Of what was given away something is to be seen on the board: what was played, or what was better. */
async function isOnBoard({ page }: Visitor, expect: ExpectStatic): Promise<void> {
  const slips = page.locator('li button', { has: page.locator('[data-kind="slip"]') })
  await slips.first().waitFor()
  const ringed: number[] = []
  for (const slip of await slips.all()) {
    await slip.click()
    await page.locator('[data-better]').waitFor()
    await page.waitForTimeout(500)
    ringed.push(await page.locator('[data-crop] [data-hint]').count())
    if ((ringed.at(-1) ?? 0) > 0) break
  }
  expect(Math.max(...ringed)).toBeGreaterThan(0)
}

/** Comes back, and takes down how far the weighing had come whenever that changed. */
async function progressOf(visitor: Visitor, address: string) {
  const { page } = visitor
  await page.addInitScript(() => {
    const reached: { value: number; max: number }[] = []
    Object.assign(globalThis, { reached })
    new MutationObserver(() => {
      const progress = document.querySelector<HTMLProgressElement>('progress[value]')
      if (progress) reached.push({ value: progress.value, max: progress.max })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto(address)
  await analysed(visitor)
  return page.evaluate(() => (globalThis as unknown as { reached: { value: number; max: number }[] }).reached)
}
