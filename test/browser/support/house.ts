// The whole product as people get it: the built site, a real server with a database of its own, a real browser.
import { fileURLToPath } from 'node:url'
import type { Offered } from '@nora/catalogue'
import type { Language } from '@nora/messages'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { pseudoLanguage } from '../../../packages/cli/test/pseudo.ts'
import type { KeptRules } from '../../../packages/server/src/store/rules-store.ts'
import { type Served, serve } from '../../../packages/server/test/support/serve.ts'
import type { Preferences } from '../../../packages/web/src/state/preferences.ts'
import { ensureBuilt } from '../../../scripts/built.mjs'
import { programOf } from '../../../scripts/system.mjs'
import { speakFifth } from './fifth-language.ts'
import { Visitor } from './visitor.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How a visitor looks at the house. */
export interface Visit {
  readonly language?: Language
  /** They read a language that there is not, made from the English one. */
  readonly readsFifth?: boolean
  readonly device?: 'desk' | 'phone'
  readonly theme?: 'light' | 'dark'
  /** Pieces travel; otherwise the system asks for less motion, and nothing has to be waited for. */
  readonly motion?: boolean
  /** Their browser keeps the house for when there is no network. Everybody's does; here only where it matters. */
  readonly keepsHouse?: boolean
  /** What they have said in the settings before; otherwise they are here for the first time. */
  readonly likes?: Partial<Preferences>
}

/** Somebody who knows the house and wants to be asked no more than the game asks. */
export const brisk: Partial<Preferences> = {
  introduced: true,
  explains: false,
  confirmTurns: false,
  stopAtBoundaries: false,
}

const devices: { readonly [device in 'desk' | 'phone']: BrowserContextOptions } = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
}

const locales: { readonly [language in Language]: string } = { en: 'en-GB', cs: 'cs-CZ', pl: 'pl-PL', ru: 'ru-RU' }

export class House {
  readonly address: string
  private server: Served
  private readonly browser: Browser
  private readonly closeBrowser: () => Promise<void>

  private constructor(server: Served, browser: Browser, closeBrowser: () => Promise<void>) {
    this.server = server
    this.browser = browser
    this.closeBrowser = closeBrowser
    this.address = server.address
  }

  static async open(): Promise<House> {
    await ensureBuilt(root, console.error)
    const executablePath = programOf('chromium')
    if (executablePath === undefined) throw new Error('there is no chromium here')
    const [server, browser] = await Promise.all([serve(), chromium.launch({ executablePath, args: flags })])
    return new House(server, browser, () => browser.close())
  }

  /** Another house for visitors with the same browser: what happens to its server disturbs nobody here. */
  async another(games?: readonly Offered[]): Promise<House> {
    return new House(await serve({}, games), this.browser, async () => {})
  }

  /** Somebody comes in, with a browser profile of their own. */
  async visit(visit: Visit = {}): Promise<Visitor> {
    const { language = 'en', device = 'desk', theme = 'light', motion = false, keepsHouse = false, likes } = visit
    const { readsFifth = false } = visit
    const context = await this.browser.newContext({
      ...devices[device],
      baseURL: this.address,
      locale: locales[language],
      colorScheme: theme,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: keepsHouse ? 'allow' : 'block',
    })
    // Run from its source, a function that is sent to a page calls a helper that only Node has.
    await context.addInitScript('globalThis.__name ??= (named) => named')
    if (likes) {
      const kept = JSON.stringify({ state: { language, ...likes }, version: 1 })
      await context.addInitScript((text) => (localStorage['nora-preferences'] ??= text), kept)
    }
    if (!readsFifth) return Visitor.enter(context, language)
    await speakFifth(context)
    return Visitor.enter(context, language, pseudoLanguage())
  }

  /** The server is gone; the browsers stay. */
  async stopServing(): Promise<void> {
    await this.server.stop()
  }

  /** The server goes away and comes back, as when it is renewed; perhaps with other games. */
  async restartServing(games?: readonly Offered[]): Promise<void> {
    this.server = await this.server.restart(games)
  }

  /** A release leaves its rules to those that come after it. */
  async keepRules(rules: KeptRules): Promise<void> {
    await this.server.services.store.rules.keep(rules, Date.now())
  }

  /** What people have told the operator. */
  reports() {
    return this.server.services.store.people.openReports()
  }

  async close(): Promise<void> {
    await this.closeBrowser()
    await this.server.stop()
  }
}
