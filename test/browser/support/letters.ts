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
