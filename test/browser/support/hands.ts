import type { ElementHandle, Locator, Page } from 'playwright-core'

/** What cannot be reached in this time has gone away, or something has come before it: one looks again. */
const REACH_MS = 3_000

/** How somebody reaches what is on the page. */
export interface Hands {
  /** Presses a button or a piece. */
  press(target: Locator): Promise<void>
  /** Moves the tile in hand a little over the ship; gives whether that could be done. */
  carry(ship: Locator, across: number, down: number): Promise<void>
  /** Lays the tile in hand down where it is; `put` is the button for it. */
  put(ship: Locator, put: Locator): Promise<void>
}

export class Mouse implements Hands {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    await (await seen(target)).click({ timeout: REACH_MS })
  }

  async carry(ship: Locator, across: number, down: number): Promise<void> {
    const { x, y, width, height } = await boxOf(ship)
    await this.page.mouse.move(x + width * across, y + height * down, { steps: 4 })
  }

  /** The tile hangs at the pointer: a click lets it go. */
  async put(): Promise<void> {
    await this.page.mouse.down()
    await this.page.mouse.up()
  }
}

export class Finger implements Hands {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    await (await seen(target)).tap({ timeout: REACH_MS })
  }

  async carry(ship: Locator, across: number, down: number): Promise<void> {
    const { x, y, width, height } = await boxOf(ship)
    await this.page.touchscreen.tap(x + width * across, y + height * down)
  }

  async put(_ship: Locator, put: Locator): Promise<void> {
    await this.press(put)
  }
}

/** No way through a page is longer than this. */
const MOST_TABS = 250

/** Only keys: Tab to where one wants to be, Enter to take it. */
export class Keys implements Hands {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target)
    await this.page.keyboard.press('Enter')
  }

  async carry(ship: Locator, across: number, down: number): Promise<void> {
    await this.reach(ship)
    for (const key of [across > 0.5 ? 'ArrowRight' : 'ArrowLeft', down > 0.5 ? 'ArrowDown' : 'ArrowUp', 'r', 'f', 'n'])
      await this.page.keyboard.press(key)
  }

  async put(ship: Locator): Promise<void> {
    await this.reach(ship)
    await this.page.keyboard.press('Enter')
  }

  private async reach(target: Locator): Promise<void> {
    const wanted = await seen(target)
    for (let tabs = 0; ; tabs++) {
      const way = await wanted.evaluate(wayTo)
      if (way === 'there') return
      if (way === 'none') throw new Error('there is nothing to go to any more')
      if (tabs > MOST_TABS) throw new Error(`the Tab key never comes to ${await wanted.textContent()}`)
      await this.page.keyboard.press('Tab')
    }
  }
}

/** Runs in the page: whether one is there; there is no way if it has gone or was hidden, or a sheet has been laid over it. */
function wayTo(element: Element): 'there' | 'on' | 'none' {
  if (document.activeElement === element) return 'there'
  const sheet = document.querySelector('dialog[open]')
  return element.checkVisibility() && (sheet === null || sheet.contains(element)) ? 'on' : 'none'
}

/** What is there now. If it goes away, that is noticed at once: one does not wait for something like it to come. */
async function seen(target: Locator): Promise<ElementHandle<Element>> {
  const [first] = await target.elementHandles()
  if (!first) throw new Error('there is nothing to go to')
  return first as ElementHandle<Element>
}

async function boxOf(target: Locator) {
  const wanted = await seen(target)
  await wanted.scrollIntoViewIfNeeded({ timeout: REACH_MS })
  const box = await wanted.boundingBox()
  if (!box) throw new Error('the ship is not to be seen')
  return box
}
