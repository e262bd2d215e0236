/** Where the pieces of a board stood, and which element showed them. */
export type Places = ReadonlyMap<string, { readonly box: DOMRect; readonly piece: Element }>

type Piece = HTMLElement | SVGGraphicsElement

/**
 * What stays where it is while everything else travels is marked `data-still`; what travels and is no thing one could ask
 * about, like the marker of a seat, has its name in `data-travels`.
 */
const travellers = '[data-thing]:not([data-still]), [data-travels]'

const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)'

const nameOf = (piece: Element) => (piece.getAttribute('data-travels') ?? piece.getAttribute('data-thing')) as string

export function placesIn(board: Element): Places {
  const places = new Map<string, { box: DOMRect; piece: Element }>()
  for (const piece of board.querySelectorAll(travellers)) {
    const name = nameOf(piece)
    const box = piece.getBoundingClientRect()
    if (box.width > 0 && !places.has(name)) places.set(name, { box, piece })
  }
  return places
}

/** Lets every piece travel from where it stood to where it stands. It blocks nothing: a click hits the piece's true place. */
export function travel(board: Element, before: Places, duration: number): void {
  const seen = new Set<string>()
  for (const piece of board.querySelectorAll<Piece>(travellers)) {
    const name = nameOf(piece)
    if (seen.has(name)) continue
    seen.add(name)
    const old = before.get(name)
    if (!old) piece.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' })
    // What stays in its part of the board moves with it; what comes from another part goes there above all of them.
    else if (old.piece === piece || !isOutside(board, piece, old.box)) move(piece, old.box, duration)
    else fly(board, piece, old.box, duration)
  }
}

function move(piece: Piece, old: DOMRect, duration: number): void {
  const now = piece.getBoundingClientRect()
  const back = way(now, old)
  if (now.width === 0 || Math.hypot(...back) < 1) return
  const [x, y] = inOwnUnits(piece, ...back)
  piece.animate(
    { transform: [`translate(${x}px, ${y}px)`, 'translate(0, 0)'] },
    // What the piece is turned or moved by already stays.
    { duration, easing: EASING, composite: 'add' },
  )
}

/** Whether it comes from beyond a part of the board that shows nothing outside itself, and is to be seen there now. */
function isOutside(board: Element, piece: Piece, old: DOMRect): boolean {
  // A part of a drawing cannot leave it.
  if (piece instanceof SVGElement && piece.ownerSVGElement) return false
  for (let around = piece.parentElement; around && around !== board; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue
    const part = around.getBoundingClientRect()
    return !overlaps(part, old) && overlaps(part, piece.getBoundingClientRect())
  }
  return false
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

/** A likeness of the piece goes the way above everything, and the piece appears where it lands. */
function fly(board: Element, piece: Piece, old: DOMRect, duration: number): void {
  const now = piece.getBoundingClientRect()
  const likeness = piece.cloneNode(true) as Piece
  for (const name of ['data-thing', 'data-travels', 'id']) likeness.removeAttribute(name)
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
    { duration, easing: EASING },
  )
  piece.animate({ opacity: [0, 0] }, { duration })
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
