import { describe, expect, test } from 'vitest'
import { points as pointsOf, type Ship, ship, withMore, without } from './ship.ts'
import {
  allColoursAtStern,
  emptyShip,
  fiveFiveTwo,
  fiveFourThree,
  fourBlueTwoOrange,
  fullMiddleRow,
  fullShip,
  redAwayFromEdge,
  rowsOf,
  thirteenAtEdge,
  threeOfEach,
  threeThreeThree,
  treasuresInLine,
  twentyCats,
} from './ships.ts'

const points = (card: string, on: Ship, given: object = {}) => pointsOf(card, on, { mode: 'family', ...given })

describe('family lessons', () => {
  test('151: 1 point for each cat at the edge of the colour that has most there', () => {
    expect(points('151', thirteenAtEdge)).toBe(9)
    expect(points('151', rowsOf('blue', 2))).toBe(0)
  })

  test('152: 9 points if a cat of every colour is at the edge', () => {
    expect(points('152', allColoursAtStern)).toBe(9)
    expect(points('152', redAwayFromEdge)).toBe(0)
  })

  test('153: 1 point for every 2 cats at the edge', () => {
    expect(points('153', thirteenAtEdge)).toBe(6)
    expect(points('153', ship('boat-1', 'blue cat-16 4:0-4'))).toBe(0)
  })

  test('154: 10 points if no rat is visible', () => {
    expect(points('154', fullShip)).toBe(10)
    expect(points('154', without(fullShip, 'rare-I4 3:16-19'))).toBe(0)
  })

  test('155: 10 points if the middle row is full', () => {
    expect(points('155', fullMiddleRow)).toBe(10)
    expect(points('155', without(fullMiddleRow, 'common-2 4:20-21'))).toBe(0)
  })

  test('156: 12 points if no cell at the edge is empty', () => {
    expect(points('156', without(fullShip, 'rare-I4 4:8-11'))).toBe(12)
    expect(points('156', without(fullShip, 'rare-I4 8:7-10'))).toBe(0)
  })

  test('157: 10 points for exactly 20 cats', () => {
    expect(points('157', twentyCats)).toBe(10)
    expect(points('157', without(twentyCats, 'blue cat-16 1:4-8'))).toBe(0)
    expect(points('157', withMore(twentyCats, 'red cat-16 0:7-11'))).toBe(0)
  })

  test('158: 15 points for at least 3 cats of every colour', () => {
    expect(points('158', threeOfEach)).toBe(15)
    expect(points('158', fourBlueTwoOrange)).toBe(0)
  })

  test.each([
    ['159', 'blue', 'green'],
    ['160', 'green', 'purple'],
    ['161', 'purple', 'red'],
    ['162', 'red', 'orange'],
    ['163', 'orange', 'blue'],
  ])('%s: 9 points for exactly 5 %s cats', (card, colour, other) => {
    expect([4, 5, 6].map((number) => points(card, rowsOf(colour, number)))).toEqual([0, 9, 0])
    expect(points(card, rowsOf(other, 5))).toBe(0)
  })

  test('164: 2 points for each treasure of either kind', () => {
    expect(points('164', withMore(treasuresInLine(2), 'rare-I4 3:1-4'))).toBe(6)
    expect(points('164', threeOfEach)).toBe(0)
  })

  test('165: 10 points if nobody has a larger family; a tie is enough, two cats are not', () => {
    const against = (size: number, otherPlayersLargestFamily: number) =>
      points('165', rowsOf('blue', size), { assume: { otherPlayersLargestFamily } })
    expect([against(4, 4), against(4, 5), against(2, 0)]).toEqual([10, 0, 0])
  })

  test('166: 2 points for each visible rat', () => {
    expect(points('166', without(fullShip, 'rare-I4 0:11-14'))).toBe(8)
    expect(points('166', fullShip)).toBe(0)
  })

  test('167: 2 points for each full section', () => {
    expect(points('167', fullShip)).toBe(14)
    expect(points('167', ship('boat-1', 'rare-T4 3:20 4:20-21 5:20'))).toBe(2)
    expect(points('167', emptyShip)).toBe(0)
  })

  test('168: the value of the third largest family once more', () => {
    expect(points('168', fiveFourThree)).toBe(8)
    expect(points('168', fiveFiveTwo)).toBe(0)
    expect(points('168', threeThreeThree)).toBe(8)
  })
})
