// Takes a picture of every page and of the main states of the tables, on a desk and on a phone, in light and dark; and of
// some of them in the other languages.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cats } from '@nora/catalogue'
import type { GameFile } from '@nora/kernel'
import { type Language, languages } from '@nora/messages'
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

/** What words may be too long for, in languages other than the first. */
const wordyPages: readonly string[] = ['/', '/play/cats/online', '/new/wistar', '/games', '/account', '/settings']
const wordyKinds = ['draft', 'buy', 'familyRescue', 'rescue', 'place', 'anytime']
const WORDY_PLAIN = 3

/** Somebody before whose eyes pictures are taken, and how these are told apart. */
interface Looker {
  readonly visitor: Visitor
  readonly device: (typeof devices)[number]
  readonly in: readonly (typeof themes)[number][]
  readonly mark: string
}

/** What is to be seen now. */
async function picture({ visitor, device, in: shown, mark }: Looker, name: string): Promise<void> {
  const { page } = visitor
  for (const colorScheme of shown) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(folder as string, `${name}-${device}-${colorScheme}${mark}.png`) })
  }
}

async function pictureHouse(looker: Looker, paths: readonly string[]): Promise<void> {
  const { visitor } = looker
  for (const path of paths) {
    await visitor.goTo(path)
    await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await visitor.page.waitForLoadState('networkidle')
    await picture(looker, `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`)
  }
}

/** A picture of each of some states of a table. */
async function pictureStates(
  looker: Looker,
  name: string,
  states: Iterable<readonly [string, GameFile]>,
): Promise<void> {
  for (const [kind, file] of states) {
    await looker.visitor.openFile(file)
    await looker.visitor.page.locator('[data-asked]').waitFor()
    await picture(looker, `${name}-${kind.replace('.', '-')}`)
  }
}

/** What somebody sees who was never here, and who plays on one device with others. */
async function pictureBeginning(looker: Looker): Promise<void> {
  const { visitor, device } = looker
  await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'person'] })
  const player = visitor.player(device === 'phone' ? 'touch' : 'mouse', 70)
  const wanted = new Set(['introduction', 'curtain'])
  await player.play(async ({ dialog, isCurtain }) => {
    const state = isCurtain ? 'curtain' : dialog === null ? '' : 'introduction'
    if (wanted.delete(state)) await picture(looker, state)
    return wanted.size === 0
  })
}

/** What comes after a game, and before one with others. */
async function pictureRest(looker: Looker): Promise<void> {
  const { visitor } = looker
  const { page, voice } = visitor
  await visitor.openFile(finishedGame(cats.game, { mode: 'classic', seats: 3 }))
  const sheet = visitor.dialog(voice.format('webTable.final.title'))
  await sheet.waitFor()
  await picture(looker, 'final-sheet')
  // A phone shows nothing but the sheet.
  await page
    .getByRole('link', { name: voice.format('webTable.over.replay') })
    .last()
    .click()
  await page.getByRole('slider').waitFor()
  await picture(looker, 'replay')
  await visitor.openOnline(2)
  await visitor.button(voice.format('webTable.room.invite')).waitFor()
  await picture(looker, 'waiting-room')
  await visitor.button(voice.format('webTable.room.startWithBots')).click()
  await visitor.page.locator('[data-asked]').waitFor()
  await visitor.openTalk()
  await picture(looker, 'talk')
}

const introduced = { introduced: true, playForced: false }

/** Everything, at one size. */
async function pictureAll(house: House, device: Looker['device']): Promise<void> {
  const how = { device, in: themes, mark: '' }
  const stranger = await house.visit({ device })
  await pictureHouse({ visitor: stranger, ...how }, housePages)
  await pictureBeginning({ visitor: stranger, ...how })
  await stranger.leave()
  const visitor = await house.visit({ device, likes: introduced })
  await pictureStates({ visitor, ...how }, 'cats', catsStates())
  for (const game of plainGames)
    await pictureStates({ visitor, ...how }, game, [...plainStates(game, 4)].slice(0, PLAIN_KINDS))
  await pictureRest({ visitor, ...how })
  await visitor.leave()
}

/** What another language may break: on a phone, where words have the least room. */
async function pictureLanguage(house: House, language: Language): Promise<void> {
  const visitor = await house.visit({ device: 'phone', language, likes: introduced })
  const looker = { visitor, device: 'phone', in: ['light'], mark: `-${language}` } as const
  await pictureHouse(looker, wordyPages)
  await pictureStates(
    looker,
    'cats',
    [...catsStates()].filter(([kind]) => wordyKinds.includes(kind)),
  )
  for (const game of plainGames) await pictureStates(looker, game, [...plainStates(game, 4)].slice(0, WORDY_PLAIN))
  await pictureRest(looker)
  await visitor.leave()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  for (const device of devices) await pictureAll(house, device)
  for (const language of languages) if (language !== 'en') await pictureLanguage(house, language)
} finally {
  await house.close()
}
