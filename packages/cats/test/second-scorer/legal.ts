import { COLOURS } from './boats.ts'
import type { ScoreCase } from './case.ts'
import { isShape, shapesOf } from './shapes.ts'
import { loadShip, type Ship, type Tile } from './ship.ts'

/** The loaded ship, if its tiles could lie like that (Isle of Cats rulebook, Placing tiles); else an error says why not. */
export function legalShip({ boat, tiles, assume }: ScoreCase): Ship {
  for (const { kind, shape, colour, cells } of tiles) {
    if (!shapesOf(kind).includes(shape)) throw new Error(`${shape} is no shape of a ${kind}`)
    if (!isShape(kind, shape, cells)) throw new Error(`the squares of ${shape} do not form that shape`)
    const isTreasure = kind === 'common' || kind === 'rare'
    if (isTreasure !== (colour === null)) throw new Error(`${shape} cannot have the colour ${colour}`)
    if (colour !== null && !COLOURS.includes(colour)) throw new Error(`there is no colour ${colour}`)
  }
  const ship = loadShip(boat, tiles)
  const apart = heapsOf(ship.tiles) - 1
  if (apart > (assume?.looseTiles ?? 0)) throw new Error(`${apart} tiles or more do not touch the others`)
  return ship
}

/** In how many separate heaps the tiles lie. Each heap but one began with a tile that touched nothing. */
function heapsOf(tiles: readonly Tile[]): number {
  const reached = new Set<Tile>()
  let heaps = 0
  for (const start of tiles) {
    if (reached.has(start)) continue
    heaps += 1
    const toVisit = [start]
    for (let tile = toVisit.pop(); tile !== undefined; tile = toVisit.pop()) {
      if (reached.has(tile)) continue
      reached.add(tile)
      toVisit.push(...tile.touching)
    }
  }
  return heaps
}
