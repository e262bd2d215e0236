/** With what the page was touched last: a finger covers what it points at, so that it only picks. */
let last = 'mouse'
let down = { x: -1, y: -1 }

function remember({ pointerType, clientX, clientY }: PointerEvent): void {
  last = pointerType
  down = { x: clientX, y: clientY }
}

addEventListener('pointerdown', remember, { capture: true })
addEventListener('keydown', () => (last = 'keys'), { capture: true })

export function isTap(): boolean {
  return last === 'touch'
}

/**
 * Somebody points here with a mouse. Where a finger was last, a browser makes one up that rests there: what it would tell of the
 * piece may move the piece away, and bring it back, for ever.
 */
export function isMouse({ pointerType }: Pick<PointerEvent, 'pointerType'>): boolean {
  return pointerType === 'mouse' && !isTap()
}

/** Somebody came here themselves, by keys or by touching it; otherwise the page has brought them. */
export function isVisited({ left, right, top, bottom }: DOMRect): boolean {
  const { x, y } = down
  return last === 'keys' || (x >= left && x <= right && y >= top && y <= bottom)
}

/** Where a pointer was pressed last. */
export function lastDown(): { readonly x: number; readonly y: number } {
  return down
}
