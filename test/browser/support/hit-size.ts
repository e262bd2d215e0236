import type { Page } from 'playwright-core'

/**
 * What may be chosen now and is too small: hit by a pointer on less than 32 px across or down, by a finger on less than 44. Where the
 * shape of a board leaves no room for that, 24 do, as long as something of full size in the tray is the same answer: a piece there,
 * or a line of the list of all choices. What counts is where a thing is really hit, through one point of it, and not the box
 * around it: a group of a drawing is larger than what one hits of it, and a card under another is hit only where it looks out.
 * What has to be scrolled to is scrolled to.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const full = matchMedia('(pointer: coarse)').matches ? 44 : 32
    const small = 24
    // The edges of a box lie between pixels.
    const slack = 1
    const choices =
      '[data-open], [data-offer]:not([aria-disabled="true"]), :is([data-button="main"], [data-button="end"]):not([aria-disabled="true"])'
    const presses = `${choices}, button, [role="button"], a`
    const middleOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as const
    }

    /** So many across and down, the box of a thing is looked at for points where it is hit. */
    const points = 7
    const gridOf = (thing: Element) => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const at = (start: number, length: number, n: number) => start + (length * (n + 0.5)) / points
      return Array.from(
        { length: points ** 2 },
        (_, n) => [at(left, width, n % points), at(top, height, Math.floor(n / points))] as const,
      )
    }

    /** How far it is hit across and down through its best point. */
    const hitOf = (thing: Element) => {
      const isHit = (x: number, y: number) => {
        const over = document.elementFromPoint(x, y)
        return over !== null && thing.contains(over) && over.closest(presses) === thing
      }
      const reach = (x: number, y: number, across: number, down: number) => {
        let far = 0
        for (const step of [8, 4, 2, 1])
          while (far < full && isHit(x + across * (far + step), y + down * (far + step))) far += step
        return far
      }
      let best = { across: 0, down: 0, least: 0 }
      const spots = [middleOf(thing), ...[...thing.querySelectorAll('*')].map(middleOf), ...gridOf(thing)]
      for (const [x, y] of spots) {
        if (best.least >= full - slack) break
        if (!isHit(x, y)) continue
        const across = reach(x, y, -1, 0) + 1 + reach(x, y, 1, 0)
        const down = reach(x, y, 0, -1) + 1 + reach(x, y, 0, 1)
        const least = Math.min(across, down)
        if (least > best.least) best = { across, down, least }
      }
      return best
    }

    const isInside = (thing: Element) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    }

    /** The same when it is scrolled to, if it must be; afterwards everything is where it was. */
    const sizeOf = (thing: Element) => {
      const size = isInside(thing) ? hitOf(thing) : undefined
      if (size && size.least >= full - slack) return size
      const scrolled: (() => void)[] = []
      for (let one = thing.parentElement; one !== null; one = one.parentElement) {
        const { scrollLeft: left, scrollTop: top } = one
        scrolled.push(() => one.scrollTo({ left, top, behavior: 'instant' }))
      }
      thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const there = hitOf(thing)
      for (const back of scrolled) back()
      return size && size.least > there.least ? size : there
    }

    const isShown = (thing: Element) => thing.checkVisibility({ visibilityProperty: true })
    const measured = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isShown).map((thing) => ({ thing, ...sizeOf(thing) }))
    type Measured = ReturnType<typeof measured>[number]
    const isFull = ({ least }: Measured) => least >= full - slack
    const all = measured(choices)
    const lacking = all.filter((one) => !isFull(one))
    const answers = ({ thing }: Measured) => thing.getAttribute('data-answers')
    const sort = ({ thing }: Measured) => thing.getAttribute('data-sort')
    const hasTwin = (one: Measured) =>
      answers(one) !== null &&
      all.some((other) => isFull(other) && answers(other) === answers(one) && sort(other) === sort(one))
    const unhelped = lacking.filter((one) => one.least < small - slack || !hasTwin(one))
    if (unhelped.length === 0) return []

    // All choices in words, where the table has its own way to make them.
    const drawn = () => new Promise((done) => setTimeout(done))
    const [sign] = measured('[data-asked] button[aria-expanded="false"][data-lists]')
    if (sign && isFull(sign)) (sign.thing as HTMLElement).click()
    await drawn()
    const lines = measured('[data-offer][data-answers]').filter(isFull)
    const named = new Set(lines.flatMap((line) => answers(line)?.split(' ') ?? []))
    if (sign && isFull(sign)) (sign.thing as HTMLElement).click()
    await drawn()
    return unhelped
      .filter((one) => one.least < small - slack || !named.has(answers(one) ?? ''))
      .map(({ thing, across, down }) => {
        const name = thing.ariaLabel ?? thing.textContent?.trim()
        return `${across}x${down} of ${full} px: ${name} (${thing.getAttribute('data-thing') ?? thing.tagName})`
      })
  })
}
