import { beforeEach, describe, expect, test } from 'vitest'
import { type Boat, copyBoat, coversOwnMap, emptyBoat, layTile, liftTile } from '../../src/boat/boat.ts'
import { type Cell, listCells } from '../../src/boat/grid.ts'
import { type Placement, placementOf } from '../../src/boat/placement.ts'
import { whyNotThere } from '../../src/boat/why-not.ts'
import type { Colour } from '../../src/content/colours.ts'
import { planOf, shapeOf } from '../../src/content/content.ts'
import { printedContent } from '../../src/content/read.ts'

const plan = planOf(printedContent, 'boat-1')
const shapes = (id: string) => shapeOf(printedContent, id)
const placed = (shape: string, cells: readonly Cell[]) => placementOf(shapes(shape), cells) as Placement
const row = (at: number, from: number, to: number): Cell[] =>
  Array.from({ length: to - from + 1 }, (_, step) => [at, from + step])

let boat: Boat
const lay = (tile: string, shape: string, colour: Colour | null, cells: readonly Cell[]) =>
  layTile(boat, { tile, shape, colour, at: placed(shape, cells) }, shapes)
const whyNot = (shape: string, cells: readonly Cell[], anywhere = false) =>
  whyNotThere(plan, boat, shapes(shape), placed(shape, cells), shapes, anywhere)

beforeEach(() => {
  boat = emptyBoat('boat-1')
})

describe('a ship', () => {
  test('covers the cells of the tiles laid on it, until they are lifted', () => {
    lay('red-16', 'cat-16', 'red', row(4, 0, 4))
    lay('common-1-1', 'common-1', null, [[5, 2]])
    expect(listCells(boat.covered)).toEqual([...row(4, 0, 4), [5, 2]])
    expect(liftTile(boat, 'red-16', shapes)?.shape).toBe('cat-16')
    expect(listCells(boat.covered)).toEqual([[5, 2]])
    expect(boat.tiles.map(({ tile }) => tile)).toEqual(['common-1-1'])
  })

  test('stays as it is when a tile is lifted that it does not carry', () => {
    lay('red-16', 'cat-16', 'red', row(4, 0, 4))
    const before = JSON.stringify(boat)
    expect(liftTile(boat, 'blue-16', shapes)).toBeUndefined()
    expect(JSON.stringify(boat)).toBe(before)
  })

  test('is plain JSON, and a copy goes its own way', () => {
    lay('red-16', 'cat-16', 'red', row(4, 0, 4))
    const other = copyBoat(boat)
    expect(JSON.parse(JSON.stringify(other))).toEqual(boat)
    lay('blue-16', 'cat-16', 'blue', row(5, 0, 4))
    liftTile(boat, 'red-16', shapes)
    expect(listCells(other.covered)).toEqual(row(4, 0, 4))
    expect(other.tiles).toHaveLength(1)
  })
})

describe('a tile is refused', () => {
  test('over the edge of the ship', () => {
    expect(whyNot('cat-16', row(0, 4, 8))).toEqual({ code: 'outsideShip' })
    expect(whyNot('cat-16', row(4, 18, 22))).toEqual({ code: 'outsideShip' })
    expect(whyNot('cat-16', row(9, 8, 12))).toEqual({ code: 'outsideShip' })
  })

  test('on another tile, which is named', () => {
    lay('red-16', 'cat-16', 'red', row(4, 0, 4))
    lay('common-1-1', 'common-1', null, [[5, 2]])
    expect(whyNot('cat-16', row(5, 0, 4))).toEqual({ code: 'overlaps', params: { tile: 'common-1-1' } })
  })

  test('beside no other tile, unless it is the first or may lie anywhere', () => {
    expect(whyNot('cat-16', row(4, 10, 14))).toBeUndefined()
    lay('red-16', 'cat-16', 'red', row(4, 0, 4))
    expect(whyNot('cat-16', row(4, 10, 14))).toEqual({ code: 'doesNotTouch' })
    expect(whyNot('cat-16', row(4, 10, 14), true)).toBeUndefined()
    expect(whyNot('cat-16', row(4, 5, 9))).toBeUndefined()
  })

  test('by a corner only: without the treasure between them the fourth cat may not join', () => {
    lay('orange-16', 'cat-16', 'orange', row(2, 4, 8))
    lay('orange-09', 'cat-09', 'orange', [...row(1, 5, 8), [0, 8]])
    lay('orange-05', 'cat-05', 'orange', [
      [0, 9],
      [0, 10],
      [1, 9],
      [1, 10],
      [2, 9],
    ])
    const fourth: Cell[] = [
      [2, 11],
      [3, 11],
      [4, 11],
      [5, 11],
      [3, 12],
    ]
    expect(whyNot('cat-04', fourth)).toEqual({ code: 'doesNotTouch' })
    expect(whyNot('cat-04', fourth, true)).toBeUndefined()
    lay('common-1-1', 'common-1', null, [[2, 10]])
    expect(whyNot('cat-04', fourth)).toBeUndefined()
  })

  test('again anywhere once the ship has been emptied', () => {
    lay('common-1-1', 'common-1', null, [[4, 0]])
    liftTile(boat, 'common-1-1', shapes)
    expect(whyNot('cat-16', row(4, 10, 14))).toBeUndefined()
  })

  test.each([[null], [{ row: 4, col: 0 }], [{ row: 4, col: 0, turn: 3, flip: false }]])(
    'for a choice that names no way to lay it: %j',
    (choice) => {
      expect(whyNotThere(plan, boat, shapes('cat-16'), choice, shapes)).toEqual({ code: 'notAPlacement' })
    },
  )
})

describe('the map of a colour', () => {
  const straight = placed('cat-16', row(0, 7, 11))

  test('is found by a cat of that colour, and by no other', () => {
    expect(coversOwnMap(plan, shapes('cat-16'), 'green', straight)).toBe(true)
    expect(coversOwnMap(plan, shapes('cat-16'), 'red', straight)).toBe(false)
    expect(coversOwnMap(plan, shapes('cat-16'), 'green', placed('cat-16', row(0, 8, 12)))).toBe(false)
  })

  test('is found by an oshax whose colour is set to it', () => {
    const stairs = placed('oshax-1', [
      [0, 7],
      [0, 8],
      [1, 6],
      [1, 7],
      [2, 5],
      [2, 6],
    ])
    expect(coversOwnMap(plan, shapes('oshax-1'), 'green', stairs)).toBe(true)
    expect(coversOwnMap(plan, shapes('oshax-1'), 'red', stairs)).toBe(false)
  })

  test('is not found by a treasure', () => {
    expect(coversOwnMap(plan, shapes('common-1'), null, placed('common-1', [[0, 7]]))).toBe(false)
  })
})
