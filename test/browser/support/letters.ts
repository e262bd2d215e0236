import type { Page } from 'playwright-core'

/** What others have is shown as a small picture of their burrow; whoever wants to read it enlarges it. */
const GLANCE = '[data-glance]'

/** Words on the board that are drawn in letters of fewer pixels than these; a single sign on a piece is no word. */
export function smallWords(page: Page, least: number, except = GLANCE): Promise<string[]> {
  return page.evaluate(
    ([fewest, unread]) => {
      const found: string[] = []
      const texts = document.createTreeWalker(document.querySelector('[data-board]') as Element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const words = node.textContent?.trim() ?? ''
        const element = node.parentElement as Element
        if (!/\p{L}{2}/u.test(words) || element.closest(`title, .unseen, ${unread}`)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { width, height } = range.getBoundingClientRect()
        if (width < 2 || height < 2) continue
        const drawn = element.closest<SVGTextElement>('text')?.getCTM()
        const scale = (drawn ? Math.hypot(drawn.a, drawn.b) : 1) * (element.currentCSSZoom ?? 1)
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
        if (size < fewest - 0.05) found.push(`${words}: ${size.toFixed(1)}`)
      }
      return found
    },
    [least, except] as const,
  )
}

/** Parts of the board that do not fit into their window. */
export function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-board] [data-part], [data-board] *')]
      .filter((part) => part.matches('[data-part]') || /auto|scroll/.test(getComputedStyle(part).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
      .map((part) => `${part.dataset.part ?? part.className}: ${part.scrollHeight} of ${part.clientHeight}`),
  )
}

/**
 * Things of a list whose words or pictures are cut off by a frame or stick out of their thing, whose letters are smaller than
 * these, or which say nothing but what they are called.
 */
export function unreadable(page: Page, things: string, least: number): Promise<string[]> {
  return page.evaluate(
    ([selector, fewest]) => {
      const found: string[] = []
      const fits = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1
      const clips = (element: Element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX)
      for (const thing of document.querySelectorAll(selector)) {
        const called = thing.querySelector('header b, [data-name]')?.textContent ?? ''
        const tell = (fault: string) => found.push(`${called || thing.textContent}: ${fault}`)
        if (thing.querySelector('[data-says], [data-role="gives"]') === null) tell('says nothing')
        // A drawing may go on beyond its frame; the frame itself, and every word, has to be seen whole.
        const frames: Element[] = [...thing.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'))
        const words = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const shown: [string, Element, DOMRect][] = frames.map((svg) => ['a picture', svg, svg.getBoundingClientRect()])
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          const element = node.parentElement
          if (!node.textContent?.trim() || !element || element.closest('title, .unseen')) continue
          range.selectNodeContents(node)
          for (const rect of range.getClientRects()) shown.push([node.textContent, element, rect])
          const size = Number.parseFloat(getComputedStyle(element).fontSize)
          if (!element.closest('svg') && size < fewest - 0.05) tell(`${node.textContent} in letters of ${size}`)
        }
        for (const [what, element, rect] of shown) {
          if (rect.width < 1 || rect.height < 1) continue
          for (let frame: Element | null = element.parentElement; frame; frame = frame.parentElement) {
            if ((frame === thing || clips(frame)) && !fits(rect, frame.getBoundingClientRect()))
              tell(`${what} is cut off`)
            if (frame === thing) break
          }
        }
      }
      return [...new Set(found)]
    },
    [things, least] as const,
  )
}
