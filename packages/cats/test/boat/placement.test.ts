import { describe, expect, test } from 'vitest'
import { canonicalPlacement, type Placement, placementCells, placementOf } from '../../src/boat/placement.ts'
import type { Turn } from '../../src/boat/shape.ts'
import { shapeOf } from '../../src/content/content.ts'
import { printedContent } from '../../src/content/read.ts'

const shapes = (id: string) => shapeOf(printedContent, id)
const names = [0, 1, 2, 3].flatMap((turn) =>
  [false, true].map((flip): Placement => ({ row: 2, col: 7, turn: turn as Turn, flip })),
)

describe('how a tile lies', () => {
  test.each([
    ['common-1', 1],
    ['rare-O4', 1],
    ['cat-13', 1],
    ['cat-16', 2],
    ['common-2', 2],
    ['rare-T4', 4],
    ['cat-15', 4],
    ['cat-08', 4],
    ['cat-02', 4],
    ['cat-09', 8],
    ['cat-12', 8],
    ['oshax-6', 8],
  ])('%s can lie in %i ways', (shape, ways) => {
    const cells = names.map((at) => String(placementCells(shapes(shape), at)))
    expect(new Set(cells).size).toBe(ways)
    expect(shapes(shape).orientations).toHaveLength(ways)
  })

  test('a turn is a quarter clockwise, and a flip mirrors left and right before it', () => {
    const longL = shapes('cat-09')
    const drawn = (turn: Turn, flip: boolean) => {
      const cells = placementCells(longL, { row: 0, col: 0, turn, flip })
      const rows = Math.max(...cells.map(([row]) => row)) + 1
      const columns = Math.max(...cells.map(([, column]) => column)) + 1
      return Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) =>
          cells.some((cell) => cell[0] === row && cell[1] === column) ? '#' : '.',
        ).join(''),
      )
    }
    expect(drawn(0, false)).toEqual(['#.', '#.', '#.', '##'])
    expect(drawn(1, false)).toEqual(['####', '#...'])
    expect(drawn(2, false)).toEqual(['##', '.#', '.#', '.#'])
    expect(drawn(3, false)).toEqual(['...#', '####'])
    expect(drawn(0, true)).toEqual(['.#', '.#', '.#', '##'])
    expect(drawn(1, true)).toEqual(['#...', '####'])
  })

  test.each([...printedContent.shapes.keys()])(
    'every way %s can lie has one name, found again from its cells',
    (id) => {
      const shape = shapes(id)
      for (const at of names) {
        const canonical = canonicalPlacement(shape, at)
        expect(placementCells(shape, canonical)).toEqual(placementCells(shape, at))
        expect(placementOf(shape, placementCells(shape, at))).toEqual(canonical)
        expect(placementOf(shape, placementCells(shape, at).toReversed())).toEqual(canonical)
      }
    },
  )

  test('cells of another shape are no placement', () => {
    const square = shapes('rare-O4')
    expect(
      placementOf(square, [
        [2, 7],
        [2, 8],
        [3, 7],
      ]),
    ).toBeUndefined()
    expect(
      placementOf(square, [
        [2, 7],
        [2, 8],
        [3, 7],
        [3, 9],
      ]),
    ).toBeUndefined()
    expect(
      placementOf(square, [
        [2, 7],
        [2, 8],
        [3, 7],
        [3, 7],
      ]),
    ).toBeUndefined()
    expect(
      placementOf(square, [
        [2, 7],
        [2, 39],
        [3, 7],
        [3, 39],
      ]),
    ).toBeUndefined()
    expect(placementOf(square, [])).toBeUndefined()
  })
})
