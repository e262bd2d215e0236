/** Where the pieces of a board stood. */
export type Places = ReadonlyMap<string, DOMRect>

/** Things that stay where they are while everything else travels are marked so. */
const travellers = '[data-thing]:not([data-still])'

export function placesIn(board: Element): Places {
  const places = new Map<string, DOMRect>()
  for (const piece of board.querySelectorAll(travellers)) {
    const thing = piece.getAttribute('data-thing') as string
    const box = piece.getBoundingClientRect()
    if (box.width > 0 && !places.has(thing)) places.set(thing, box)
  }
  return places
}

/** Lets every piece travel from where it stood to where it stands. It blocks nothing: a click hits the piece's true place. */
export function travel(board: Element, before: Places, duration: number): void {
  const seen = new Set<string>()
  for (const piece of board.querySelectorAll<HTMLElement | SVGGraphicsElement>(travellers)) {
    const thing = piece.getAttribute('data-thing') as string
    if (seen.has(thing)) continue
    seen.add(thing)
    const old = before.get(thing)
    if (old) move(piece, old, duration)
    else piece.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' })
  }
}

function move(piece: HTMLElement | SVGGraphicsElement, old: DOMRect, duration: number): void {
  const now = piece.getBoundingClientRect()
  const [x, y] = inOwnUnits(
    piece,
    middle(old.left, old.width) - middle(now.left, now.width),
    middle(old.top, old.height) - middle(now.top, now.height),
  )
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return
  piece.animate(
    { transform: [`translate(${x}px, ${y}px)`, 'translate(0, 0)'] },
    // What the piece is turned or moved by already stays.
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', composite: 'add' },
  )
}

function middle(start: number, length: number): number {
  return start + length / 2
}

/** A way on the screen as a way in the piece's own drawing, which may be scaled or turned. */
function inOwnUnits(piece: Element, x: number, y: number): readonly [number, number] {
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM()?.inverse() : undefined
  if (!matrix) return [x, y]
  return [matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y]
}
