import { type Fate, seededFate } from '@nora/kernel'
import type { Locator, Page } from 'playwright-core'
import { Finger, type Hands, Keys, Mouse } from './hands.ts'
import { changes, look, type Seen } from './seen.ts'
import { Twice } from './twice.ts'
import type { Visitor } from './visitor.ts'

/** With the list of the tray, with the mouse on the board, with every click twice, with a finger, or with the keys alone. */
export type Manner = 'list' | 'mouse' | 'twice' | 'touch' | 'keys'

/** So long at most everything may stand still. */
const PATIENCE_MS = 240_000
/** So long at most one waits for something to change before one looks again. */
const GLANCE_MS = 500
/** What is said of a tile in hand is said when it has rested for a moment. */
const REST_MS = 150
/** So often a tile is carried about before it is laid where it is sure to fit. */
const TRIES = 2

/** So likely it is, in percent, that one steps in where one may. */
const STEPS_IN = 5

/** So likely it is that a turn is ended, or nothing taken, although something is left. */
const ENDS = 15

/** So likely it is that one waits for a button that is dead for a moment, and does nothing else. */
const WAITS = 70

/** So likely it is that one puts back something that one has picked, where nothing can be done with it. */
const PUTS_BACK = 20

/** So many of the things done last are remembered. */
const MEMORY = 4
/** So many of the last deeds are told when nothing goes on. */
const TOLD = 8

/** Plays like somebody who knows no rules: looks what the page offers, and takes some of it. */
export class Player {
  /** How often something was chosen. */
  moves = 0
  /** How often somebody else sat down at this device. */
  handOvers = 0
  private readonly visitor: Visitor
  private readonly manner: Manner
  private readonly fate: Fate
  private readonly hands: Hands
  private tries = 0
  private recent: readonly string[] = []
  private deeds: readonly string[] = []

  constructor(visitor: Visitor, manner: Manner, luck: number) {
    this.visitor = visitor
    this.manner = manner
    this.fate = seededFate(luck)
    const { page } = visitor
    this.hands = handsOf(manner, page)
  }

  /** What was done last, for who wonders why nothing goes on. */
  get lastDeeds(): string {
    return this.deeds.map((deed) => `${this.manner}: ${deed}`).join('\n  ')
  }

  look(): Promise<Seen> {
    return look(this.visitor.page, this.visitor.voice)
  }

  /** Plays on until what is seen is as wanted: by default, until the game is over. */
  async play(isWanted: (seen: Seen) => boolean | Promise<boolean> = ({ isOver }) => isOver): Promise<Seen> {
    let last = ''
    let since = Date.now()
    for (;;) {
      const seen = await this.look()
      if (await isWanted(seen)) return seen
      const now = JSON.stringify(seen)
      if (now !== last) since = Date.now()
      last = now
      if (Date.now() - since > PATIENCE_MS) throw new Error(`nothing goes on any more: ${now}`)
      if (!(await this.act(seen))) await changes(this.visitor.page, GLANCE_MS)
    }
  }

  /** Does one thing; says whether there was one to do. */
  async act(seen: Seen): Promise<boolean> {
    const { page, tray, board } = this.visitor
    if (seen.dialog !== null) return this.press(page.getByRole('dialog').getByRole('button').last())
    if (seen.isCurtain) {
      this.handOvers++
      return this.press(page.locator('[data-curtain]'))
    }
    if (seen.isCeremony) return this.press(page.locator('[data-ceremony] button'))
    // Whoever plays on puts away what a tap on a sign has opened.
    if (seen.isReading) return this.press(page.locator('[data-beside] header button').first())
    if (seen.isBusy) return false
    const main = tray.locator('[data-button="main"]')
    if (seen.isConfirmation) return this.press(main)
    if (this.manner === 'list' && seen.inWords !== null)
      return this.press(tray.getByRole('button', { name: seen.inWords, exact: true }))
    if (this.manner !== 'list' && seen.placing) return this.place(seen.placing.fits)
    if (seen.isPause && !this.chance(STEPS_IN)) return this.press(main)
    if (seen.main?.isReady && (this.isDone(seen) || this.chance(40))) return this.press(main)
    if (seen.end?.isReady && (this.isDone(seen) || this.chance(ENDS)))
      return this.press(tray.locator('button[data-button="end"]'))
    if (seen.end && !seen.end.isReady && this.chance(WAITS)) return false
    if (seen.main?.isFresh && this.chance(WAITS)) return false
    if (this.manner !== 'list') {
      const isChoice = seen.offers.length + seen.acts.length > 0
      const piece = this.chance(isChoice ? 80 : 100) ? this.one(this.takable(seen)) : undefined
      if (piece) return this.press(board.locator('[data-open]').nth(piece.index))
    }
    const act = this.manner === 'list' ? undefined : this.one(this.unlikeLast(seen.acts, ({ name }) => name))
    if (act !== undefined) {
      this.remember(act.name)
      // By its place and not its name: how the words of a button with several parts are joined is not for us to say.
      return this.press(tray.locator('button').nth(act.index))
    }
    const offer = this.offer(seen)
    if (!offer) return false
    this.remember(offer.name)
    return this.press(tray.getByRole('listitem').getByRole('button').nth(offer.index))
  }

  /** What could be picked and is not, or once more. */
  private free({ pieces }: Seen) {
    return pieces.filter(({ picked, takesMore }) => !picked || takesMore)
  }

  /** The same, and at times what is picked and leads to nothing. */
  private takable(seen: Seen) {
    return seen.main?.isReady || !this.chance(PUTS_BACK) ? this.free(seen) : seen.pieces
  }

  /** Nothing else is left to be done, neither in the list nor, for who looks there, on the board. */
  private isDone(seen: Seen): boolean {
    const { offers, acts } = seen
    const isOffered = offers.some(({ pressed, outOfTurn }) => pressed !== true && !outOfTurn)
    return !isOffered && acts.length === 0 && (this.manner === 'list' || this.free(seen).length === 0)
  }

  private offer({ offers: all }: Seen) {
    // Who steps in whenever they may lets nobody get on.
    const offers = this.chance(STEPS_IN) ? all : all.filter(({ outOfTurn }) => !outOfTurn)
    const open = offers.filter(({ pressed }) => pressed !== true)
    return this.one(this.unlikeLast(open, ({ name }) => name))
  }

  /** A hand can be raised and lowered for ever: what was done a moment ago is left alone if there is anything else. */
  private unlikeLast<T>(list: readonly T[], nameOf: (thing: T) => string): readonly T[] {
    const others = list.filter((thing) => !this.recent.includes(nameOf(thing)))
    return others.length > 0 ? others : list
  }

  private remember(name: string): void {
    this.recent = [...this.recent.slice(1 - MEMORY), name]
  }

  /** Carries the tile in hand about, and lays it down when it fits. */
  private async place(fits: boolean): Promise<boolean> {
    const { page, voice, tray, board } = this.visitor
    const ship = board.getByRole('application')
    const button = (name: string) => tray.getByRole('button', { name, exact: true })
    if (this.tries >= TRIES) {
      if (fits) {
        this.tries = 0
        return this.press(button(voice.format('webCats.place.put')))
      }
      const way = this.chance(30) ? 'turn' : 'next'
      const done = await this.press(button(voice.format(`webCats.place.${way}`)))
      await page.waitForTimeout(REST_MS)
      return done
    }
    this.tries++
    return this.quietly(async () => {
      await this.hands.carry(ship, 0.15 + this.fate.below(70) / 100, 0.2 + this.fate.below(60) / 100)
      await page.waitForTimeout(REST_MS)
      const { placing } = await this.look()
      if (!placing?.fits) return
      await this.hands.put(ship, button(voice.format('webCats.place.put')))
      this.tries = 0
      this.moves++
    })
  }

  private press(target: Locator): Promise<boolean> {
    this.tell(`presses ${target}`)
    return this.quietly(async () => {
      await this.hands.press(target)
      this.moves++
    })
  }

  private tell(deed: string): void {
    this.deeds = [...this.deeds.slice(1 - TOLD), `${new Date().toISOString().slice(11, 19)} ${deed}`]
  }

  /** What was there a moment ago may be gone when the hand comes to it: then one looks again. */
  private async quietly(deed: () => Promise<void>): Promise<boolean> {
    try {
      await deed()
      return true
    } catch (error) {
      if (
        !(error instanceof Error && /Timeout|not attached|detached|not to be seen|nothing to go to/.test(error.message))
      )
        throw error
      this.tell(`cannot: ${error.message.slice(0, 1_000)}`)
      return false
    }
  }

  private one<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.fate.below(list.length)]
  }

  private chance(percent: number): boolean {
    return this.fate.below(100) < percent
  }
}

function handsOf(manner: Manner, page: Page): Hands {
  if (manner === 'keys') return new Keys(page)
  if (manner === 'touch') return new Finger(page)
  return manner === 'twice' ? new Twice(page) : new Mouse(page)
}
