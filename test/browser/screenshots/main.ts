// Takes a picture of every page and of the main states of the tables, on a desk and on a phone, in light and dark.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { House } from '../support/house.ts'
import { housePages } from '../support/pages.ts'
import type { Visitor } from '../support/visitor.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('where are the pictures to go?')

const devices = ['desk', 'phone'] as const
const themes = ['light', 'dark'] as const

/** Both themes of what is to be seen now. */
async function picture({ page }: Visitor, device: string, name: string): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(folder as string, `${name}-${device}-${colorScheme}.png`) })
  }
}

async function pictureHouse(visitor: Visitor, device: string): Promise<void> {
  for (const path of housePages) {
    await visitor.goTo(path)
    await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await visitor.page.waitForLoadState('networkidle')
    await picture(visitor, device, `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`)
  }
}

/** A table from the first sight to the final sheet: a picture whenever something is asked for the first time. */
async function pictureGame(
  visitor: Visitor,
  device: (typeof devices)[number],
  name: string,
  states: number,
): Promise<void> {
  const { page, voice } = visitor
  const player = visitor.player(device === 'phone' ? 'touch' : 'mouse', 70)
  const known = new Set<string>()
  await page.getByRole('dialog').waitFor()
  await picture(visitor, device, `${name}-introduction`)
  await player.play(async ({ dialog, isBusy, isCurtain, isOver, placing, status, lines }) => {
    if (isOver) return true
    const kind = isCurtain ? 'curtain' : placing ? (lines > 60 ? 'placing-late' : 'placing') : status
    if (dialog !== null || isBusy || known.has(kind) || known.size >= states) return false
    known.add(kind)
    const number = String(known.size).padStart(2, '0')
    await picture(visitor, device, `${name}-${number}${kind === status ? '' : `-${kind}`}`)
    return false
  })
  await picture(visitor, device, `${name}-final`)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: voice.format('webTable.over.replay') })
    .click()
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('End')
  await picture(visitor, device, `${name}-replay`)
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  for (const device of devices) {
    const visit = () => house.visit({ device })
    const inHouse = await visit()
    await pictureHouse(inHouse, device)
    await inHouse.leave()
    const tables = [
      [
        'cats-family',
        (visitor: Visitor) => visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'person'] }),
        6,
      ],
      ['cats-alone', (visitor: Visitor) => visitor.enterBy('cats', 'alone'), 14],
      ['cats', (visitor: Visitor) => visitor.enterBy('cats', 'bots'), 14],
      ['wistar', (visitor: Visitor) => visitor.enterBy('wistar', 'alone'), 8],
      ['woodcraft', (visitor: Visitor) => visitor.enterBy('woodcraft', 'bots'), 8],
    ] as const
    for (const [name, open, states] of tables) {
      const visitor = await visit()
      await open(visitor)
      await pictureGame(visitor, device, name, states)
      await visitor.leave()
    }
  }
} finally {
  await house.close()
}
