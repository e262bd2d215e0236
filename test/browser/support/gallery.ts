import type { Locator } from 'playwright-core'

/** What was looked at, and what is wrong with it: at which card, and what. */
interface Looked {
  readonly count: number
  readonly faults: readonly string[]
}

/** Looks at every card of a gallery. */
export function faultsIn(cards: Locator): Promise<Looked> {
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
    return {
      count: list.length,
      faults: list.flatMap((card) => faultsOf(card).map((fault) => `${nameOf(card)}: ${fault}`)),
    }
  })
}
