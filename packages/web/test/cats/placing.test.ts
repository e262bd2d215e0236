import { catsGame, emptyBoat, layTile, type Placement, Placements, planOf, shapeOf, targetBoatOf } from '@nora/cats'
import { describe, expect, it } from 'vitest'
import {
  type Gesture,
  type LegalPlacements,
  middleOf,
  type Placing,
  pickUp,
  placing,
  shownAt,
} from '../../src/cats/placing/placing.ts'

const { content } = catsGame
const plan = planOf(content, 'boat-1')

/** Where a tile may go on a ship on which these lie already. */
function ways(shape: string, ...lying: readonly (readonly [string, Placement])[]) {
  const boat = emptyBoat('boat-1')
  for (const [tile, at] of lying) layTile(boat, { tile, shape: tile, colour: 'blue', at }, (id) => shapeOf(content, id))
  return new Placements(shapeOf(content, shape), targetBoatOf(plan, boat))
}

function after(start: Placing, gestures: readonly Gesture[], among: ReturnType<typeof ways>): Placing {
  return gestures.reduce((now, gesture) => placing(now, gesture, among), start)
}

const long = shapeOf(content, 'cat-16')
const corner = shapeOf(content, 'cat-08')

describe('a tile in hand', () => {
  it('is picked up over a place where it may lie, as it is printed', () => {
    const held = pickUp(corner, ways('cat-08'))
    expect(held).toMatchObject({ turn: 0, flip: false, isLegal: true })
  })

  it('starts beside the tiles that it must touch', () => {
    const among = ways('cat-08', ['cat-16', { row: 2, col: 1, turn: 0, flip: false }])
    expect(among.includes(pickUp(corner, among).at)).toBe(true)
  })

  it('snaps to the cells under its middle', () => {
    const among = ways('cat-08')
    const held = placing(pickUp(corner, among), { type: 'aim', at: { x: 11.6, y: 4.4 } }, among)
    expect(held.at).toEqual({ row: 3, col: 10, turn: 0, flip: false })
    expect(held.aim).toEqual({ x: 11.6, y: 4.4 })
  })

  it('is drawn a little towards the pointer, and exactly on its cells once it lies there', () => {
    const among = ways('cat-08')
    const carried = placing(pickUp(corner, among), { type: 'aim', at: { x: 11.6, y: 4.4 } }, among)
    expect(shownAt(carried)).not.toEqual(middleOf(corner, carried.at))
    const left = placing(carried, { type: 'lie', at: carried.at }, among)
    expect(left.at).toEqual(carried.at)
    expect(shownAt(left)).toEqual(middleOf(corner, left.at))
  })

  it('slides by itself to a place where it fits when one is very near', () => {
    const among = ways('common-1', ['common-I3', { row: 4, col: 10, turn: 0, flip: false }])
    const single = shapeOf(content, 'common-1')
    const held = placing(pickUp(single, among), { type: 'aim', at: { x: 10.1, y: 4.5 } }, among)
    expect(held).toMatchObject({ at: { row: 4, col: 9 }, isLegal: true })
  })

  it('stays where it is aimed when nothing fits around, and is not legal there', () => {
    const among = ways('common-1', ['common-I3', { row: 4, col: 10, turn: 0, flip: false }])
    const held = placing(pickUp(shapeOf(content, 'common-1'), among), { type: 'aim', at: { x: 2.5, y: 4.5 } }, among)
    expect(held).toMatchObject({ at: { row: 4, col: 2 }, isLegal: false })
  })

  it('never leaves the grid, wherever the pointer goes', () => {
    const among = ways('cat-16')
    const held = placing(pickUp(long, among), { type: 'aim', at: { x: 99, y: -7 } }, among)
    expect(held.at).toMatchObject({ row: 0, col: 21 })
  })

  it('turns about its middle: four quarters bring it back', () => {
    const among = ways('cat-16')
    const start = placing(pickUp(long, among), { type: 'aim', at: { x: 10.5, y: 4.5 } }, among)
    const once = placing(start, { type: 'turn', quarters: 1 }, among)
    expect(once.at).toEqual({ row: 4, col: 8, turn: 1, flip: false })
    const quarters = Array.from({ length: 4 }, (): Gesture => ({ type: 'turn', quarters: 1 }))
    expect(after(start, quarters, among).at).toEqual(start.at)
  })

  it('lies under the one name that the rules give it: a straight tile turned half round lies as before', () => {
    const among = ways('cat-16')
    const start = pickUp(long, among)
    expect(placing(start, { type: 'turn', quarters: 2 }, among).at).toEqual(start.at)
  })

  it('flips left and right as one sees it, however it was turned before', () => {
    const among = ways('cat-08')
    const aim: Gesture = { type: 'aim', at: { x: 10.5, y: 4.5 } }
    for (const quarters of [0, 1, 2, 3]) {
      const held = after(pickUp(corner, among), [aim, { type: 'turn', quarters }], among)
      const flipped = placing(held, { type: 'flip' }, among)
      const mirrored = columnsOf(held).map((column) => 2 - column)
      expect(columnsOf(flipped).sort()).toEqual(mirrored.sort())
      expect(placing(flipped, { type: 'flip' }, among).at).toEqual(held.at)
    }
  })

  it('moves cell by cell with the keys and goes where there is no room for it too', () => {
    const among = ways('common-1', ['common-1', { row: 4, col: 10, turn: 0, flip: false }])
    const start = after(pickUp(shapeOf(content, 'common-1'), among), [{ type: 'lie', at: cell(4, 9) }], among)
    const moved = placing(start, { type: 'nudge', rows: 0, columns: 1 }, among)
    expect(moved).toMatchObject({ at: { row: 4, col: 10 }, isLegal: false })
    expect(placing(moved, { type: 'nudge', rows: 0, columns: 1 }, among)).toMatchObject({
      at: { col: 11 },
      isLegal: true,
    })
  })

  it('goes to every legal place in turn, and round again', () => {
    const among = ways('common-1', ['common-1', { row: 4, col: 10, turn: 0, flip: false }])
    const start = after(pickUp(shapeOf(content, 'common-1'), among), [{ type: 'lie', at: cell(3, 10) }], among)
    const seen = [start]
    for (let step = 0; step < 4; step++) seen.push(placing(seen.at(-1) as Placing, { type: 'seek', step: 1 }, among))
    expect(seen.map(({ at: { row, col } }) => [row, col])).toEqual([
      [3, 10],
      [4, 9],
      [4, 11],
      [5, 10],
      [3, 10],
    ])
    expect(placing(start, { type: 'seek', step: -1 }, among).at).toMatchObject(cell(5, 10))
  })

  it('is turned to the next place where it fits, if as it lies it fits nowhere', () => {
    const only: Placement = { row: 5, col: 4, turn: 1, flip: false }
    const among: LegalPlacements = { includes: ({ row, turn }) => row === 5 && turn === 1, list: () => [only] }
    const held = placing(pickUp(corner, among), { type: 'lie', at: cell(1, 8) }, among)
    expect(held.isLegal).toBe(false)
    expect(placing(held, { type: 'seek', step: 1 }, among)).toMatchObject({ at: only, isLegal: true })
  })

  it('has its middle where it would lie once it is told to lie there', () => {
    const among = ways('cat-08')
    const at: Placement = { row: 2, col: 8, turn: 1, flip: false }
    const held = placing(pickUp(corner, among), { type: 'lie', at }, among)
    expect(held.aim).toEqual(middleOf(corner, at))
  })
})

function cell(row: number, col: number): Placement {
  return { row, col, turn: 0, flip: false }
}

/** The column, within the box of the tile, of each of its squares. */
function columnsOf({ shape, at }: Placing): number[] {
  const orientation = shape.orientations.find(({ turn, flip }) => turn === at.turn && flip === at.flip)
  return [...(orientation?.rights ?? [])]
}
