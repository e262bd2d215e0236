// Takes a picture of every page and of the main states of the tables, on a desk and on a phone, in light and dark.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cats } from '@nora/catalogue'
import type { GameFile } from '@nora/kernel'
import { House } from '../support/house.ts'
import { finishedGame } from '../support/moments.ts'
import { housePages } from '../support/pages.ts'
import { catsStates, plainGames, plainStates } from '../support/states.ts'
import type { Visitor } from '../support/visitor.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('where are the pictures to go?')

const devices = ['desk', 'phone'] as const
const themes = ['light', 'dark'] as const
const PLAIN_KINDS = 10

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

/** A picture of each of some states of a table. */
async function pictureStates(
  visitor: Visitor,
  device: string,
  name: string,
  states: Iterable<readonly [string, GameFile]>,
): Promise<void> {
  for (const [kind, file] of states) {
    await visitor.openFile(file)
    await visitor.tray.getByRole('button').first().waitFor()
    await picture(visitor, device, `${name}-${kind.replace('.', '-')}`)
  }
}

/** What somebody sees who was never here, and who plays on one device with others. */
async function pictureBeginning(visitor: Visitor, device: string): Promise<void> {
  await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'person'] })
  const player = visitor.player(device === 'phone' ? 'touch' : 'mouse', 70)
  const wanted = new Set(['introduction', 'curtain'])
  await player.play(async ({ dialog, isCurtain }) => {
    const state = isCurtain ? 'curtain' : dialog === null ? '' : 'introduction'
    if (wanted.delete(state)) await picture(visitor, device, state)
    return wanted.size === 0
  })
}

/** What comes after a game, and before one with others. */
async function pictureRest(visitor: Visitor, device: string): Promise<void> {
  const { page, voice } = visitor
  await visitor.openFile(finishedGame(cats.game, { mode: 'classic', seats: 3 }))
  const sheet = visitor.dialog(voice.format('webTable.final.title'))
  await sheet.waitFor()
  await picture(visitor, device, 'final-sheet')
  await sheet.getByRole('link', { name: voice.format('webTable.over.replay') }).click()
  await page.getByRole('slider').waitFor()
  await picture(visitor, device, 'replay')
  await visitor.enterBy('cats', 'online')
  await visitor.button(voice.format('webOpening.openOnline')).click()
  await visitor.button(voice.format('webTable.room.invite')).waitFor()
  await picture(visitor, device, 'waiting-room')
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  for (const device of devices) {
    const stranger = await house.visit({ device })
    await pictureHouse(stranger, device)
    await pictureBeginning(stranger, device)
    await stranger.leave()
    const player = await house.visit({ device, likes: { introduced: true, playForced: false } })
    await pictureStates(player, device, 'cats', catsStates())
    for (const game of plainGames)
      await pictureStates(player, device, game, [...plainStates(game, 4)].slice(0, PLAIN_KINDS))
    await pictureRest(player, device)
    await player.leave()
  }
} finally {
  await house.close()
}
