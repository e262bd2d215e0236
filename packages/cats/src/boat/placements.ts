import { besideRow, type Cells, COLUMNS, countBits, isEmpty, ROWS } from './grid.ts'
import { isPlacement, orientationAt, type Placement } from './placement.ts'
import type { Orientation, Shape } from './shape.ts'

/** Where a tile is to be laid. */
export interface TargetBoat {
  /** Every cell of the ship. */
  readonly ship: Cells
  /** The cells under tiles. */
  readonly covered: Cells
  /** Whether the tile need not touch another one (cards 069 and 070). */
  readonly anywhere: boolean
}

const EVERYWHERE = (1 << COLUMNS) - 1
const MOST_ORIENTATIONS = 8

// One query's working memory, overwritten by the next one: a playout asks a hundred thousand times a second.
const free = new Int32Array(ROWS)
const beside = new Int32Array(ROWS)
const corners = new Int32Array(MOST_ORIENTATIONS * ROWS)

/**
 * Every legal way to lay one tile, without building any of them.
 *
 * For one orientation and one row, the columns where the tile's left edge may stand are the AND of the free cells
 * shifted by each of its squares; those where it touches a tile are the OR of the cells beside tiles, shifted alike. So
 * a whole row of positions costs a few operations, and the thousand placements of a tile are counted in under a
 * microsecond.
 *
 * Isle of Cats rulebook, Placing tiles: no overlap, nothing over the ship's edge; the first tile anywhere, each further
 * one beside another tile.
 */
export class Placements {
  private readonly shape: Shape
  private readonly target: TargetBoat
  private readonly mustTouch: boolean

  constructor(shape: Shape, target: TargetBoat) {
    this.shape = shape
    this.target = target
    this.mustTouch = mustTouch(target)
  }

  /** How many there are; with a limit, counting stops there. */
  count(limit = Number.POSITIVE_INFINITY): number {
    return Math.min(this.find(limit), limit)
  }

  /** In a fixed order: by orientation, then row, then column. */
  at(index: number): Placement {
    this.find(Number.POSITIVE_INFINITY)
    return this.pick(index)
  }

  /** Each with the same chance; nothing if there are none. */
  sample(fate: { below(n: number): number }): Placement | undefined {
    const count = this.find(Number.POSITIVE_INFINITY)
    return count === 0 ? undefined : this.pick(count === 1 ? 0 : fate.below(count))
  }

  includes(choice: unknown): boolean {
    if (!isPlacement(choice)) return false
    const orientation = orientationAt(this.shape, choice)
    return orientation !== undefined && whereWrong(orientation, choice, this.target, this.mustTouch) === undefined
  }

  [Symbol.iterator](): Iterator<Placement> {
    return this.list()[Symbol.iterator]()
  }

  list(): Placement[] {
    this.find(Number.POSITIVE_INFINITY)
    const list: Placement[] = []
    this.shape.orientations.forEach((orientation, number) => {
      for (let row = 0; row <= ROWS - orientation.height; row++) {
        let columns = corners[number * ROWS + row] as number
        for (; columns !== 0; columns &= columns - 1) list.push(named(orientation, row, lowestBit(columns)))
      }
    })
    return list
  }

  /** Fills `corners` with the columns where the left edge may stand, by orientation and row, until `limit` is found. */
  private find(limit: number): number {
    const { shape, target, mustTouch } = this
    for (let row = 0; row < ROWS; row++) {
      free[row] = (target.ship[row] as number) & ~(target.covered[row] as number)
      beside[row] = besideRow(target.covered, row)
    }
    let found = 0
    for (let number = 0; number < shape.orientations.length; number++) {
      const { downs, rights, height } = shape.orientations[number] as Orientation
      for (let row = 0; row <= ROWS - height; row++) {
        let fits = EVERYWHERE
        for (let square = 0; square < downs.length && fits !== 0; square++)
          fits &= (free[row + (downs[square] as number)] as number) >>> (rights[square] as number)
        if (fits !== 0 && mustTouch) {
          let touches = 0
          for (let square = 0; square < downs.length; square++)
            touches |= (beside[row + (downs[square] as number)] as number) >>> (rights[square] as number)
          fits &= touches
        }
        corners[number * ROWS + row] = fits
        found += countBits(fits)
        if (found >= limit) return found
      }
    }
    return found
  }

  /** The placement with this number among those that `find` has just found. */
  private pick(index: number): Placement {
    let left = index
    for (let number = 0; number < this.shape.orientations.length; number++) {
      const orientation = this.shape.orientations[number] as Orientation
      for (let row = 0; row <= ROWS - orientation.height; row++) {
        let columns = corners[number * ROWS + row] as number
        const here = countBits(columns)
        if (left < here) {
          for (; left > 0; left--) columns &= columns - 1
          return named(orientation, row, lowestBit(columns))
        }
        left -= here
      }
    }
    throw new RangeError(`there is no placement with number ${index}`)
  }
}

/** A boat that has no tile yet takes the first one anywhere. */
export function mustTouch({ covered, anywhere }: TargetBoat): boolean {
  return !anywhere && !isEmpty(covered)
}

/** What is wrong with laying a tile like this, if anything. */
export function whereWrong(
  { rows, height, width }: Orientation,
  { row, col }: Placement,
  { ship, covered }: TargetBoat,
  mustTouch: boolean,
): 'outsideShip' | 'overlaps' | 'doesNotTouch' | undefined {
  if (row < 0 || col < 0 || row > ROWS - height || col > COLUMNS - width) return 'outsideShip'
  let outside = 0
  let taken = 0
  let touching = 0
  for (let down = 0; down < height; down++) {
    const squares = (rows[down] as number) << col
    outside |= squares & ~(ship[row + down] as number)
    taken |= squares & (covered[row + down] as number)
    touching |= squares & besideRow(covered, row + down)
  }
  if (outside !== 0) return 'outsideShip'
  if (taken !== 0) return 'overlaps'
  return mustTouch && touching === 0 ? 'doesNotTouch' : undefined
}

function named({ turn, flip }: Orientation, row: number, col: number): Placement {
  return { row, col, turn, flip }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
