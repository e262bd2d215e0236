// Twelve positions of whole games for each game, from the first question to the end, as they look on screens of every size, by day
// and by night; languages take turns. They are there to be looked at beside the pictures that the tables were designed by.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@nora/messages'
import { cutAt, goldenGame } from '../support/golden-game.ts'
import { House } from '../support/house.ts'
import type { Visitor } from '../support/visitor.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) throw new Error('where are the pictures to go?')

/** The games that are looked into, each at these shares of its length; 1 is the end. */
const moments: { readonly [golden: string]: readonly number[] } = {
  'cats/classic-4': [0, 0.15, 0.3, 0.5, 0.75, 1],
  'cats/classic-2': [0.4, 0.9],
  'cats/family-3': [0.5],
  'cats/solo-level-2': [0.2, 0.6, 1],
  'wistar/classic-4': [0, 0.2, 0.4, 0.6, 0.8, 1],
  'wistar/peaceful-3': [0.5, 0.95],
  'wistar/classic-2': [0.7],
  'wistar/solo-level-5': [0.2, 0.6, 0.95],
  'woodcraft/classic-4': [0, 0.2, 0.4, 0.6, 0.8, 1],
  'woodcraft/classic-2': [0.3, 0.7, 0.95],
  'woodcraft/solo': [0.2, 0.6, 0.95],
}

type Look = readonly [screen: string, width: number, height: number, theme: 'light' | 'dark']

const looksOf: { readonly [device in 'desk' | 'phone']: readonly Look[] } = {
  desk: [
    ['desk', 1440, 900, 'light'],
    ['desk', 1440, 900, 'dark'],
    ['laptop', 1366, 768, 'light'],
    ['wide', 1920, 1080, 'dark'],
    ['tablet', 1024, 768, 'light'],
  ],
  phone: [
    ['phone', 390, 844, 'light'],
    ['phone', 390, 844, 'dark'],
    ['lying', 844, 390, 'light'],
  ],
}

async function settled({ page }: Visitor): Promise<void> {
  await page.locator('[data-asked], [data-layout], dialog[open]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1200)
}

mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  let number = 0
  for (const [golden, shares] of Object.entries(moments).filter(([name]) => isWanted(name))) {
    const file = await goldenGame(golden)
    for (const share of shares) {
      const language = languages[number++ % languages.length] ?? 'en'
      for (const device of ['desk', 'phone'] as const) {
        const visitor = await house.visit({ device, language, likes: { introduced: true, playForced: false } })
        await visitor.openFile(cutAt(file, share), 1, 'casual')
        await settled(visitor)
        for (const [screen, width, height, colorScheme] of looksOf[device]) {
          await visitor.page.setViewportSize({ width, height })
          await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await visitor.page.waitForTimeout(300)
          const name = [golden.replace('/', '-'), Math.round(100 * share), screen, colorScheme, language].join('-')
          await visitor.page.screenshot({ path: join(folder, `position-${name}.png`) })
        }
        await visitor.leave()
      }
    }
  }
} finally {
  await house.close()
}

function isWanted(golden: string): boolean {
  return wanted.length === 0 || wanted.some((game) => golden.startsWith(`${game}/`))
}
