import {
  besides,
  type Cell,
  COLUMNS,
  type Colour,
  isAtEdge,
  isSquare,
  mapsOf,
  ROWS,
  ratsOf,
  SECTIONS,
  type Section,
  squaresOf,
} from './boats.ts'
import type { CaseTile } from './case.ts'
import { groupsOfOneColour } from './groups.ts'

export interface Tile extends CaseTile {
  /** The tiles that share a side with this one. */
  touching: Tile[]
  atEdge: boolean
  besideVisibleRat: boolean
}

/** An oshax counts among the cats of the colour it was given (Isle of Cats rulebook, Oshaxes). */
export interface Cat extends Tile {
  colour: Colour
}

/** A boat with its tiles on board, and everything about it that a card may ask for. */
export interface Ship {
  tiles: Tile[]
  cats: Cat[]
  /** The cats again, those of one colour that hang together in one group; a cat on its own is a group too. */
  groups: Cat[][]
  oshaxes: Tile[]
  commons: Tile[]
  rares: Tile[]
  visibleRats: number
  coveredMaps: number
  uncoveredMaps: number
  fullSections: Section[]
  emptySections: Section[]
  isCovered(cell: Cell): boolean
}

export function loadShip(boat: string, cargo: readonly CaseTile[]): Ship {
  const tiles: Tile[] = cargo.map((tile) => ({ ...tile, touching: [], atEdge: false, besideVisibleRat: false }))
  const grid = gridOf(tiles)
  const tileAt = ([row, column]: Cell) => grid[row]?.[column]
  const isCovered = (cell: Cell) => tileAt(cell) !== undefined
  const rats = ratsOf(boat)
  const maps = mapsOf(boat)

  for (const tile of tiles) {
    const around = new Set(tile.cells.flatMap(besides).map(tileAt))
    tile.touching = tiles.filter((other) => other !== tile && around.has(other))
    tile.atEdge = tile.cells.some(isAtEdge)
  }
  for (const rat of rats) {
    if (isCovered(rat)) continue
    for (const cell of besides(rat)) {
      const neighbour = tileAt(cell)
      if (neighbour !== undefined) neighbour.besideVisibleRat = true
    }
  }

  const cats = tiles.filter(isCat)
  return {
    tiles,
    cats,
    groups: groupsOfOneColour(cats),
    oshaxes: tiles.filter((tile) => tile.kind === 'oshax'),
    commons: tiles.filter((tile) => tile.kind === 'common'),
    rares: tiles.filter((tile) => tile.kind === 'rare'),
    visibleRats: rats.filter((rat) => !isCovered(rat)).length,
    coveredMaps: maps.filter(isCovered).length,
    uncoveredMaps: maps.filter((map) => !isCovered(map)).length,
    fullSections: SECTIONS.filter((section) => squaresOf(section).every(isCovered)),
    emptySections: SECTIONS.filter((section) => !squaresOf(section).some(isCovered)),
    isCovered,
  }
}

function isCat(tile: Tile): tile is Cat {
  return tile.kind === 'cat' || tile.kind === 'oshax'
}

function gridOf(tiles: readonly Tile[]): (Tile | undefined)[][] {
  const grid = Array.from({ length: ROWS }, () => Array<Tile | undefined>(COLUMNS).fill(undefined))
  for (const tile of tiles) {
    for (const cell of tile.cells) {
      const [row, column] = cell
      if (!isSquare(cell)) throw new Error(`${tile.shape} lies outside the ship at ${row},${column}`)
      const [below] = grid[row]?.splice(column, 1, tile) ?? []
      if (below !== undefined) throw new Error(`${tile.shape} overlaps ${below.shape} at ${row},${column}`)
    }
  }
  return grid
}
