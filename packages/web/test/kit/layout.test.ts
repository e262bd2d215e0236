import { describe, expect, it } from 'vitest'
import { fitting, movedBy, zoomedAt } from '../../src/table/kit/boards/viewport.ts'
import { layoutIn } from '../../src/table/kit/layout.ts'
import { beside } from '../../src/table/kit/on-screen/beside.ts'

describe('a popover', () => {
  const window = { width: 1000, height: 800 }
  const size = { width: 200, height: 300 }
  const anchor = (left: number, top: number) => ({ left, top, width: 100, height: 50 })

  it('stands above what it belongs to', () => {
    expect(beside(anchor(400, 500), size, window)).toEqual({ left: 400, top: 192 })
  })

  it('stands below where there is no room above', () => {
    expect(beside(anchor(400, 100), size, window).top).toBe(158)
  })

  it('never leaves the window', () => {
    expect(beside(anchor(950, 500), size, window).left).toBe(792)
    expect(beside(anchor(-50, 300), { width: 200, height: 600 }, window)).toEqual({ left: 8, top: 8 })
  })
})

describe('a board that is looked at closely', () => {
  const window = { x: 400, y: 300 }

  it('keeps under the pointer what was there', () => {
    const at = { x: 100, y: 150 }
    const { x, y, scale } = zoomedAt(fitting, at, 2, window)
    expect(scale).toBe(2)
    expect([(at.x - x) / scale, (at.y - y) / scale]).toEqual([100, 150])
  })

  it('is never smaller than its window, nor moved out of it', () => {
    expect(zoomedAt(fitting, { x: 10, y: 10 }, 0.5, window)).toEqual(fitting)
    expect(movedBy(fitting, { x: 50, y: -50 }, window)).toEqual(fitting)
    expect(movedBy({ x: 0, y: 0, scale: 2 }, { x: -999, y: 20 }, window)).toEqual({ x: -400, y: 0, scale: 2 })
  })

  it('has an end to how large it gets', () => {
    expect(zoomedAt(fitting, { x: 0, y: 0 }, 100, window).scale).toBe(5)
  })
})

it('a table is shown whole, as a column, or part by part, as there is room', () => {
  expect([layoutIn(66, 50), layoutIn(50, 50), layoutIn(24, 40), layoutIn(60, 20)]).toEqual([
    'whole',
    'column',
    'part',
    'part',
  ])
})

it('a table that says how much it needs has tabs only if it says how much that takes', () => {
  const [whole, column] = [
    { width: 56, height: 35 },
    { width: 42, height: 35 },
  ]
  expect([layoutIn(56, 35, whole), layoutIn(50, 40, whole), layoutIn(56, 34, whole)]).toEqual(['whole', 'part', 'part'])
  expect([layoutIn(56, 35, whole, column), layoutIn(43, 40, whole, column), layoutIn(41, 40, whole, column)]).toEqual([
    'whole',
    'column',
    'part',
  ])
})
