import {
  besides,
  type Cell,
  COLUMNS,
  type Colour,
  isAtEdge,
  isSquare,
  ROWS,
  ratsOf,
  type Section,
  SQUARES,
  sectionOf,
} from './boats.ts'
import type { CaseTile } from './case.ts'
import type { Dice } from './dice.ts'
import { type Kind, positionsOf } from './shapes.ts'

export interface Piece {
  kind: Kind
  shape: string
  colour: Colour | null
}

/** What makes one place better than another for whoever loads the boat. */
export type Taste = 'anywhere' | 'snug' | 'edge' | 'family' | 'strangers' | 'rats'

/** A boat while it is being loaded, tile after legal tile. */
export class Hold {
  readonly tiles: CaseTile[] = []
  readonly #grid = Array.from({ length: ROWS }, () => Array<CaseTile | undefined>(COLUMNS).fill(undefined))
  /** Every square that shares a side with a tile, by its number. */
  readonly #besideTiles = new Map<number, Cell>()
  readonly #rats: readonly Cell[]
  readonly #leaveEmpty: readonly Section[]

  constructor(boat: string, leaveEmpty: readonly Section[]) {
    this.#rats = ratsOf(boat)
    this.#leaveEmpty = leaveEmpty
  }

  /** Squares that may be loaded next: those beside a tile, or all while nothing is on board. */
  shore(): Cell[] {
    const near = this.tiles.length === 0 ? SQUARES : [...this.#besideTiles.values()]
    return near.filter((cell) => this.#isFree(cell))
  }

  /** Squares beside no tile at all. */
  openWater(): Cell[] {
    return SQUARES.filter((cell) => this.#isFree(cell) && !this.#isBesideTile(cell))
  }

  /** Some way to lay the piece over a given square, if the way that chance proposes fits. */
  tryOver(square: Cell, piece: Piece, dice: Dice): Cell[] | undefined {
    const position = dice.pick(positionsOf(piece.kind, piece.shape))
    return this.#laidOver(square, position, dice.pick(position))
  }

  /** Any way at all to lay the piece over a given square. */
  fitOver(square: Cell, piece: Piece): Cell[] | undefined {
    for (const position of positionsOf(piece.kind, piece.shape)) {
      for (const anchor of position) {
        const place = this.#laidOver(square, position, anchor)
        if (place !== undefined) return place
      }
    }
    return undefined
  }

  touchesTile(cells: readonly Cell[]): boolean {
    return cells.some((cell) => this.#isBesideTile(cell))
  }

  liking(taste: Taste, { colour }: Piece, cells: readonly Cell[]): number {
    const around = cells.flatMap(besides)
    const akin = () => around.filter((cell) => colour !== null && this.#at(cell)?.colour === colour).length
    switch (taste) {
      case 'anywhere':
        return 0
      case 'snug':
        return around.filter((cell) => !isSquare(cell) || this.#at(cell) !== undefined).length
      case 'edge':
        return cells.filter(isAtEdge).length
      case 'family':
        return akin()
      case 'strangers':
        return -akin()
      case 'rats':
        return this.#rats.filter((rat) => cells.some(([row, column]) => row === rat[0] && column === rat[1])).length
    }
  }

  load(piece: Piece, cells: readonly Cell[]): void {
    const tile: CaseTile = { ...piece, cells }
    this.tiles.push(tile)
    for (const cell of cells) {
      const [row, column] = cell
      this.#grid[row]?.splice(column, 1, tile)
      for (const place of besides(cell).filter(isSquare)) this.#besideTiles.set(numberOf(place), place)
    }
  }

  #laidOver(square: Cell, position: readonly Cell[], anchor: Cell): Cell[] | undefined {
    const place: Cell[] = []
    for (const [row, column] of position) {
      const cell: Cell = [square[0] + row - anchor[0], square[1] + column - anchor[1]]
      if (!this.#isFree(cell)) return undefined
      place.push(cell)
    }
    return place
  }

  #at([row, column]: Cell): CaseTile | undefined {
    // Asking an array for what lies before its first element is slow.
    return row < 0 || column < 0 ? undefined : this.#grid[row]?.[column]
  }

  #isFree(cell: Cell): boolean {
    return isSquare(cell) && this.#at(cell) === undefined && !this.#leaveEmpty.includes(sectionOf(cell))
  }

  #isBesideTile(cell: Cell): boolean {
    return this.#besideTiles.has(numberOf(cell))
  }
}

function numberOf([row, column]: Cell): number {
  return row * COLUMNS + column
}
