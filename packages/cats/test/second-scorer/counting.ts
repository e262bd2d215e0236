import { COLOURS, type Colour, EDGE_SQUARES } from './boats.ts'
import type { Cat, Ship, Tile } from './ship.ts'

/** Counts that several cards share. */

export function catsOf(ship: Ship, colour: Colour): Cat[] {
  return ship.cats.filter((cat) => cat.colour === colour)
}

/** A cat counts once, however many of its squares lie along the edge. */
export function catsAtEdge(ship: Ship): Cat[] {
  return ship.cats.filter((cat) => cat.atEdge)
}

export function catsAtEdgeOf(ship: Ship, colour: Colour): Cat[] {
  return catsAtEdge(ship).filter((cat) => cat.colour === colour)
}

/** The owner of the card picks the colour, so the one with most cats at the edge. */
export function catsAtEdgeOfBestColour(ship: Ship): number {
  return Math.max(...COLOURS.map((colour) => catsAtEdgeOf(ship, colour).length))
}

export function everyColourIsAtEdge(ship: Ship): boolean {
  return COLOURS.every((colour) => catsAtEdgeOf(ship, colour).length >= 1)
}

export function threeOfEveryColour(ship: Ship): boolean {
  return COLOURS.every((colour) => catsOf(ship, colour).length >= 3)
}

export function edgeIsFull(ship: Ship): boolean {
  return EDGE_SQUARES.every(ship.isCovered)
}

export function treasures(ship: Ship): Tile[] {
  return [...ship.commons, ...ship.rares]
}

export function touchesTreasure(cat: Cat): boolean {
  return cat.touching.some((tile) => tile.kind === 'common' || tile.kind === 'rare')
}

/** A treasure counts once, however many cats of the colour it touches. */
export function treasuresBeside(ship: Ship, colour: Colour): Tile[] {
  const cats: Tile[] = catsOf(ship, colour)
  return treasures(ship).filter((treasure) => treasure.touching.some((tile) => cats.includes(tile)))
}

/** For how many of the five colours no cat on board is like that; a colour with no cat at all is one of them. */
export function coloursWithoutCat(ship: Ship, isLikeThat: (cat: Cat) => boolean): number {
  return COLOURS.filter((colour) => !catsOf(ship, colour).some(isLikeThat)).length
}
