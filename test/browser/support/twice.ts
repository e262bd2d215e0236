import type { ElementHandle, Locator, Page } from 'playwright-core'
import { Mouse } from './hands.ts'

/** So long after the first click the second one comes, by turns. */
const PAUSES_MS = [100, 250, 400, 600]
/** Clicks further apart than this are two thoughts: a busy machine may hold the second one back. */
const HASTY_MS = 650
/** So long after a pair of clicks one more is a thought of its own. */
const SLOWLY_MS = 700
/** So long what was clicked may take to be said to the table. */
const SAID_MS = 80

/** Something that was said to the table: what cannot be taken back says so itself, by not asking whether it can. */
interface Said {
  readonly type: string
  readonly ifReversible?: boolean
}

/** A click: when, on what, and how much had been said to the table before. */
interface Pressed {
  readonly at: number
  readonly words: string
  readonly heard: number
}

/** What a page notes of itself. */
interface Listening {
  readonly heard: readonly Said[]
  readonly pressed: readonly Pressed[]
}

/** What two clicks at one spot have said to the table, and whether something else lay there at the second. */
interface Pair {
  readonly first: readonly Said[]
  readonly second: readonly Said[]
  readonly words: readonly [string, string]
  /** How long after the first the second came, by the browser's clock. */
  readonly apart: number
}

/** Clicks everything twice at the same spot, as hands do that are used to it. */
export class Twice extends Mouse {
  private readonly its: Page
  private clicks = 0

  constructor(page: Page) {
    super(page)
    this.its = page
  }

  override async press(target: Locator): Promise<void> {
    // A second click may have opened the rulebook, which lies over a part of the board: whoever plays on puts it away.
    for (const close of await this.its.locator('[data-beside] header button').elementHandles()) await close.click()
    const [thing] = await target.elementHandles()
    await thing?.scrollIntoViewIfNeeded({ timeout: 3_000 })
    const box = await thing?.boundingBox()
    if (!thing || !box) throw new Error('there is nothing to go to')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const wasFree = await isFree(thing)
    const { first, second } = (await this.clickTwice(x, y)) ?? { first: [], second: [] }
    // What the first click picked the second has put back: whoever wants it clicks once more, or nothing would ever go on.
    if (wasFree && first.length + second.length === 0 && (await isFree(thing))) {
      await this.its.waitForTimeout(SLOWLY_MS)
      await this.its.mouse.click(x, y)
    }
  }

  override async put(): Promise<void> {
    const [x, y] = await this.its.evaluate(
      () => (globalThis as { pointer?: readonly [number, number] }).pointer ?? ([0, 0] as const),
    )
    await this.clickTwice(x, y)
  }

  private async clickTwice(x: number, y: number): Promise<Pair | undefined> {
    const pause = PAUSES_MS[this.clicks++ % PAUSES_MS.length] as number
    // The page notes itself what lies there: to ask it in between would hold the second click back.
    await this.its.mouse.click(x, y)
    await this.its.waitForTimeout(pause)
    await this.its.mouse.click(x, y)
    await this.its.waitForTimeout(SAID_MS)
    const { heard, pressed } = await this.its.evaluate(() => {
      const { heard: said, pressed: clicks } = globalThis as unknown as Listening
      return { heard: said, pressed: clicks }
    })
    const [one, two] = pressed.slice(-2)
    if (!one || !two) return undefined
    const pair: Pair = {
      first: answersAmong(heard.slice(one.heard, two.heard)),
      second: answersAmong(heard.slice(two.heard)),
      words: [one.words, two.words],
      apart: two.at - one.at,
    }
    pairsOf(this.its).push(pair)
    return pair
  }
}

/** A piece on the board that can be picked, and is not. */
async function isFree(thing: ElementHandle): Promise<boolean> {
  return (await thing.getAttribute('data-open')) !== null && (await thing.getAttribute('data-picked')) === null
}

const pairs = new WeakMap<Page, Pair[]>()

function pairsOf(page: Page): Pair[] {
  const known = pairs.get(page) ?? []
  pairs.set(page, known)
  return known
}

interface Mistakes {
  /** How often somebody clicked twice in haste. */
  readonly clicks: number
  /** How often the first of the two did something for good, so that the second could have done more. */
  readonly meant: number
  /** The second clicks that did something for good which the first did not mean. */
  readonly found: readonly string[]
}

export function mistakes(page: Page): Mistakes {
  const all = pairsOf(page).filter(({ apart }) => apart <= HASTY_MS)
  const isFinal = ({ type, ifReversible }: Said) => !type.startsWith('undo') && ifReversible !== true
  const bad = all.filter(({ first, second, words }) => {
    const isAnother = first.length > 0 || words[0] !== words[1]
    return isAnother && second.some(isFinal)
  })
  return {
    clicks: all.length,
    meant: all.filter(({ first }) => first.some(isFinal)).length,
    found: bad.map(({ words, second }) => `${words.join(' / ')}: ${JSON.stringify(second)}`),
  }
}

/** Listens to what this page says to the tables of its own device. Before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Said[] = []
    const pressed: Pressed[] = []
    addEventListener(
      'pointerdown',
      ({ target, timeStamp }) => {
        const button = target instanceof Element ? target.closest('button, [role="button"], [data-placing]') : null
        const words = (button?.ariaLabel ?? button?.textContent ?? '').trim()
        pressed.push({ at: timeStamp, words, heard: heard.length })
      },
      { capture: true },
    )
    Object.assign(globalThis, { heard, pressed })
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => Object.assign(globalThis, { pointer: [clientX, clientY] }),
      {
        capture: true,
      },
    )
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, ...given: Parameters<typeof post>) {
      const told = given[0] as { readonly argumentList?: readonly { readonly value?: { readonly command?: Said } }[] }
      for (const { value } of told?.argumentList ?? []) if (value?.command) heard.push(value.command)
      return post.apply(this, given)
    } as typeof post
  })
}

/** Of what was said to a table, what answers it or takes an answer back. */
function answersAmong(said: readonly Said[]): readonly Said[] {
  return said.filter(({ type }) => ['choose', 'interrupt', 'pass', 'undo', 'undoTurn'].includes(type))
}
