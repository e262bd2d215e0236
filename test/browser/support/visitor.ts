import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameFile } from '@nora/kernel'
import { type Catalogue, type Language, load } from '@nora/messages'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { type Manner, Player } from './player.ts'

interface Opening {
  readonly game: 'wistar' | 'cats' | 'woodcraft'
  readonly mode: string
  readonly sitters: readonly ('person' | 'greedy' | 'random')[]
}

/** Somebody with a browser: finds things as people do, by what they are and what they are called. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly voice: Catalogue
  /** What went wrong in the page without anybody noticing. */
  readonly mishaps: string[]

  private constructor(context: BrowserContext, page: Page, voice: Catalogue, mishaps: string[] = []) {
    this.context = context
    this.page = page
    this.voice = voice
    this.mishaps = mishaps
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (error) => this.mishaps.push(String(error.stack ?? error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) this.mishaps.push(message.text())
    })
  }

  static async enter(context: BrowserContext, language: Language): Promise<Visitor> {
    return new Visitor(context, await context.newPage(), await load(language))
  }

  /** The same person in another tab. */
  async anotherTab(): Promise<Visitor> {
    return new Visitor(this.context, await this.context.newPage(), this.voice, this.mishaps)
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(path)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }

  get status(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get tray(): Locator {
    return this.page.getByRole('region', { name: this.voice.format('webTable.tray.title') })
  }

  get board(): Locator {
    return this.page.getByRole('region', { name: this.voice.format('webTable.board') })
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  player(manner: Manner, luck = 1): Player {
    return new Player(this, manner, luck)
  }

  /** From the entrance through a game's door. */
  async enterBy(game: 'wistar' | 'cats' | 'woodcraft', way: 'alone' | 'bots' | 'device' | 'online'): Promise<void> {
    await this.goTo('/')
    const door = this.page.getByRole('article', { name: this.voice.say({ id: `common.game.${game}` }) })
    await door.getByRole('link', { name: this.voice.format(`webHouse.way.${way}`), exact: true }).click()
  }

  /** Opens a table on this device by the page with all options. */
  async openHere({ game, mode, sitters }: Opening): Promise<void> {
    const { page, voice } = this
    await this.goTo(`/new/${game}`)
    await this.choose(voice.format('webOpening.place.device'))
    await this.choose(voice.say({ id: `webOpening.mode.${game}.${mode}` }))
    await this.choose(voice.format('common.players', { n: sitters.length }))
    for (const [seat, sitter] of sitters.entries())
      await page.getByLabel(voice.format('webOpening.seat', { n: seat + 1 }), { exact: true }).selectOption(sitter)
    await this.button(voice.format('webOpening.openHere')).click()
    await page.waitForURL(/\/local\//)
  }

  /** Opens a game from a file: this person plays the first seat, and bots the others unless there are more people. */
  async openFile(file: GameFile, people = 1): Promise<void> {
    const players = Array.from({ length: file.options.seats }, (_, seat) =>
      seat < people ? { name: `Ada ${seat + 1}` } : { bot: 'random' },
    )
    const buffer = Buffer.from(JSON.stringify({ ...file, players }))
    await this.goTo('/games')
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    await this.page.waitForURL(/\/local\//)
  }

  /** One of several, by the beginning of what it is called: an explanation may follow. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  }

  /** What is to be seen, for who wonders what has gone wrong. */
  async sight(): Promise<string> {
    const { page } = this
    const path = join(tmpdir(), `nora-sight-${Date.now()}-${Math.floor(performance.now())}.png`)
    const picture = await page.screenshot({ path, timeout: 10_000 }).then(
      () => path,
      (error) => String(error),
    )
    const status = await this.status
      .first()
      .innerText({ timeout: 2_000 })
      .catch(() => '')
    return [`at ${page.url()}: ${status}`, picture, ...this.mishaps].join('\n  ')
  }

  async leave(): Promise<void> {
    await this.context.close()
  }
}

/**
 * A browser complains about every request that finds no network, and about being told that nobody has signed in yet;
 * neither is a mistake of the page.
 */
function isExpected(text: string): boolean {
  return /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_\w+|NETWORK_CHANGED)|WebSocket connection|status of 401/.test(text)
}
