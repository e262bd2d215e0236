import type { Locator, Page } from 'playwright-core'

/** Cards that are drawn: what of them is cut off, too small or lies over something else, and which say nothing of themselves. */
export function faultsInDrawings(cards: Locator): Promise<readonly string[]> {
  return cards.evaluateAll((list) => {
    /** Smaller letters, in pixels, are hard to read; those of a long name may be. */
    const [least, leastName] = [11.5, 8]
    /** So much two boxes of words may overlap, in pixels and as a share of the lower one: letters are lower than their boxes. */
    const most = { across: 2, down: 0.5 }
    const faultsOf = (card: Element): string[] => {
      const faults: string[] = []
      const box = card.getBoundingClientRect()
      for (const element of card.querySelectorAll<HTMLElement>('*')) {
        const { left, right, width } = element.getBoundingClientRect()
        if (width > 0 && (left < box.left - 1 || right > box.right + 1)) faults.push(`sticks out: ${element.tagName}`)
        const isBlock = element instanceof HTMLElement && getComputedStyle(element).display !== 'inline'
        if (isBlock && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
          faults.push(`cut off: ${element.textContent}`)
      }
      for (const drawing of card.querySelectorAll('svg')) {
        const frame = drawing.getBoundingClientRect()
        const scale = frame.width / drawing.viewBox.baseVal.width
        const words = [...drawing.querySelectorAll('text')]
        const boxes = words.map((word) => word.getBoundingClientRect())
        for (const [index, word] of words.entries()) {
          const one = boxes[index] as DOMRect
          if (one.left < frame.left - 0.5 || one.right > frame.right + 0.5) faults.push(`cut off: ${word.textContent}`)
          const isName = word.hasAttribute('textLength')
          const isSign = !/[\p{L}\p{N}]/u.test(word.textContent ?? '')
          if (isSign) continue
          if (Number.parseFloat(word.getAttribute('font-size') ?? '') * scale < (isName ? leastName : least))
            faults.push(`too small: ${word.textContent}`)
          for (const [other, another] of boxes.slice(0, index).entries()) {
            const across = Math.min(one.right, another.right) - Math.max(one.left, another.left)
            const down = Math.min(one.bottom, another.bottom) - Math.max(one.top, another.top)
            if (across > most.across && down > most.down * Math.min(one.height, another.height))
              faults.push(`lie over each other: ${words[other]?.textContent} and ${word.textContent}`)
          }
        }
      }
      const said = card.querySelector('footer')
      if (!said?.textContent?.trim()) faults.push('does not say where it comes from')
      // Its name, of which kind it is, and at least one thing about it.
      const told = said?.parentElement?.firstElementChild?.children ?? []
      if ([...told].filter(({ textContent }) => textContent?.trim()).length < 3) faults.push('is not explained')
      if (card.querySelector('svg') === null) faults.push('is not drawn')
      return faults
    }
    const nameOf = (card: Element) => card.querySelector('footer')?.parentElement?.innerText.split('\n')[0]
    return list.flatMap((card) => faultsOf(card).map((fault) => `${nameOf(card)}: ${fault}`))
  })
}

/**
 * Things of a list, told in words: those whose words or pictures are cut off by a frame or stick out of their thing, whose letters are smaller than
 * these, or which say nothing but what they are called.
 */
export function faultsInWords(page: Page, things: string, least: number): Promise<string[]> {
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
