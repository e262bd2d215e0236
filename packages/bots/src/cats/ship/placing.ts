import {
  besideRow,
  type CatsTable,
  COLUMNS,
  colours,
  countBits,
  noCells,
  type Orientation,
  orientationOf,
  type Placement,
  Placements,
  type Player,
  ROWS,
  type Shape,
  shapeOf,
  tileOf,
} from '@nora/cats'
import type { Item, Seat } from '@nora/kernel'
import { POINTS_PER_RARE } from '../constants.ts'
import type { CellValues } from './cell-values.ts'
import { LOST_PER_HOLE, sizeWorth } from './ship-worth.ts'

/** A way to lay a tile, and what it seems to gain without trying it. */
interface Laying {
  readonly at: Placement
  readonly gain: number
}

/** Working memory of one glance: the free rows with the tile laid. */
const after: number[] = noCells()

/** Every way to lay a tile, the most promising first; an oshax takes the colour that suits it best. */
export function layings(table: CatsTable, seat: Seat, values: CellValues, tile: Item): Laying[] {
  const { shape, colour } = tileOf(table.content, tile)
  const own = colour === null ? -1 : colours.indexOf(colour)
  const form = shapeOf(table.content, shape)
  return places(table, seat, values, form)
    .map((at) => ({ at, gain: gainOf(values, form, at, own) }))
    .sort((one, other) => other.gain - one.gain)
}

/** What the best of them gains; nothing where the tile does not fit. */
export function bestGain(table: CatsTable, seat: Seat, values: CellValues, tile: Item): number | undefined {
  const { shape, colour } = tileOf(table.content, tile)
  return bestGainOfShape(table, seat, values, shape, colour === null ? -1 : colours.indexOf(colour))
}

/** For a shape of a colour; treasures and oshaxes have none. */
export function bestGainOfShape(
  table: CatsTable,
  seat: Seat,
  values: CellValues,
  shape: string,
  colour = -1,
): number | undefined {
  const form = shapeOf(table.content, shape)
  let most: number | undefined
  for (const at of places(table, seat, values, form)) {
    const gain = gainOf(values, form, at, colour)
    if (most === undefined || gain > most) most = gain
  }
  return most
}

function places(table: CatsTable, seat: Seat, { facts }: CellValues, shape: Shape): Placement[] {
  const { boat, anywhere } = table.state.players[seat] as Player
  return new Placements(shape, { ship: facts.ship.plan.ship, covered: boat.covered, anywhere }).list()
}

/** The gain of a tile laid like this. */
export function gainOf(values: CellValues, shape: Shape, at: Placement, colour: number): number {
  const orientation = orientationOf(shape, at.turn, at.flip)
  const common =
    cellsGain(values, orientation, at) - LOST_PER_HOLE * values.potential * newHoles(values, orientation, at)
  if (shape.kind === 'oshax' && colour < 0) {
    const gains = colours.map((_, own) => catGain(values, orientation, at, own))
    return common + Math.max(...gains) + values.marginals.oshax
  }
  return common + (colour < 0 ? treasureGain(values, shape) : catGain(values, orientation, at, colour))
}

function cellsGain({ cells }: CellValues, { downs, rights }: Orientation, { row, col }: Placement): number {
  let gain = 0
  for (let square = 0; square < downs.length; square++)
    gain += cells[(row + (downs[square] as number)) * COLUMNS + col + (rights[square] as number)] as number
  return gain
}

/** Free cells that would lose their last free neighbour, less such cells that are covered. */
function newHoles({ facts, holes }: CellValues, { rows, height }: Orientation, { row, col }: Placement): number {
  for (let at = Math.max(0, row - 2); at <= Math.min(ROWS - 1, row + height + 1); at++) {
    const covered = at >= row && at < row + height ? (rows[at - row] as number) << col : 0
    after[at] = (facts.ship.free[at] as number) & ~covered
  }
  let count = 0
  for (let at = Math.max(0, row - 1); at <= Math.min(ROWS - 1, row + height); at++) {
    const hole = (after[at] as number) & ~besideRow(after, at)
    count += countBits(hole) - countBits(holes[at] as number)
  }
  return count
}

function treasureGain({ facts, marginals }: CellValues, { kind }: Shape): number {
  if (kind === 'rare') return marginals.rare + (facts.mode === 'family' ? 0 : POINTS_PER_RARE)
  return marginals.common
}

/** Family, lessons about such a cat, and the map of its colour. */
function catGain(values: CellValues, { rows, height }: Orientation, { row, col }: Placement, colour: number): number {
  const { facts, marginals, potential } = values
  let joined = 1
  let before = 0
  for (const group of facts.ship.groups) {
    if (group.colour !== colour) continue
    let touches = 0
    for (let down = 0; down < height; down++)
      touches |= ((rows[down] as number) << col) & (group.halo[row + down] as number)
    if (touches === 0) continue
    joined += group.size
    before += sizeWorth(group.size, potential)
  }
  let gain = (marginals.cat[colour] as number) + sizeWorth(joined, potential) - before
  if (joined === 1) gain += marginals.lonelyCat[colour] as number
  else if (joined === 2) gain -= marginals.lonelyCat[colour] as number
  const edge = marginals.catAtEdge[colour] as number
  if (edge !== 0 && meets(rows, height, row, col, facts.ship.plan.edge)) gain += edge
  const [mapRow, mapColumn] = facts.ship.plan.maps[colours[colour] as (typeof colours)[number]]
  const down = mapRow - row
  if (down >= 0 && down < height && (((rows[down] as number) << col) >>> mapColumn) & 1) gain += values.mapFind
  return gain
}

function meets(rows: readonly number[], height: number, row: number, col: number, cells: readonly number[]): boolean {
  for (let down = 0; down < height; down++)
    if ((((rows[down] as number) << col) & (cells[row + down] as number)) !== 0) return true
  return false
}
