// Nothing may keep anybody out: no page and no state of a table, in light and dark. What is looked at stands here.
import { cats } from '@nora/catalogue'
import { barriers } from './support/audit.ts'
import type { Visit } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import { finishedGame } from './support/moments.ts'
import { housePages } from './support/pages.ts'
import { catsKinds, catsStates, plainGames, plainStates } from './support/states.ts'

const story = inHouse()

/** Knows the table, and makes every choice by hand. */
const looker: Visit = { likes: { introduced: true, playForced: false } }

const PLAIN_GAMES = isLong ? 40 : 2
const PLAIN_KINDS = isLong ? Number.POSITIVE_INFINITY : 5

story('the pages of the house', async ({ come, expect }) => {
  const visitor = await come()
  const found: string[] = []
  for (const path of housePages) {
    await visitor.goTo(path)
    await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await barriers(visitor, path)))
  }
  expect(found).toEqual([])
})

const halves = [0, 1]
for (const half of halves)
  story(`The Isle of Cats at every kind of question, ${half + 1} of ${halves.length}`, async ({ come, expect }) => {
    const states = catsStates()
    expect([...states.keys()].sort()).toEqual(catsKinds.toSorted())
    const visitor = await come(looker)
    const found: string[] = []
    for (const [kind, file] of [...states].filter((_, index) => index % halves.length === half)) {
      await visitor.openFile(file)
      await visitor.tray.getByRole('heading').waitFor()
      found.push(...(await barriers(visitor, kind)))
    }
    expect(found).toEqual([])
  })

for (const game of plainGames)
  story(`the plain table of ${game}`, async ({ come, expect }) => {
    const visitor = await come(looker)
    const found: string[] = []
    for (const [kind, file] of [...plainStates(game, PLAIN_GAMES)].slice(0, PLAIN_KINDS)) {
      await visitor.openFile(file)
      await visitor.tray.getByRole('heading').waitFor()
      found.push(...(await barriers(visitor, kind)))
    }
    expect(found).toEqual([])
  })

story('what lies over a table: introduction, curtain, help, refusals, sheets, menu', async ({ come, expect }) => {
  const visitor = await come()
  const { page, voice, tray, board } = visitor
  const found: string[] = []
  await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'person'] })
  const dialog = page.getByRole('dialog')
  const player = visitor.player('mouse', 50)
  const wanted = new Set(['introduction', 'curtain'])
  await player.play(async ({ dialog: over, isCurtain }) => {
    const state = isCurtain ? 'curtain' : over === null ? '' : 'introduction'
    if (wanted.delete(state)) found.push(...(await barriers(visitor, state)))
    return wanted.size === 0
  })
  const summary = tray.getByRole('group').locator('summary')
  await player.play(async ({ dialog: over, isBusy }) => over === null && !isBusy && (await summary.count()) > 0)
  await summary.click()
  found.push(...(await barriers(visitor, 'refusals')))
  await board.locator('[data-thing]').first().click({ button: 'right' })
  await dialog.waitFor()
  found.push(...(await barriers(visitor, 'help')))
  await page.keyboard.press('Escape')
  for (const tool of ['score.title', 'piles.title', 'menu.title'] as const) {
    const name = voice.format(`webTable.${tool}`)
    const tools = page.getByRole('navigation', { name: voice.format('webTable.tools') })
    await tools.getByRole('button', { name, exact: true }).click()
    await dialog.waitFor()
    found.push(...(await barriers(visitor, name)))
    await page.keyboard.press('Escape')
  }
  expect(found).toEqual([])
})

story('before and after a game: waiting room, final sheet, replay', async ({ come, expect }) => {
  const visitor = await come(looker)
  const { page, voice } = visitor
  const found: string[] = []
  await visitor.openFile(finishedGame(cats.game, { mode: 'classic', seats: 2 }))
  const sheet = visitor.dialog(voice.format('webTable.final.title'))
  await sheet.waitFor()
  found.push(...(await barriers(visitor, 'final sheet')))
  await sheet.getByRole('link', { name: voice.format('webTable.over.replay') }).click()
  await page.getByRole('slider').waitFor()
  found.push(...(await barriers(visitor, 'replay')))
  await visitor.enterBy('cats', 'online')
  await visitor.button(voice.format('webOpening.openOnline')).click()
  await visitor.button(voice.format('webTable.room.invite')).waitFor()
  found.push(...(await barriers(visitor, 'waiting room')))
  // Now there is something to be listed, and somebody to have an account.
  for (const path of ['/', '/games', '/tables', '/history', '/account']) {
    await visitor.goTo(path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    found.push(...(await barriers(visitor, `${path} of a guest with games`)))
  }
  await page.getByLabel(voice.format('webPeople.newPassword'), { exact: true }).first().fill('eight letters')
  await visitor.button(voice.format('webPeople.become.do')).click()
  await page.getByLabel(voice.format('webPeople.oldPassword'), { exact: true }).waitFor()
  found.push(...(await barriers(visitor, '/account of an account')))
  expect(found).toEqual([])
})
