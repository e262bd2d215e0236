/** Where the rooms of the farm lie in its drawing, and what lies where in them: the same place in every game. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A passage goes through a wall (at its foot) or through a floor (at its middle). */
interface PassagePlace {
  readonly through: 'wall' | 'floor'
  readonly x: number
  readonly y: number
}

/** Within a room: the corner of each mission, where guests, tents and explorers stand from left to right. */
interface Spots {
  readonly missions: readonly { readonly x: number; readonly y: number; readonly w: number; readonly tilt?: number }[]
  readonly guests: number
  /** Handkerchiefs hang or stand where there is room; two side by side. */
  readonly tents: { readonly x: number; readonly y: number }
  readonly explorers: number
  readonly cheese?: number
  readonly looksLeft?: boolean
}

export interface Plan {
  readonly width: number
  readonly height: number
  readonly roof: number
  readonly rooms: { readonly [room: string]: Box }
  readonly passages: { readonly [passage: string]: PassagePlace }
  readonly spots: { readonly [room: string]: Spots }
  /** So much smaller than life are doors and animals here. */
  readonly scale: { readonly door: number; readonly guest: number; readonly tent: number; readonly explorer: number }
  readonly step: { readonly guest: number; readonly tent: number; readonly explorer: number }
  /** Where there is no space for names, the letters must do. */
  readonly names: 'all' | 'none'
  /** Missions are drawn whole, or only what they give. */
  readonly missions: 'whole' | 'small'
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h })
const wall = (x: number, y: number): PassagePlace => ({ through: 'wall', x, y })
const floor = (x: number, y: number): PassagePlace => ({ through: 'floor', x, y })

/** Every passage of the board is a shared wall or floor: first floor H C, ground floor D B, cellar E over G beside F. */
export const widePlan: Plan = {
  width: 578,
  height: 424,
  roof: 4,
  rooms: {
    H: box(14, 38, 190, 92),
    C: box(204, 38, 358, 92),
    D: box(14, 130, 342, 100),
    B: box(356, 130, 206, 100),
    E: box(14, 230, 342, 92),
    G: box(14, 322, 342, 96),
    F: box(356, 230, 206, 188),
  },
  passages: {
    'A-B': wall(565, 217),
    'A-C': wall(565, 117),
    'B-D': wall(356, 217),
    'B-F': floor(536, 230),
    'C-D': floor(318, 130),
    'C-H': wall(204, 117),
    'D-E': floor(318, 230),
    'E-F': wall(356, 309),
    'E-G': floor(318, 322),
    'F-G': wall(356, 405),
  },
  spots: {
    H: { missions: [{ x: 56, y: 5, w: 122 }], guests: 20, tents: { x: 19, y: 51 }, explorers: 34 },
    C: { missions: [{ x: 100, y: 5, w: 122 }], guests: 246, tents: { x: 34, y: 81 }, explorers: 310 },
    D: {
      missions: [
        { x: 28, y: 8, w: 122, tilt: -0.6 },
        { x: 154, y: 8, w: 122, tilt: 0.5 },
      ],
      guests: 292,
      tents: { x: 294, y: 54 },
      explorers: 306,
    },
    B: { missions: [{ x: 28, y: 8, w: 122, tilt: 0.5 }], guests: 166, tents: { x: 168, y: 46 }, explorers: 178 },
    E: { missions: [{ x: 126, y: 5, w: 122, tilt: -0.4 }], guests: 264, tents: { x: 36, y: 81 }, explorers: 300 },
    G: { missions: [{ x: 126, y: 7, w: 122 }], guests: 268, tents: { x: 270, y: 48 }, explorers: 302, cheese: 62 },
    F: {
      missions: [
        { x: 48, y: 26, w: 122, tilt: 0.4 },
        { x: 48, y: 104, w: 122 },
      ],
      guests: 20,
      tents: { x: 19, y: 78 },
      explorers: 34,
    },
  },
  scale: { door: 0.86, guest: 1.02, tent: 0.84, explorer: 0.92 },
  step: { guest: 27, tent: 22, explorer: 30 },
  names: 'all',
  missions: 'whole',
}

/** The same house, as narrow as a phone. */
export const narrowPlan: Plan = {
  width: 390,
  height: 458,
  roof: 4,
  rooms: {
    H: box(12, 40, 112, 92),
    C: box(124, 40, 222, 92),
    D: box(12, 132, 210, 108),
    B: box(222, 132, 124, 108),
    E: box(12, 240, 210, 104),
    G: box(12, 344, 210, 104),
    F: box(222, 240, 124, 208),
  },
  passages: {
    'A-B': wall(349, 227),
    'A-C': wall(349, 119),
    'B-D': wall(222, 227),
    'B-F': floor(324, 240),
    'C-D': floor(200, 132),
    'C-H': wall(124, 119),
    'D-E': floor(200, 240),
    'E-F': wall(222, 331),
    'E-G': floor(188, 344),
    'F-G': wall(222, 435),
  },
  spots: {
    H: { missions: [{ x: 30, y: 4, w: 74 }], guests: 20, tents: { x: 20, y: 83 }, explorers: 84 },
    C: { missions: [{ x: 34, y: 4, w: 74 }], guests: 130, tents: { x: 128, y: 81 }, explorers: 186 },
    D: {
      missions: [
        { x: 28, y: 8, w: 74 },
        { x: 103, y: 8, w: 74 },
      ],
      guests: 24,
      tents: { x: 80, y: 96 },
      explorers: 150,
    },
    B: { missions: [{ x: 30, y: 8, w: 74 }], guests: 18, tents: { x: 62, y: 96 }, explorers: 90 },
    E: { missions: [{ x: 96, y: 7, w: 74 }], guests: 96, tents: { x: 30, y: 92 }, explorers: 52 },
    G: { missions: [{ x: 86, y: 5, w: 74 }], guests: 92, tents: { x: 60, y: 92 }, explorers: 162, cheese: 46 },
    F: {
      missions: [
        { x: 14, y: 28, w: 74 },
        { x: 14, y: 96, w: 74 },
      ],
      guests: 24,
      tents: { x: 90, y: 196 },
      explorers: 66,
    },
  },
  scale: { door: 0.8, guest: 0.8, tent: 0.78, explorer: 0.7 },
  step: { guest: 22, tent: 26, explorer: 24 },
  names: 'none',
  missions: 'small',
}

const cellar: readonly string[] = ['E', 'F', 'G']

export function isCellar(room: string): boolean {
  return cellar.includes(room)
}

/** The height of a mission, drawn whole or small. */
const MISSION = { whole: 82, small: 60 } as const
/** Whoever stands on the floor reaches so high. */
const STANDING = 45

/**
 * How far apart so many stand who begin at a place of a room: as usual, or closer where a mission that hangs down to the floor,
 * or the wall, leaves them no room.
 */
export function stepIn(plan: Plan, room: string, from: number, n: number, step: number): number {
  return n < 2 ? step : Math.max(7, Math.min(step, (lastIn(plan, room, from) - from) / (n - 1)))
}

/** Marks of explorers need so much to lie side by side. */
const APART = 19
/** Nobody stands in the wall. */
const FIRST = 14

/** Where the first of so many explorers stands: further left than one alone, where their marks would lie over each other. */
export function firstIn(plan: Plan, room: string, from: number, n: number): number {
  return Math.max(FIRST, Math.min(from, lastIn(plan, room, from) - APART * (n - 1)))
}

/** How far to the right one may stand who begins at a place of a room. */
function lastIn(plan: Plan, room: string, from: number): number {
  const { w = 0, h = 0 } = plan.rooms[room] ?? {}
  const hanging = (plan.spots[room]?.missions ?? []).filter(
    ({ x, y }) => x > from && y + MISSION[plan.missions] > h - STANDING,
  )
  return Math.min(w - 8, ...hanging.map(({ x }) => x)) - 14
}
