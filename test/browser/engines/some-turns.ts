import { setTimeout as wait } from 'node:timers/promises'
import type { Catalogue } from '@nora/messages'
import { expressionOf, type Seen } from '../support/seen.ts'
import type { Engine } from './engine.ts'

/** So long at most everything may stand still. */
const PATIENCE_MS = 120_000

/** Makes so many choices by the list of the tray, as somebody who knows no rules, and gives how many lines the log has then. */
export async function someTurns(engine: Engine, voice: Catalogue, choices: number): Promise<number> {
  const look = () => engine.read<Seen>(expressionOf(voice))
  const tray = `document.querySelector('[aria-label=${JSON.stringify(voice.format('webTable.tray.title'))}]')`
  let made = 0
  let before = ''
  for (let until = Date.now() + PATIENCE_MS; made < choices; await wait(150)) {
    if (Date.now() > until) throw new Error(`everything stands still:\n${JSON.stringify(await look(), null, 2)}`)
    const seen = await look()
    if (seen.asked !== null && seen.asked !== before && before !== '') {
      made++
      until = Date.now() + PATIENCE_MS
    }
    before = seen.asked ?? before
    await next(engine, seen, tray)
  }
  return (await look()).lines
}

/** What is offered next: a sheet is put away, what was picked is done, else something is picked. */
async function next(engine: Engine, seen: Seen, tray: string): Promise<void> {
  const { dialog, isBusy, main, end, offers, inWords } = seen
  if (dialog !== null) return press(engine, `document.querySelector('dialog[open] button')`)
  if (isBusy) return
  if (main?.isReady) return press(engine, `${tray}.querySelector('[data-button="main"]')`)
  const offer = offers.find(({ pressed, outOfTurn }) => pressed !== true && !outOfTurn)
  if (offer) return press(engine, `${tray}.querySelectorAll('li button')[${offer.index}]`)
  if (inWords !== null) return press(engine, `${tray}.querySelector('button[aria-expanded="false"]')`)
  if (end?.isReady) return press(engine, `${tray}.querySelector('[data-button="end"]')`)
}

/** Clicks the middle of the element that an expression gives, once it is there. */
export async function press(engine: Engine, element: string): Promise<void> {
  const point = await engine.read<readonly [number, number] | null>(`(() => {
    const element = ${element}
    if (!element) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
      const { x, y, width, height } = element.getBoundingClientRect()
      resolve([x + width / 2, y + height / 2])
    })))
  })()`)
  if (point) await engine.click(...point)
}
