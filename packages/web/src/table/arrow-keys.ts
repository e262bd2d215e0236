interface Point {
  readonly x: number
  readonly y: number
}

const directions: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The next thing in the direction of an arrow key: near, and not far to the side. */
export function nearest(board: Element, from: Element, key: string): HTMLElement | SVGElement | undefined {
  const direction = directions[key]
  if (!direction || !from.closest('[data-thing]')) return undefined
  const start = middle(from)
  const things = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')].filter(
    (thing) => thing !== from && thing.tabIndex >= 0,
  )
  return best(things, (thing) => {
    const there = middle(thing)
    return arrowDistance({ x: there.x - start.x, y: there.y - start.y }, direction)
  })
}

/** How far it is, what lies aside counting double; nothing for what lies the other way. */
export function arrowDistance(way: Point, direction: Point): number | undefined {
  const ahead = way.x * direction.x + way.y * direction.y
  const aside = Math.abs(way.x * direction.y) + Math.abs(way.y * direction.x)
  return ahead > 1 ? ahead + 2 * aside : undefined
}

function best<T>(things: readonly T[], cost: (thing: T) => number | undefined): T | undefined {
  let chosen: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const thing of things) {
    const price = cost(thing)
    if (price === undefined || price >= least) continue
    chosen = thing
    least = price
  }
  return chosen
}

function middle(thing: Element): Point {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
