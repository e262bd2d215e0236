import type { Page } from 'playwright-core'

/** Something that happened was shown: in a bubble at its place, or over the board. */
export interface Told {
  readonly at: number
  readonly how: 'bubble' | 'ceremony'
  readonly text: string
  /** So many turns waited to be told after it. */
  readonly waiting: number
}

/** Something was said to the table: when, how long after the last click or key, and whether something was being shown. */
export interface Answered {
  readonly at: number
  readonly after: number
  readonly whileShown: boolean
}

interface Witness {
  readonly told: readonly Told[]
  readonly answered: readonly Answered[]
  /** Pieces that travelled, by name, and when they set out. */
  readonly travelled: readonly { readonly at: number; readonly piece: string }[]
}

/** Writes down what a page shows of what others do, and what is said to the table from it. Before the page is opened. */
export async function witness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { told: [] as Told[], answered: [] as Answered[], travelled: [] as { at: number; piece: string }[] }
    Object.assign(globalThis, { seen })
    let last = ''
    const look = () => {
      const bubble = document.querySelector('[data-event] [data-lines]')
      // Over the board it is said shortly; the whole sentence is there for who points at it.
      const step = document.querySelector('[data-ceremony] li[data-state="now"]')
      const text = (step?.getAttribute('title') ?? bubble?.textContent ?? '').trim()
      // The same words may be said twice in a row, by another step.
      const which = step
        ? [...document.querySelectorAll('[data-ceremony] li')].indexOf(step)
        : bubble?.getAttribute('data-step')
      const key = `${text}/${which}`
      const waiting = Number(document.querySelector('[data-runs]')?.getAttribute('data-runs'))
      if (text !== '' && key !== last)
        seen.told.push({ at: performance.now(), how: step ? 'ceremony' : 'bubble', text, waiting })
      last = key
    }
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      }),
    )
    let touched = 0
    for (const type of ['click', 'keydown', 'pointerup'])
      addEventListener(type, () => (touched = performance.now()), { capture: true })
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, ...given: Parameters<typeof post>) {
      const said = given[0] as {
        readonly argumentList?: readonly { readonly value?: { readonly command?: { type: string } } }[]
      }
      const at = performance.now()
      for (const { value } of said?.argumentList ?? [])
        if (value?.command?.type === 'choose')
          seen.answered.push({ at, after: at - touched, whileShown: document.querySelector('[data-runs]') !== null })
      return post.apply(this, given)
    } as typeof post
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, ...given: Parameters<typeof animate>) {
      const piece = this.getAttribute('data-thing') ?? this.getAttribute('data-travels')
      if (piece !== null) seen.travelled.push({ at: performance.now(), piece })
      return animate.apply(this, given)
    }
  })
}

export function witnessed(page: Page): Promise<Witness> {
  return page.evaluate(() => (globalThis as unknown as { seen: Witness }).seen)
}

/** The lines of the log that are not a seat's own deeds. */
export function othersLines(page: Page, log: string, own: number): Promise<readonly string[]> {
  return page
    .getByRole('list', { name: log })
    .evaluate(
      (list, mine) =>
        [...list.querySelectorAll('li')]
          .filter((line) => line.getAttribute('data-by') !== String(mine))
          .map((line) => line.querySelector('[data-told]')?.textContent?.trim() ?? ''),
      own,
    )
}
