import type { Box } from '../kit/on-screen/beside.ts'

type Size = Pick<Box, 'width' | 'height'>
export type Side = 'above' | 'right' | 'left' | 'below'

export interface BubblePlace {
  readonly side: Side
  readonly left: number
  readonly top: number
  /** How far along its edge the tail stands. */
  readonly tail: number
  /** It covers something it should keep off. */
  readonly covers: boolean
  /** There is room for all of it. */
  readonly fits: boolean
}

/** Between a bubble and what it is about: the length of its tail. */
const GAP = 14
const EDGE = 8
/** The tail keeps off the corners. */
const CORNER = 22

const sides: readonly Side[] = ['above', 'right', 'left', 'below']

/**
 * Where a bubble stands beside what it is about: above, to the right, to the left or below, at the first of these that lies
 * in the room and covers nothing it must keep off; where there is none, where it covers least.
 */
export function placeBubble(about: Box, size: Size, room: Box, keepOff: readonly Box[]): BubblePlace {
  const tried = sides.map((side) => {
    const box = { ...at(side, about, size, room), ...size }
    const covered = [about, ...keepOff].reduce((sum, other) => sum + common(box, other), 0)
    return { side, box, cost: covered + outside(box, room) }
  })
  const best = tried.reduce((best, one) => (one.cost < best.cost ? one : best))
  const { side } = best
  const box = {
    ...size,
    left: clamp(best.box.left, room.left + EDGE, room.left + room.width - size.width - EDGE),
    top: clamp(best.box.top, room.top + EDGE, room.top + room.height - size.height - EDGE),
  }
  const upright = side === 'above' || side === 'below'
  const target = upright ? about.left + about.width / 2 - box.left : about.top + about.height / 2 - box.top
  const length = upright ? box.width : box.height
  const covers = keepOff.some((other) => common(box, other) > 0)
  const fits = size.width <= room.width && size.height <= room.height
  return { side, left: box.left, top: box.top, tail: clamp(target, CORNER, length - CORNER), covers, fits }
}

function at(side: Side, about: Box, size: Size, room: Box): Pick<Box, 'left' | 'top'> {
  const left = along(about.left + about.width / 2, size.width, room.left, room.width)
  const top = along(about.top + about.height / 2, size.height, room.top, room.height)
  if (side === 'above') return { left, top: about.top - GAP - size.height }
  if (side === 'below') return { left, top: about.top + about.height + GAP }
  if (side === 'left') return { left: about.left - GAP - size.width, top }
  return { left: about.left + about.width + GAP, top }
}

/** Around a middle, inside the room. */
function along(middle: number, length: number, start: number, room: number): number {
  return clamp(middle - length / 2, start + EDGE, start + room - length - EDGE)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** How much of one lies under the other. */
function common(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** What is out of the room is not to be seen at all, which is worse than covering something. */
function outside(box: Box, room: Box): number {
  return (box.width * box.height - common(box, room)) * 4
}
