import type { Page } from 'playwright-core'

/** What of calendar and question somebody who is asked cannot see: nothing, as it should be. */
export function unseenOfWhere(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What fits is found out when the window has its size, one frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const isAsked = document.querySelector('[data-asked]') !== null
    if (!isAsked || document.querySelector('dialog[open]')) return []
    const wanted = ['[data-calendar]', '[data-calendar] [aria-current]', 'h1', 'h1 + p']
    return wanted.filter((selector) => {
      const element = document.querySelector(selector)
      if (!element?.textContent?.trim() || element.scrollWidth > element.clientWidth) return true
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      const isInside = width > 8 && height > 8 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const over = document.elementFromPoint(left + 4, top + height / 2)
      return !isInside || !(over && (element.contains(over) || over.contains(element)))
    })
  })
}
