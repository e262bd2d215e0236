/** A rectangle on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>

/** Between a popover and what it belongs to, and to the edge of the window. */
const GAP = 8

/** Where something of this size stands beside an anchor: above it if there is room, else below, and never outside the window. */
export function beside(anchor: Box, size: Size, window: Size): { readonly left: number; readonly top: number } {
  const above = anchor.top - GAP - size.height
  const below = anchor.top + anchor.height + GAP
  const fits = above >= GAP || below + size.height > window.height - GAP
  return {
    left: within(anchor.left, size.width, window.width),
    top: within(fits ? above : below, size.height, window.height),
  }
}

function within(at: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(at, room - length - GAP))
}
