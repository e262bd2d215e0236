import type { Page } from 'playwright-core'

/** So much of the page's time passes at once. */
const TICK_MS = 50

/** The page's time passes only in ticks: however busy the machine is, nothing is missed. */
export class SlowTime {
  private readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  /** Before the page is opened. */
  static async of(page: Page): Promise<SlowTime> {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    return new SlowTime(page)
  }

  async pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += TICK_MS) await this.page.clock.runFor(TICK_MS)
  }

  /** Time passes while something is done, until it is done or `stops` says so after a tick. */
  async during<T>(deed: Promise<T>, stops: () => Promise<boolean> = async () => false): Promise<T> {
    let isDone = false
    const passing = (async () => {
      while (!isDone && !(await stops())) await this.page.clock.runFor(TICK_MS)
    })()
    try {
      return await deed
    } finally {
      isDone = true
      await passing
    }
  }
}
