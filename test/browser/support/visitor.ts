import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameFile } from '@nora/kernel'
import { type Catalogue, type Language, load } from '@nora/messages'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { Preferences } from '../../../packages/web/src/state/preferences.ts'
import { type Manner, Player } from './player.ts'

interface Opening {
  readonly game: 'wistar' | 'cats' | 'woodcraft'
  readonly mode: string
  readonly sitters: readonly ('person' | 'novice' | 'casual' | 'skilled' | 'master')[]
}

/** Somebody with a browser: finds things as people do, by what they are and what they are called. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly voice: Catalogue
  /** What went wrong in the page without anybody noticing. */
  readonly mishaps: string[]
  /** Who plays on this page for them. */
  private readonly players: Player[] = []
  /** The server knows them, and asks for their name no more. */
  private isSomebody = false

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

  static async enter(context: BrowserContext, language: Language, voice?: Catalogue): Promise<Visitor> {
    return new Visitor(context, await context.newPage(), voice ?? (await load(language)))
  }

  /** The same person in another tab. */
  async anotherTab(): Promise<Visitor> {
    return new Visitor(this.context, await this.context.newPage(), this.voice, this.mishaps)
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Goes on within the house, as a link leads: the page stays loaded. */
  async walkTo(path: string): Promise<void> {
    if (!this.page.url().startsWith('http')) return this.goTo(path)
    await this.page.evaluate((address) => history.pushState(null, '', address), path)
  }

  /** From the next page on they like things so. */
  async like(likes: Partial<Preferences>): Promise<void> {
    const { language } = this.voice
    const kept = JSON.stringify({ state: { language, ...likes }, version: 1 })
    await this.page.evaluate((text) => localStorage.setItem('nora-preferences', text), kept)
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

  /** A part of a page, by its heading. */
  panel(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** What went wrong, as the page says it. */
  get complaint(): Locator {
    return this.page.getByRole('alert')
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  player(manner: Manner, luck = 1): Player {
    const player = new Player(this, manner, luck)
    this.players.push(player)
    return player
  }

  /** From the entrance through a game's door; against bots, so many of them. */
  async enterBy(game: 'wistar' | 'cats' | 'woodcraft', way: 'alone' | 'bots' | 'online', bots = 1): Promise<void> {
    await this.goTo('/')
    const door = this.page.getByRole('article', { name: this.voice.say({ id: `common.game.${game}` }) })
    await door.getByRole('link', { name: this.voice.format(`webHouse.way.${way}`), exact: true }).click()
    if (way !== 'bots') return
    await this.choose(String(bots))
    await this.button(this.voice.format('webOpening.openHere')).click()
  }

  /** Opens a table on this device by the page with all options. */
  async openHere({ game, mode, sitters }: Opening): Promise<void> {
    const { page, voice } = this
    await this.goTo(`/new/${game}`)
    await this.choose(voice.format('webOpening.place.device'))
    await this.choose(voice.say({ id: `webOpening.mode.${game}.${mode}` }))
    // Whoever plays alone is asked neither how many there are nor who they are.
    if (sitters.length > 1) await this.choose(voice.format('common.players', { n: sitters.length }))
    for (const [seat, sitter] of sitters.length > 1 ? sitters.entries() : [])
      await page.getByLabel(voice.format('webOpening.seat', { n: seat + 1 }), { exact: true }).selectOption(sitter)
    await this.button(voice.format('webOpening.openHere')).click()
    await page.waitForURL(/\/local\//)
  }

  /** Opens a table online for so many, as a guest if they are nobody yet, and gives its address. */
  async openOnline(
    seats: 2 | 3 | 4,
    {
      name = 'Ada',
      withBots = false,
      game = 'cats',
      mode,
    }: { name?: string; withBots?: boolean; game?: Opening['game']; mode?: string } = {},
  ): Promise<string> {
    const { page, voice } = this
    if (mode === undefined) {
      await this.enterBy(game, 'online')
      await this.choose(String(seats))
      if (!this.isSomebody) await page.getByLabel(voice.format('webPeople.name'), { exact: true }).fill(name)
    } else {
      await this.goTo(`/new/${game}`)
      await this.choose(voice.format('webOpening.place.online'))
      await this.choose(voice.say({ id: `webOpening.mode.${game}.${mode}` }))
      await this.choose(voice.format('common.players', { n: seats }))
    }
    if (withBots) await page.getByRole('checkbox').check()
    await this.button(voice.format('webOpening.openOnline')).click()
    await page.waitForURL(/\/table\//)
    this.isSomebody = true
    return page.url()
  }

  /** Opens a game from a file: this person plays the first seat, and bots the others unless there are more people. */
  async openFile(file: GameFile, people = 1, bot: 'random' | 'casual' = 'random'): Promise<void> {
    const players = Array.from({ length: file.options.seats }, (_, seat) =>
      seat < people ? { name: `Ada ${seat + 1}` } : { bot },
    )
    const buffer = Buffer.from(JSON.stringify({ ...file, players }))
    await this.walkTo('/games')
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    await this.page.waitForURL(/\/local\//)
  }

  /** Opens the talk of a table, beside the log or on a phone behind a button; both also say whether there is something new. */
  async openTalk(): Promise<void> {
    const name = this.voice.format('webTable.chat.title')
    const tab = this.page.getByRole('button', { name: new RegExp(`^${name}`) })
    const tools = this.page.getByRole('button', { name: this.voice.format('webTable.tools'), exact: true })
    await tab.or(tools).first().waitFor()
    if (await tab.isVisible()) await tab.click()
    else await this.takeTool(name)
  }

  /** Presses one of the buttons over a table; on a phone they lie behind one. */
  async takeTool(name: string): Promise<void> {
    const tools = this.voice.format('webTable.tools')
    const more = this.page.getByRole('button', { name: tools, exact: true })
    if (await more.isVisible()) await more.click()
    await this.page.getByRole('navigation', { name: tools }).getByRole('button', { name }).click()
  }

  /** Says something at the table. */
  async say(words: string): Promise<void> {
    await this.openTalk()
    const talk = this.panel(this.voice.format('webTable.chat.title'))
    await talk.getByRole('textbox').fill(words)
    await talk.getByRole('button', { name: this.voice.format('webTable.chat.send') }).click()
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
    const deeds = this.players.map(({ lastDeeds }) => lastDeeds).filter((told) => told !== '')
    return [`at ${page.url()}: ${status}`, picture, ...deeds, ...this.mishaps].join('\n  ')
  }

  async leave(): Promise<void> {
    await this.context.close()
  }
}

/**
 * A browser complains about every request that finds no network, about everything that the server refuses, and about
 * having no notifications in a window like the tests'; none of it is a mistake of the page, which says it in words.
 */
function isExpected(text: string): boolean {
  return /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_\w+|NETWORK_CHANGED)|WebSocket connection|status of 4(?:01|03|09|22)|Push API in incognito/.test(
    text,
  )
}
