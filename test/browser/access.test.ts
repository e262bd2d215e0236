// Nothing may keep anybody out: no page and no state of a table, in light and dark. What is looked at stands here.
import { cats, wistar } from '@nora/catalogue'
import type { GameFile } from '@nora/kernel'
import { barriers } from './support/audit.ts'
import { brisk, type Visit } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import { finishedGame, momentWhen } from './support/moments.ts'
import { housePages } from './support/pages.ts'
import { catsKinds, catsStates, plainGames, plainStates } from './support/states.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()
/** Told in the long test only. */
const long = (...told: Parameters<typeof story>) => isLong && story(...told)

/** Knows the table, and makes every choice by hand. */
const looker: Visit = { likes: { introduced: true, playForced: false } }

const PLAIN_GAMES = isLong ? 40 : 2
const PLAIN_KINDS = isLong ? Number.POSITIVE_INFINITY : 5

/** Opens a game at which something is asked, and looks at it. */
async function barriersAt(visitor: Visitor, kind: string, file: GameFile): Promise<readonly string[]> {
  await visitor.openFile(file)
  await visitor.page.locator('[data-asked]').waitFor()
  return barriers(visitor, kind)
}

story('the pages of the house', async ({ come, expect }) => {
  const visitor = await come()
  const found: string[] = []
  for (const path of housePages) {
    await visitor.walkTo(path)
    await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await barriers(visitor, path)))
  }
  expect(found).toEqual([])
})

const halves = [0, 1]
for (const half of halves)
  long(`The Isle of Cats at every kind of question, ${half + 1} of ${halves.length}`, async ({ come, expect }) => {
    const states = catsStates()
    expect([...states.keys()].sort()).toEqual(catsKinds.toSorted())
    const visitor = await come(looker)
    const found: string[] = []
    for (const [kind, file] of [...states].filter((_, index) => index % halves.length === half)) {
      found.push(...(await barriersAt(visitor, kind, file)))
    }
    expect(found).toEqual([])
  })

for (const game of plainGames)
  long(`the table of ${game} at some questions`, async ({ come, expect }) => {
    const visitor = await come(looker)
    const found: string[] = []
    for (const [kind, file] of [...plainStates(game, PLAIN_GAMES)].slice(0, PLAIN_KINDS))
      found.push(...(await barriersAt(visitor, kind, file)))
    expect(found).toEqual([])
  })

long('a phone: entrance, question, tile in hand, plain tables, log, final sheet, replay', async ({ come, expect }) => {
  const visitor = await come({ ...looker, device: 'phone' })
  const { page, voice } = visitor
  const found: string[] = []
  await visitor.goTo('/')
  await visitor.status.filter({ hasText: voice.format('webHouse.home.title') }).waitFor()
  found.push(...(await barriers(visitor, 'entrance')))
  const states = isLong ? [...catsStates()] : [...catsStates()].filter(([kind]) => ['draft', 'place'].includes(kind))
  for (const [kind, file] of states) found.push(...(await barriersAt(visitor, kind, file)))
  for (const game of plainGames)
    for (const [kind, file] of [...plainStates(game, PLAIN_GAMES)].slice(0, 1))
      found.push(...(await barriersAt(visitor, kind, file)))
  await visitor.takeTool(voice.format('webTable.log.title'))
  await visitor.dialog(voice.format('webTable.log.title')).waitFor()
  found.push(...(await barriers(visitor, 'log')))
  await visitor.openFile(finishedGame(cats.game, { mode: 'classic', seats: 2 }))
  const sheet = visitor.dialog(voice.format('webTable.final.title'))
  await sheet.waitFor()
  found.push(...(await barriers(visitor, 'final sheet')))
  await sheet.getByRole('link', { name: voice.format('webTable.over.replay') }).tap()
  await page.getByRole('slider').waitFor()
  found.push(...(await barriers(visitor, 'replay')))
  expect(found.map((barrier) => `phone: ${barrier}`)).toEqual([])
})

story('a tablet, upright and lying, and a phone on its side', async ({ come, expect }) => {
  const visitor = await come(looker)
  const kinds = isLong ? ['rescue', 'buy', 'place'] : ['place']
  const states = [...catsStates()].filter(([kind]) => kinds.includes(kind))
  const found: string[] = []
  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
    [844, 390],
  ] as const) {
    await visitor.page.setViewportSize({ width, height })
    for (const [kind, file] of states) found.push(...(await barriersAt(visitor, `${kind}, ${width}`, file)))
  }
  expect(found).toEqual([])
})

long('a choice that is asked for once more', async ({ come, expect }) => {
  const visitor = await come(looker)
  await visitor.openFile(momentWhen(wistar.game, { mode: 'solo' }, (_, kind) => kind === 'startingCards'))
  await visitor.board.locator('[data-open]').first().click()
  await visitor.tray.locator('[data-confirmation]').waitFor()
  expect(await barriers(visitor, 'confirmation')).toEqual([])
})

story('a table online: talk, a report about somebody, and who only watches', async ({ come, expect }) => {
  const [host, guest, watcher] = [await come(looker), await come({ likes: brisk }), await come()]
  const { page, voice } = host
  const address = await host.openOnline(2)
  await guest.goTo(address)
  await guest.button(voice.format('webTable.room.sit')).click()
  await guest.board.waitFor()
  await guest.say('Good evening!')
  await watcher.goTo(address)
  await watcher.board.waitFor()
  const found = [...(await barriers(watcher, 'who watches'))]
  await host.openTalk()
  await page.getByText('Good evening!').waitFor()
  found.push(...(await barriers(host, 'talk')))
  await host.button(voice.format('webTable.chat.report')).click()
  await host.button(voice.format('webTable.chat.report.send')).waitFor()
  found.push(...(await barriers(host, 'report')))
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
  // What is refused has help as well, and counts as disabled.
  await board.locator('[data-thing]').first().click({ button: 'right', force: true })
  await dialog.waitFor()
  found.push(...(await barriers(visitor, 'help')))
  await page.keyboard.press('Escape')
  for (const tool of ['score.title', 'piles.title', 'menu.title'] as const) {
    const name = voice.format(`webTable.${tool}`)
    await visitor.takeTool(name)
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
  await visitor.link(voice.format('webTable.over.replay')).click()
  await page.getByRole('slider').waitFor()
  found.push(...(await barriers(visitor, 'replay')))
  await visitor.enterBy('cats', 'online')
  await visitor.button(voice.format('webOpening.openOnline')).click()
  await visitor.button(voice.format('webTable.room.invite')).waitFor()
  found.push(...(await barriers(visitor, 'waiting room')))
  // Now there is something to be listed, and somebody to have an account.
  for (const path of ['/', '/games', '/tables', '/history', '/account']) {
    await visitor.walkTo(path)
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
