// Twelve positions of whole games for each game, from the first question to the end, as they look on a desk by day and by night, on a
// laptop and on a phone; languages take turns. They are there to be looked at beside the pictures that the tables were designed by.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GameFile } from '@nora/kernel'
import { languages } from '@nora/messages'
import { goldenGame } from '../support/golden-game.ts'
import { House } from '../support/house.ts'
import type { Visitor } from '../support/visitor.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) throw new Error('where are the pictures to go?')

/** The games that are looked into, each at these shares of its length; 1 is the end. */
const looks: { readonly [golden: string]: readonly number[] } = {
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

const screens = {
  desk: { device: 'desk', width: 1440, height: 900, themes: ['light', 'dark'] },
  laptop: { device: 'desk', width: 1366, height: 768, themes: ['light'] },
  phone: { device: 'phone', width: 390, height: 844, themes: ['light', 'dark'] },
} as const

/** The game up to the last question to the first seat at such a share of its length. */
function cutAt(file: GameFile, share: number): GameFile {
  if (share === 1) return file
  const asked = file.line.flatMap(({ seat }, index) => (seat === 0 ? [index] : []))
  const length = asked[Math.floor(share * asked.length)]
  return { ...file, line: file.line.slice(0, length), result: null }
}

async function settled({ page }: Visitor): Promise<void> {
  await page.locator('[data-asked], [data-room], dialog[open]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1200)
}

mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  let number = 0
  for (const [golden, shares] of Object.entries(looks).filter(([name]) => isWanted(name))) {
    const file = await goldenGame(golden)
    for (const share of shares) {
      const language = languages[number++ % languages.length] ?? 'en'
      for (const [screen, { device, width, height, themes }] of Object.entries(screens)) {
        const visitor = await house.visit({ device, language, likes: { introduced: true, playForced: false } })
        await visitor.page.setViewportSize({ width, height })
        await visitor.openFile(cutAt(file, share), 1, 'casual')
        await settled(visitor)
        for (const colorScheme of themes) {
          await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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
