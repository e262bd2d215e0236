import { besides, type Cell, isSquare, SQUARES } from './boats.ts'
import type { CaseTile, ScoreCase } from './case.ts'
import type { Dice } from './dice.ts'
import { isShape, shapesOf } from './shapes.ts'

/** Ways to make a legal boat illegal, each by what is then wrong. Some boats cannot be spoiled in some ways. */
export const spoil: Record<string, (boat: ScoreCase, dice: Dice) => ScoreCase | undefined> = {
  'a tile lies partly in the sea': (boat, dice) =>
    changingOneTile(boat, dice, (tile) => ({ ...tile, cells: movedToTheLeft(tile.cells) })),

  'a treasure lies on another tile': (boat, dice) =>
    boat.tiles.length === 0 ? undefined : withSingleSquare(boat, dice.pick(dice.pick(boat.tiles).cells)),

  'a treasure touches no other tile': (boat, dice) => {
    const covered = (cell: Cell) => boat.tiles.some(({ cells }) => cells.some((one) => isSameCell(one, cell)))
    const apart = SQUARES.filter((cell) => !covered(cell) && !besides(cell).some(covered))
    const isHeldTogether = boat.assume?.looseTiles === 0
    if (boat.tiles.length === 0 || apart.length === 0 || !isHeldTogether) return undefined
    return withSingleSquare(boat, dice.pick(apart))
  },

  'a tile is called by the name of another shape': (boat, dice) =>
    changingOneTile(boat, dice, (tile) => {
      const others = shapesOf(tile.kind).filter((shape) => !isShape(tile.kind, shape, tile.cells))
      return { ...tile, shape: dice.pick(others) }
    }),

  'a tile is called by a name no shape has': (boat, dice) =>
    changingOneTile(boat, dice, (tile) => ({ ...tile, shape: `${tile.kind}-99` })),

  'a tile has one square too few': (boat, dice) =>
    changingOneTile(boat, dice, (tile) => ({ ...tile, cells: tile.cells.slice(1) })),
}

function changingOneTile(boat: ScoreCase, dice: Dice, change: (tile: CaseTile) => CaseTile): ScoreCase | undefined {
  if (boat.tiles.length === 0) return undefined
  const changed = dice.pick(boat.tiles)
  return { ...boat, tiles: boat.tiles.map((tile) => (tile === changed ? change(tile) : tile)) }
}

function movedToTheLeft(cells: readonly Cell[]): readonly Cell[] {
  if (!cells.every(isSquare)) return cells
  return movedToTheLeft(cells.map(([row, column]): Cell => [row, column - 1]))
}

function withSingleSquare(boat: ScoreCase, cell: Cell): ScoreCase {
  const treasure: CaseTile = { kind: 'common', shape: 'common-1', colour: null, cells: [cell] }
  return { ...boat, tiles: [...boat.tiles, treasure] }
}

function isSameCell(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1]
}
