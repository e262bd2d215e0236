import { journeysOf, type PiecesAt } from './journeys.ts'

/** A piece of the board, and where it stood when it was looked at. */
interface Seen extends PiecesAt {
  readonly piece: Piece
  readonly box: DOMRect
}

/** The pieces of a board by their names. */
export type Places = ReadonlyMap<string, readonly Seen[]>

type Piece = HTMLElement | SVGGraphicsElement

/**
 * What stays where it is while everything else travels is marked `data-still`; what travels and is no thing one could ask
 * about, like the marker of a seat, has its name in `data-travels`. Things without identity share a name: what they are
 * part of says in `data-place` where they are, and `data-n` how many are drawn as one.
 */
const travellers = '[data-thing]:not([data-still]), [data-travels]'

const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)'

const nameOf = (piece: Element) => (piece.getAttribute('data-travels') ?? piece.getAttribute('data-thing')) as string

export function placesIn(board: Element): Places {
  const places = new Map<string, Seen[]>()
  for (const piece of board.querySelectorAll<Piece>(travellers)) {
    const box = piece.getBoundingClientRect()
    if (box.width === 0) continue
    const place = piece.closest('[data-place]')?.getAttribute('data-place') ?? ''
    const seen = { piece, box, place, n: Number(piece.getAttribute('data-n') ?? 1) }
    const alike = places.get(nameOf(piece))
    if (alike) alike.push(seen)
    else places.set(nameOf(piece), [seen])
  }
  return places
}

/** Lets every piece travel from where it stood to where it stands. It blocks nothing: a click hits the piece's true place. */
export function travel(board: Element, before: Places, duration: number, still: ReadonlySet<string>): void {
  for (const [name, after] of placesIn(board)) {
    if (still.has(name)) continue
    const old = before.get(name) ?? []
    const joined = new Map<Seen, number>()
    for (const { from, to } of journeysOf(old, after)) {
      const now = after[to] as Seen
      const then = from === undefined ? undefined : old[from]
      const before = joined.get(now)
      joined.set(now, (before ?? 0) + 1)
      // Of several that are drawn as one, the first takes the picture along; the others join it one after the other.
      if (before !== undefined) {
        if (then && then.place !== now.place) fly(board, now, then.box, duration, before)
      } else if (!then) now.piece.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' })
      // What stays in its part of the board moves with it; what comes from another part goes there above all of them.
      else if (then.piece === now.piece || !isOutside(board, now, then.box)) move(now, then.box, duration)
      else fly(board, now, then.box, duration)
    }
  }
}

function move({ piece, box: now }: Seen, old: DOMRect, duration: number): void {
  const back = way(now, old)
  if (Math.hypot(...back) < 1) return
  const [x, y] = inOwnUnits(piece, ...back)
  piece.animate(
    { transform: [`translate(${x}px, ${y}px)`, 'translate(0, 0)'] },
    // What the piece is turned or moved by already stays.
    { duration, easing: EASING, composite: 'add' },
  )
}

/** Whether it comes from beyond a part of the board that shows nothing outside itself, and is to be seen there now. */
function isOutside(board: Element, { piece, box }: Seen, old: DOMRect): boolean {
  if (isInDrawing(piece)) return false
  for (let around = piece.parentElement; around && around !== board; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue
    const part = around.getBoundingClientRect()
    return !overlaps(part, old) && overlaps(part, box)
  }
  return false
}

/** A part of a drawing cannot leave it. */
function isInDrawing(piece: Piece): boolean {
  return piece instanceof SVGElement && piece.ownerSVGElement !== null
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

/** So much later, as a share of its way, each further piece sets out. */
const APART = 0.3

/**
 * A likeness of the piece goes the way above everything, and the piece appears where it lands. Where it is not the first
 * of those drawn as one, it goes `after` so many others, and the piece is there already.
 */
function fly(board: Element, { piece, box: now }: Seen, old: DOMRect, duration: number, after = 0): void {
  if (isInDrawing(piece)) return
  const likeness = piece.cloneNode(true) as Piece
  for (const name of ['data-thing', 'data-travels', 'data-n', 'id']) likeness.removeAttribute(name)
  likeness.setAttribute('aria-hidden', 'true')
  Object.assign(likeness.style, {
    position: 'fixed',
    zIndex: '15',
    left: `${now.left}px`,
    top: `${now.top}px`,
    width: `${now.width}px`,
    height: `${now.height}px`,
    margin: '0',
    pointerEvents: 'none',
  })
  board.after(likeness)
  const [x, y] = way(now, old)
  const flight = likeness.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${old.width / now.width})`, 'none'] },
    { duration, easing: EASING, delay: after * APART * duration, fill: 'backwards' },
  )
  if (after === 0) piece.animate({ opacity: [0, 0] }, { duration })
  const land = () => likeness.remove()
  flight.finished.then(land, land)
}

/** From the middle of one place to the middle of another. */
function way(from: DOMRect, to: DOMRect): readonly [x: number, y: number] {
  return [
    middle(to.left, to.width) - middle(from.left, from.width),
    middle(to.top, to.height) - middle(from.top, from.height),
  ]
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
