// docs/adding-a-game.md, followed to its end: the tiny game moves in, everything compiles, and it is played in a browser.
import { join } from 'node:path'
import { load } from '@nora/messages'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { squirrels as texts } from '../../examples/tiny-game/messages/en/squirrels.ts'
import { gameIds } from '../../scripts/gates/game-ids.mjs'
import { tsconfigs } from '../../scripts/gates/tsconfigs.mjs'
import { runNode } from '../../scripts/run.mjs'
import { programOf } from '../../scripts/system.mjs'
import { brisk } from './support/house.ts'
import { type MovedIn, moveIn } from './support/moved-in.ts'

const BUILT = 180_000

let copy: MovedIn
let site: PreviewServer
let browser: Browser
let types: ReturnType<typeof runNode>

beforeAll(async () => {
  copy = await moveIn()
  types = runNode(copy.root, ['node_modules/ts7/bin/tsc', '-p', 'tsconfig.moved-in.json'])
  const web = join(copy.root, 'packages/web')
  const { code, output } = await runNode(
    copy.root,
    ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'error'],
    { ...process.env, NODE_ENV: 'production' },
  )
  if (code !== 0) throw new Error(`the site with the game in it cannot be built:\n${output}`)
  // Without a server behind it: what is played on one device needs none.
  site = await preview({ root: web, logLevel: 'error', preview: { port: 0, host: '127.0.0.1', proxy: {} } })
  browser = await chromium.launch({
    executablePath: programOf('chromium') as string,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
}, BUILT)

afterAll(async () => {
  await browser?.close()
  await site?.close()
  copy?.remove()
})

test('the game that has moved in compiles', { timeout: BUILT }, async () => {
  const { code, output } = await types
  expect(output).toBe('')
  expect(code).toBe(0)
})

test('it stands only in its own places and is built with the rest', () => {
  expect([...gameIds.inspect(copy.root), ...tsconfigs.inspect(copy.root)]).toEqual([])
})

test('it has its door, its rules, and a table of its own where a turn is played', { timeout: BUILT }, async () => {
  const voice = (await load('en')).and('squirrels', texts)
  const say = (id: string, params = {}) => voice.say({ id: `squirrels.${id}`, params })
  const page = await visit()
  await page.goto('/')
  const door = page.getByRole('article', { name: 'Squirrels' })
  await door.getByRole('link', { name: voice.format('webHouse.way.online') }).waitFor()
  // There is no way to play it alone.
  expect(await door.getByRole('link', { name: voice.format('webHouse.way.alone') }).count()).toBe(0)
  await door.getByRole('link', { name: voice.format('webHouse.door.rules') }).click()
  await page.waitForURL(/\/rules\/squirrels/)

  await page.goto('/play/squirrels/bots')
  await page.getByRole('button', { name: voice.format('webOpening.openHere'), exact: true }).click()
  const board = page.getByRole('region', { name: voice.format('webTable.board') })
  await board
    .getByText(say('fact.acorns', { n: 2 }))
    .first()
    .waitFor()
  expect(
    await board
      .getByRole('region', { name: say('group.hand') })
      .getByRole('button')
      .count(),
  ).toBe(3)
  // What cannot be taken back, as the end of a turn or a card that draws others, is picked first.
  const sure = page.locator('[data-confirmation]')
  const comes = async (wanted: Locator) => {
    await wanted.or(sure).first().waitFor()
    if (await sure.isVisible()) await sure.click()
    await wanted.waitFor()
  }
  await page.getByRole('button', { name: say('do.forage') }).click()
  await comes(board.getByText(say('fact.acorns', { n: 4 })).first())
  await page
    .getByText(say('ask.act', { round: 2 }))
    .first()
    .waitFor()

  // Cards are played on the board itself; the bots have had their turns too.
  const hand = board.getByRole('region', { name: say('group.hand') })
  const playable = hand.locator('button[data-open]').first()
  const played = await playable.getAttribute('data-thing')
  await playable.click()
  const inTheDen = board.locator(`[data-thing="${played}"]:not([aria-label="${say('group.hand')}"] *)`).first()
  await comes(inTheDen)
})

async function visit(): Promise<Page> {
  const baseURL = site.resolvedUrls?.local[0] as string
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const kept = JSON.stringify({ state: { language: 'en', ...brisk }, version: 1 })
  await context.addInitScript((text) => (localStorage['nora-preferences'] ??= text), kept)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}
