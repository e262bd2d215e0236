import {
  type Area,
  type Boat,
  besideRow,
  type Cells,
  type Content,
  colours,
  countCells,
  countShared,
  footprint,
  isApart,
  type LaidTile,
  mapsOutside,
  noCells,
  type Plan,
  planOf,
  ROWS,
  sectionIds,
  shapeOf,
} from '@nora/cats'

/** Cats of one colour that hang together, however few. */
export interface Group {
  /** The place of the colour among the five. */
  readonly colour: number
  readonly size: number
  /** The cells beside its cats. */
  readonly halo: Cells
  /** How many of them are still free. */
  readonly room: number
}

/** Numbers for each of the five colours, in their order. */
export type ByColour = readonly number[]

/** A ship in numbers: all that a lesson may ask about, and what could still become of it. */
export interface Ship {
  readonly plan: Plan
  readonly free: Cells
  /** The largest first. */
  readonly groups: readonly Group[]
  readonly cats: ByColour
  readonly catsAtEdge: ByColour
  readonly lonelyCats: ByColour
  readonly treasuresAtCats: ByColour
  readonly catsAtTreasure: ByColour
  readonly catsAtRat: ByColour
  readonly oshaxes: number
  readonly commons: number
  readonly rares: number
  readonly rats: number
  /** Maps still visible. */
  readonly maps: number
  readonly openCells: number
  /** Free cells of each section, the edge and the middle row. */
  readonly open: Readonly<Record<Area, number>>
  readonly fullSections: number
}

interface Aboard {
  readonly colour: number
  readonly cells: Cells
  readonly halo: Cells
}

/** Laid tiles never change, so neither does where they lie. */
const known = new WeakMap<LaidTile, Aboard>()

/** The ships looked at last: one look serves several questions about the same ship. */
const seen: { readonly tiles: readonly LaidTile[]; readonly plan: Plan; readonly ship: Ship }[] = []
const SHIPS_REMEMBERED = 4

export function shipOf(content: Content, boat: Boat): Ship {
  const plan = planOf(content, boat.plan)
  const { tiles } = boat
  const before = seen.find((one) => one.plan === plan && sameTiles(one.tiles, tiles))
  if (before) return before.ship
  const ship = lookedAt(content, plan, boat)
  if (seen.length === SHIPS_REMEMBERED) seen.pop()
  seen.unshift({ tiles: tiles.slice(), plan, ship })
  return ship
}

function sameTiles(some: readonly LaidTile[], others: readonly LaidTile[]): boolean {
  if (some.length !== others.length) return false
  for (let place = some.length - 1; place >= 0; place--) if (some[place] !== others[place]) return false
  return true
}

function lookedAt(content: Content, plan: Plan, boat: Boat): Ship {
  const tiles = boat.tiles.map((tile) => aboard(content, tile))
  const free = plan.ship.map((bits, row) => bits & ~(boat.covered[row] as number))
  const visibleRats = plan.rats.map((bits, row) => bits & (free[row] as number))
  const cats = tiles.filter(({ colour }) => colour >= 0)
  const treasures = tiles.filter(({ colour }) => colour < 0)
  const groups = groupsAmong(cats, free)
  const countCats = (isCounted: (cat: Aboard) => boolean) =>
    perColour(cats.filter(isCounted).map(({ colour }) => colour))
  const open = openIn(plan, free)
  const kinds = boat.tiles.map(({ shape }) => shapeOf(content, shape).kind)
  const rares = kinds.filter((kind) => kind === 'rare').length
  return {
    plan,
    free,
    groups,
    cats: perColour(cats.map(({ colour }) => colour)),
    catsAtEdge: countCats(({ cells }) => !isApart(cells, plan.edge)),
    lonelyCats: perColour(groups.filter(({ size }) => size === 1).map(({ colour }) => colour)),
    treasuresAtCats: perColour(treasures.flatMap((treasure) => coloursBeside(treasure, cats))),
    catsAtTreasure: countCats(({ halo }) => treasures.some(({ cells }) => !isApart(halo, cells))),
    catsAtRat: countCats(({ halo }) => !isApart(halo, visibleRats)),
    oshaxes: kinds.filter((kind) => kind === 'oshax').length,
    commons: treasures.length - rares,
    rares,
    rats: countCells(visibleRats),
    maps: mapsOutside(plan, boat.covered).length,
    openCells: countCells(free),
    open,
    fullSections: sectionIds.filter((section) => open[section] === 0).length,
  }
}

/** All cells beside these, these themselves among them where they touch each other. */
function haloOf(cells: Cells): number[] {
  const halo = noCells()
  for (let row = 0; row < ROWS; row++) halo[row] = besideRow(cells, row)
  return halo
}

function aboard(content: Content, tile: LaidTile): Aboard {
  const before = known.get(tile)
  if (before) return before
  const cells = footprint(shapeOf(content, tile.shape), tile.at)
  const found = { colour: tile.colour === null ? -1 : colours.indexOf(tile.colour), cells, halo: haloOf(cells) }
  known.set(tile, found)
  return found
}

function groupsAmong(cats: readonly Aboard[], free: Cells): Group[] {
  const groups: Group[] = []
  const left = new Set(cats)
  for (const first of left) {
    left.delete(first)
    const members = [first]
    for (const member of members) {
      for (const other of left) {
        if (other.colour !== first.colour || isApart(member.halo, other.cells)) continue
        left.delete(other)
        members.push(other)
      }
    }
    const halo = members.length === 1 ? first.halo : united(members.map((member) => member.halo))
    groups.push({ colour: first.colour, size: members.length, halo, room: countShared(halo, free) })
  }
  return groups.sort((one, other) => other.size - one.size)
}

function united(all: readonly Cells[]): number[] {
  const cells = noCells()
  for (const part of all)
    for (let row = 0; row < ROWS; row++) cells[row] = (cells[row] as number) | (part[row] as number)
  return cells
}

function coloursBeside(treasure: Aboard, cats: readonly Aboard[]): number[] {
  const beside = cats.filter(({ halo }) => !isApart(halo, treasure.cells)).map(({ colour }) => colour)
  return [...new Set(beside)]
}

function perColour(found: readonly number[]): number[] {
  const counts = colours.map(() => 0)
  for (const colour of found) counts[colour] = (counts[colour] as number) + 1
  return counts
}

function openIn(plan: Plan, free: Cells): Record<Area, number> {
  const open = { edge: countShared(plan.edge, free), middleRow: countShared(plan.middleRow, free) } as Record<
    Area,
    number
  >
  for (const [section, cells] of plan.sections) open[section as Area] = countShared(cells, free)
  return open
}
