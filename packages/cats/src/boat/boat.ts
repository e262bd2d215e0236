import type { Colour } from '../content/colours.ts'
import { type Cells, hasCell, noCells } from './grid.ts'
import { footprint, type Placement } from './placement.ts'
import type { TargetBoat } from './placements.ts'
import type { Plan } from './plan.ts'
import type { Shape } from './shape.ts'

/** A tile on a ship. Treasures have no colour; an oshax has the one its player chose. */
export type LaidTile = {
  readonly tile: string
  readonly shape: string
  readonly colour: Colour | null
  readonly at: Placement
}

/** A player's ship as the game state keeps it: plain JSON. */
export type Boat = {
  readonly plan: string
  tiles: LaidTile[]
  /** The cells under `tiles`, kept beside them so that no question about placements has to build them anew. */
  covered: number[]
}

/** Finds a shape by its id. */
export type Shapes = (id: string) => Shape

export function emptyBoat(plan: string): Boat {
  return { plan, tiles: [], covered: noCells() }
}

export function copyBoat({ plan, tiles, covered }: Boat): Boat {
  // Laid tiles are never changed, only laid and lifted, so both copies may hold the same ones.
  return { plan, tiles: tiles.slice(), covered: covered.slice() }
}

/** The place is a legal one. */
export function layTile(boat: Boat, tile: LaidTile, shapes: Shapes): void {
  boat.tiles.push(tile)
  change(boat, footprint(shapes(tile.shape), tile.at))
}

/** Takes a tile off the ship and returns it; the map and the rats under it are visible again. */
export function liftTile(boat: Boat, tile: string, shapes: Shapes): LaidTile | undefined {
  const index = boat.tiles.findIndex((laid) => laid.tile === tile)
  const [lifted] = index < 0 ? [] : boat.tiles.splice(index, 1)
  if (lifted) change(boat, footprint(shapes(lifted.shape), lifted.at))
  return lifted
}

/** Isle of Cats rulebook, Maps: only a cat on the map of its own colour finds a treasure. */
export function coversOwnMap(plan: Plan, shape: Shape, colour: Colour | null, at: Placement): boolean {
  return colour !== null && hasCell(footprint(shape, at), ...plan.maps[colour])
}

/** Where the next tile may go. `anywhere` waives the rule that it must touch another one. */
export function targetBoatOf(plan: Plan, boat: Boat, anywhere = false): TargetBoat {
  return { ship: plan.ship, covered: boat.covered, anywhere }
}

function change(boat: Boat, cells: Cells): void {
  for (let row = 0; row < cells.length; row++)
    boat.covered[row] = (boat.covered[row] as number) ^ (cells[row] as number)
}
