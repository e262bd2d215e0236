export interface Point {
  readonly x: number
  readonly y: number
}

/** How a board lies in its window: moved by so many pixels from the corner, and so many times as large as it fits. */
export interface Viewport extends Point {
  readonly scale: number
}

export const fitting: Viewport = { x: 0, y: 0, scale: 1 }

const LARGEST = 5

/** Larger or smaller by a factor, while what lies under a point of the window stays there. */
export function zoomedAt({ x, y, scale }: Viewport, at: Point, factor: number, window: Point): Viewport {
  const next = Math.min(LARGEST, Math.max(1, scale * factor))
  const by = next / scale
  return kept({ x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, scale: next }, window)
}

export function movedBy({ x, y, scale }: Viewport, by: Point, window: Point): Viewport {
  return kept({ x: x + by.x, y: y + by.y, scale }, window)
}

/** The board always covers its window. */
function kept({ x, y, scale }: Viewport, window: Point): Viewport {
  const within = (at: number, room: number) => Math.min(0, Math.max(room * (1 - scale), at))
  return { x: within(x, window.x), y: within(y, window.y), scale }
}
