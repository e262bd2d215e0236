import type { Locator } from 'playwright-core'
import { brisk } from '../support/house.ts'
import { inHouse } from '../support/in-house.ts'
import type { Visitor } from '../support/visitor.ts'
import { gestures, kindsWithoutRow, MAIN, type Press, rowPositions } from './rows.ts'

const story = inHouse()

/** Which question is asked: another one has another number, and while others play there is none. What is only picked changes nothing. */
function asked({ page }: Visitor): Promise<string | null> {
  return page.evaluate(() => document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? null)
}

/** No price has more parts. */
const MOST = 12

/** Clicks what lies on the table; a line of the list of all choices in words is no gesture. */
async function click(thing: Locator): Promise<void> {
  const isLine = (element: Element) => element.closest('[data-offer]:not([data-button])') !== null
  if (await thing.evaluate(isLine)) throw new Error('answered through the list')
  await thing.click({ timeout: 10_000 })
}

async function press(visitor: Visitor, what: Press): Promise<void> {
  const { page } = visitor
  if (typeof what === 'string') return click(page.locator(what).first())
  const things = page.locator(what.gather)
  // Each in turn: pressed once more than there are of it, a good is taken back.
  for (let nth = 0; nth < MOST && (await page.locator(MAIN).count()) === 0; nth++)
    await click(things.nth(nth % (await things.count())))
}

async function answers(visitor: Visitor, things: readonly Press[]): Promise<boolean> {
  const { page } = visitor
  const before = await asked(visitor)
  for (const thing of things) await press(visitor, thing)
  const again = page.locator('[data-confirmation]')
  for (let tries = 0; tries < 40; tries++) {
    if (await again.count()) await again.first().click({ timeout: 10_000 })
    if ((await asked(visitor)) !== before) return true
    await page.waitForTimeout(100)
  }
  return false
}

story('each row of decisions of Rats of Wistar is answered by its gesture on the table', async ({ come, expect }) => {
  const positions = rowPositions()
  // Every kind of decision has a row, every row that was met has a gesture, and every gesture a position to be tried in.
  expect(kindsWithoutRow()).toEqual([])
  expect([...positions.keys()].filter((row) => !gestures[row])).toEqual([])
  expect(Object.keys(gestures).filter((row) => !positions.has(row))).toEqual([])
  const visitor = await come({ likes: { ...brisk, playForced: false } })
  const silent: string[] = []
  for (const [row, things] of Object.entries(gestures)) {
    const file = positions.get(row)
    if (!file) continue
    await visitor.openFile(file)
    await visitor.page.locator('[data-asked]').waitFor()
    const done = await answers(visitor, things).catch((error) => {
      silent.push(`${row}: ${String(error).split('\n')[0]}`)
      return true
    })
    if (!done) silent.push(row)
  }
  expect(silent).toEqual([])
})
