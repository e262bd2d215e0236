import { COLUMNS, type Orientation, orientationOf, type Placement, ROWS, type Shape, type Turn } from '@nora/cats'

/** A place on the grid of the ship that need not be a whole cell: x to the right, y down, in cells. */
export interface Aim {
  readonly x: number
  readonly y: number
}

/** A tile in hand: how it is turned, where its middle is, and where it would lie if it were let go now. */
export interface Placing {
  readonly shape: Shape
  readonly turn: Turn
  readonly flip: boolean
  /** The middle of the tile, as pointer or keys left it. */
  readonly aim: Aim
  /** The cells it would snap to, under the one name that the rules give this way of lying. */
  readonly at: Placement
  readonly isLegal: boolean
}

/** What mouse, finger and keys say; all of them say it in the same words. */
export type Gesture =
  | { readonly type: 'aim'; readonly at: Aim }
  | { readonly type: 'nudge'; readonly rows: number; readonly columns: number }
  | { readonly type: 'turn'; readonly quarters: number }
  | { readonly type: 'flip' }
  /** Straight to the next (1) or last (-1) legal place in reading order, the tile lying as it does; turned if so it fits nowhere. */
  | { readonly type: 'seek'; readonly step: 1 | -1 }
  /** To lie exactly like this. */
  | { readonly type: 'lie'; readonly at: Placement }

/** The legal placements of the tile at hand. */
export interface LegalPlacements {
  includes(at: Placement): boolean
  list(): readonly Placement[]
}

/** So far, in cells, a tile slides by itself to a place where it fits: a little more than letting go exactly needs. */
const MAGNET = 0.8

/** The tile as it is picked up: turned as it lay, near the middle, where it may lie; if it may nowhere, turned otherwise. */
export function pickUp(shape: Shape, ways: LegalPlacements, turn: Turn = 0): Placing {
  const list = ways.list()
  const lay = orientationOf(shape, turn, false)
  const asItLay = list.filter((way) => way.turn === lay.turn && way.flip === lay.flip)
  const lying = mostCentral(asItLay, shape) ?? list[0] ?? { row: 3, col: 9, turn: lay.turn, flip: lay.flip }
  return lie(shape, ways, lying)
}

/** What a gesture makes of a tile in hand. */
export function placing(now: Placing, gesture: Gesture, ways: LegalPlacements): Placing {
  const { shape, turn, flip, at } = now
  switch (gesture.type) {
    case 'aim':
      return settle(shape, ways, turn, flip, gesture.at, MAGNET)
    case 'nudge': {
      const moved = middleOf(shape, at)
      return settle(shape, ways, turn, flip, { x: moved.x + gesture.columns, y: moved.y + gesture.rows }, 0)
    }
    case 'turn':
      return settle(shape, ways, turned(turn, gesture.quarters), flip, now.aim, MAGNET)
    case 'flip':
      // A flip comes before the turn: seen by the one who holds the tile, left and right are to change places.
      return settle(shape, ways, turned(0, -turn), !flip, now.aim, MAGNET)
    case 'seek':
      return seek(now, gesture.step, ways)
    case 'lie':
      return lie(shape, ways, gesture.at)
  }
}

/** The middle of the tile's box where it would lie. */
export function middleOf(shape: Shape, at: Placement): Aim {
  const { width, height } = orientationOf(shape, at.turn, at.flip)
  return { x: at.col + width / 2, y: at.row + height / 2 }
}

/** So much of the way from its cells to the pointer the tile is drawn, in cells at most this far: it snaps, and yet follows. */
const GIVE = { share: 0.22, most: 0.4 } as const

/** The middle of the tile as it is drawn in hand. */
export function shownAt({ shape, at, aim }: Pick<Placing, 'shape' | 'at' | 'aim'>): Aim {
  const { x, y } = middleOf(shape, at)
  const give = (way: number) => Math.max(-GIVE.most, Math.min(GIVE.most, way * GIVE.share))
  return { x: x + give(aim.x - x), y: y + give(aim.y - y) }
}

function turned(turn: Turn, quarters: number): Turn {
  return ((((turn + quarters) % 4) + 4) % 4) as Turn
}

function lie(shape: Shape, ways: LegalPlacements, at: Placement): Placing {
  return settle(shape, ways, at.turn, at.flip, middleOf(shape, at), 0)
}

function settle(shape: Shape, ways: LegalPlacements, turn: Turn, flip: boolean, aim: Aim, magnet: number): Placing {
  const orientation = orientationOf(shape, turn, flip)
  const exact = cornerAt(orientation, aim, 0, 0)
  const at = ways.includes(exact) ? exact : (drawn(orientation, ways, aim, magnet) ?? exact)
  return { shape, turn, flip, aim, at, isLegal: ways.includes(at) }
}

/** The nearest legal place around, if one is near enough. */
function drawn(orientation: Orientation, ways: LegalPlacements, aim: Aim, magnet: number): Placement | undefined {
  let best: Placement | undefined
  let least = magnet
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      const at = cornerAt(orientation, aim, down, right)
      const distance = Math.hypot(at.col + orientation.width / 2 - aim.x, at.row + orientation.height / 2 - aim.y)
      if (distance >= least || !ways.includes(at)) continue
      least = distance
      best = at
    }
  }
  return best
}

/** The whole cells under a tile with its middle there, kept on the grid. */
function cornerAt({ turn, flip, width, height }: Orientation, aim: Aim, down: number, right: number): Placement {
  const row = clamp(Math.round(aim.y - height / 2) + down, ROWS - height)
  const col = clamp(Math.round(aim.x - width / 2) + right, COLUMNS - width)
  return { row, col, turn, flip }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}

function seek(now: Placing, step: 1 | -1, ways: LegalPlacements): Placing {
  const { shape, turn, flip, at } = now
  const { turn: named, flip: flipped } = orientationOf(shape, turn, flip)
  const everyWay = ways.list()
  const asItLies = everyWay.filter((way) => way.turn === named && way.flip === flipped)
  const all = asItLies.length > 0 ? asItLies : everyWay
  const rank = ({ row, col }: Placement) => row * COLUMNS + col
  const ahead = step > 0 ? all.find((way) => rank(way) > rank(at)) : all.findLast((way) => rank(way) < rank(at))
  const next = ahead ?? (step > 0 ? all[0] : all.at(-1))
  return next ? lie(shape, ways, next) : now
}

/** Of some ways to lie, the one nearest to the middle of the ship. */
function mostCentral(ways: readonly Placement[], shape: Shape): Placement | undefined {
  const distance = (at: Placement) => {
    const { x, y } = middleOf(shape, at)
    return Math.hypot(x - COLUMNS / 2, y - ROWS / 2)
  }
  return ways.toSorted((one, other) => distance(one) - distance(other))[0]
}
