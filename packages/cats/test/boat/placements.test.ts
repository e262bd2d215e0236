import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Boat, emptyBoat, layTile, targetBoatOf } from '../../src/boat/boat.ts'
import { listCells } from '../../src/boat/grid.ts'
import { placementCells } from '../../src/boat/placement.ts'
import { Placements } from '../../src/boat/placements.ts'
import { planOf, shapeOf } from '../../src/content/content.ts'
import { printedContent } from '../../src/content/read.ts'
import { everywhere, legalAmong } from './oracle.ts'

const plan = planOf(printedContent, 'boat-1')
const shapes = (id: string) => shapeOf(printedContent, id)
const ids = [...printedContent.shapes.keys()]
const places = new Map(ids.map((id) => [id, everywhere(id)]))

const placementsOf = (shape: string, boat: Boat, anywhere = false) =>
  new Placements(shapes(shape), targetBoatOf(plan, boat, anywhere))

const fixed = (answer: number) => ({ below: () => answer })

/** A ship filled with random tiles, each laid by the rules or, now and then, anywhere. */
const someBoat = fc
  .array(fc.record({ shape: fc.constantFrom(...ids), pick: fc.nat(), anywhere: fc.nat(9) }), { maxLength: 30 })
  .map((steps) => {
    const boat = emptyBoat('boat-1')
    steps.forEach(({ shape, pick, anywhere }, index) => {
      const placements = placementsOf(shape, boat, anywhere === 0)
      const count = placements.count()
      if (count === 0) return
      layTile(boat, { tile: String(index), shape, colour: null, at: placements.at(pick % count) }, shapes)
    })
    return boat
  })

describe('the legal placements of a tile', () => {
  test('are those that a slow judge finds, on any ship, by the rules and anywhere', () => {
    fc.assert(
      fc.property(someBoat, fc.constantFrom(...ids), fc.boolean(), (boat, shape, anywhere) => {
        const covered = new Set(listCells(boat.covered).map(String))
        const expected = legalAmong(places.get(shape) ?? [], covered, anywhere).map(String)
        const placements = placementsOf(shape, boat, anywhere)
        const found = placements.list().map((at) => String(placementCells(shapes(shape), at)))
        expect(found.toSorted()).toEqual(expected.toSorted())
        expect(placements.count()).toBe(expected.length)
      }),
      { numRuns: 150 },
    )
  })

  test('are counted, listed, numbered, sampled and recognised alike', () => {
    fc.assert(
      fc.property(someBoat, fc.constantFrom(...ids), fc.boolean(), (boat, shape, anywhere) => {
        const placements = placementsOf(shape, boat, anywhere)
        const list = placements.list()
        expect(list.map((_, index) => placements.at(index))).toEqual(list)
        expect(list.map((_, index) => placements.sample(fixed(index)))).toEqual(list)
        expect(list.every((at) => placements.includes(at))).toBe(true)
        const illegal = new Placements(shapes(shape), {
          ship: plan.ship,
          covered: emptyBoat('').covered,
          anywhere: true,
        })
          .list()
          .filter((at) => !list.some((legal) => JSON.stringify(legal) === JSON.stringify(at)))
        expect(illegal.some((at) => placements.includes(at))).toBe(false)
      }),
      { numRuns: 40 },
    )
  })

  test('stop being counted at a limit', () => {
    const placements = placementsOf('cat-16', emptyBoat('boat-1'))
    expect([1, 7, 10_000].map((limit) => placements.count(limit))).toEqual([1, 7, placements.count()])
  })

  test('of a straight cat on an empty ship are 106 across and 60 upright', () => {
    const list = placementsOf('cat-16', emptyBoat('boat-1')).list()
    const upright = list.filter(({ turn }) => turn === 0).length
    // Rows of 8, 13, 18, 21, 22, 21, 18, 13 and 8 cells; five columns of 5, five of 7 and eight of 9 cells.
    expect(list.length - upright).toBe(106)
    expect(upright).toBe(60)
  })

  test('include the first tile anywhere, and the next ones only beside another', () => {
    const boat = emptyBoat('boat-1')
    const far = { row: 4, col: 15, turn: 1 as const, flip: false }
    expect(placementsOf('cat-16', boat).includes(far)).toBe(true)
    layTile(
      boat,
      { tile: 'red-16', shape: 'cat-16', colour: 'red', at: { row: 4, col: 0, turn: 1, flip: false } },
      shapes,
    )
    expect(placementsOf('cat-16', boat).includes(far)).toBe(false)
    expect(placementsOf('cat-16', boat, true).includes(far)).toBe(true)
    expect(placementsOf('cat-16', boat).includes({ ...far, col: 5 })).toBe(true)
  })

  test('are none on a full ship', () => {
    const full = { ...emptyBoat('boat-1'), covered: [...plan.ship] }
    const placements = placementsOf('common-1', full)
    expect([placements.count(), placements.list(), placements.sample(fixed(0))]).toEqual([0, [], undefined])
    expect(() => placements.at(0)).toThrow(RangeError)
  })

  test.each([
    [null],
    ['4,0'],
    [[4, 0, 1, false]],
    [{}],
    [{ row: 4, col: 0, turn: 1 }],
    [{ row: 4, col: 0, turn: 1, flip: 0 }],
    [{ row: 4, col: 0, turn: 4, flip: false }],
    [{ row: 4.5, col: 0, turn: 1, flip: false }],
    [{ row: 4, col: 0, turn: 1, flip: false, tile: 'red-16' }],
    [{ row: -1, col: 8, turn: 0, flip: false }],
    [{ row: 4, col: 30, turn: 1, flip: false }],
    [{ row: 40, col: 0, turn: 1, flip: false }],
  ])('are never %j', (value) => {
    expect(placementsOf('cat-16', emptyBoat('boat-1')).includes(value)).toBe(false)
  })
})
