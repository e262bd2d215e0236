// Hints and analyses at the table of each game, in every language, as they look on a desk and on a phone, by day and by night. They
// are there to be looked at beside the pictures that both were designed by. Words after the folder choose among them: `cats hint`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@nora/messages'
import { analysed, askHint, openAnalysis } from '../support/advice.ts'
import { cutAt, goldenGame } from '../support/golden-game.ts'
import { House } from '../support/house.ts'
import type { Visitor } from '../support/visitor.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) throw new Error('where are the pictures to go?')

/** Of each game what is asked when, as a share of all such questions. */
const asked: { readonly [game: string]: readonly (readonly [kind: string, share: number])[] } = {
  cats: [
    ['draft', 0.3],
    ['rescue', 0.5],
    ['place', 0.7],
  ],
  wistar: [
    ['turn', 0.4],
    ['explore', 0.5],
    ['develop', 0.5],
  ],
  woodcraft: [
    ['turn', 0.4],
    ['placeOrder', 0.9],
    ['hireHelper', 0.5],
  ],
}

const screens = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const devices = ['desk', 'phone'] as const
type Device = (typeof devices)[number]
const themes = ['light', 'dark'] as const

/** What can be told apart; a word that speaks of something else leaves out nothing. */
const sorts: readonly (readonly string[])[] = [Object.keys(asked), ['hint', 'analysis'], languages, devices]

function isWanted(...words: readonly string[]): boolean {
  return sorts
    .filter((sort) => words.some((word) => sort.includes(word)))
    .every((sort) => {
      const chosen = wanted.filter((word) => sort.includes(word))
      return chosen.length === 0 || chosen.some((word) => words.includes(word))
    })
}

async function picture({ page }: Visitor, name: string, isWhole = false): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(500)
    await page.screenshot({ path: join(folder as string, `${name}-${colorScheme}.png`), fullPage: isWhole })
  }
}

const likes = { introduced: true, playForced: false }

async function pictureHints(house: House, game: string, device: Device, language: Language): Promise<void> {
  const file = await goldenGame(`${game}/classic-2`)
  const visitor = await house.visit({ device, language, likes })
  for (const [kind, share] of asked[game] ?? []) {
    await visitor.openFile(cutAt(file, share, kind), 1, 'casual')
    await visitor.page.locator('[data-asked]').waitFor()
    await visitor.page.waitForTimeout(800)
    await askHint(visitor)
    await visitor.tray.locator('[data-button="main"]:not([data-fresh])').waitFor()
    const name = `hint-${game}-${kind}-${device}-${language}`
    await picture(visitor, name)
    await visitor.page.keyboard.press('2')
    await visitor.page.waitForTimeout(500)
    await visitor.page.screenshot({ path: join(folder as string, `${name}-second.png`) })
  }
  await visitor.leave()
}

/** Weighed once; what is kept is read in the other languages. */
async function pictureAnalysis(house: House, game: string): Promise<void> {
  const visitor = await house.visit({ likes })
  const { page } = visitor
  await visitor.openFile(await goldenGame(`${game}/classic-2`), 1, 'casual')
  await openAnalysis(visitor)
  const at = page.url()
  await page.locator('progress[value]').waitFor()
  await picture(visitor, `analysis-${game}-weighing-desk-en`)
  await analysed(visitor)
  for (const language of languages) {
    await page.evaluate(
      ([kept, text]) => localStorage.setItem(kept as string, text as string),
      ['nora-preferences', JSON.stringify({ state: { language, ...likes }, version: 1 })],
    )
    for (const device of devices.filter((one) => isWanted(game, 'analysis', one, language))) {
      await page.setViewportSize(screens[device])
      await page.goto(at)
      await analysed(visitor)
      await page.waitForTimeout(800)
      await picture(visitor, `analysis-${game}-${device}-${language}`, device === 'phone')
      const slip = page.locator('main ul button', { has: page.locator('[data-kind="slip"]') }).first()
      await slip.click()
      await page.waitForTimeout(800)
      await page.locator('[data-crop]').evaluate((crop) => crop.scrollIntoView({ block: 'center' }))
      await page.waitForTimeout(500)
      await picture(visitor, `analysis-${game}-slip-${device}-${language}`)
      await page.keyboard.press('g')
      await page.waitForTimeout(800)
      await picture(visitor, `analysis-${game}-guess-${device}-${language}`, device === 'phone')
    }
  }
  await visitor.leave()
}

mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  for (const game of Object.keys(asked)) {
    for (const language of languages)
      for (const device of devices)
        if (isWanted(game, 'hint', device, language)) await pictureHints(house, game, device, language)
    if (isWanted(game, 'analysis')) await pictureAnalysis(house, game)
  }
} finally {
  await house.close()
}
