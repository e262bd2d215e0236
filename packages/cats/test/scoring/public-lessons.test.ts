import { describe, expect, test } from 'vitest'
import { points, ship } from './ship.ts'
import {
  allColoursAtStern,
  emptyShip,
  fullShip,
  loneRed,
  purpleWithTreasures,
  redAwayFromEdge,
  rowsOf,
  threeBlueCats,
  treasuresInLine,
} from './ships.ts'

describe('public lessons', () => {
  test('143: 2 points for each cat of the chosen colour at the edge', () => {
    expect(points('143:blue', ship('boat-1', 'blue cat-16 2:1-5', 'blue cat-16 3:0-4', 'red cat-16 4:0-4'))).toBe(4)
    expect(points('143:red', allColoursAtStern)).toBe(2)
    expect(points('143:red', redAwayFromEdge)).toBe(0)
  })

  test('144: 1 point for each cat of the chosen colour', () => {
    expect(points('144:blue', threeBlueCats('boat-1'))).toBe(3)
    expect(points('144:green', threeBlueCats('boat-1'))).toBe(0)
  })

  test('145: 5 points for at least 3 cats of the chosen colour', () => {
    expect([2, 3, 4].map((number) => points('145:purple', rowsOf('purple', number)))).toEqual([0, 5, 5])
    expect(points('145:red', rowsOf('purple', 3))).toBe(0)
  })

  test('146: 3 points for each cat of the chosen colour beside no other of it', () => {
    expect(points('146:red', loneRed)).toBe(3)
    expect(points('146:orange', loneRed)).toBe(0)
  })

  test('147: 2 points for each own private lesson on the table', () => {
    expect(points('147', emptyShip, { assume: { privateLessonsOnTable: 3 } })).toBe(6)
    expect(points('147', emptyShip, { assume: { privateLessonsOnTable: 0 } })).toBe(0)
  })

  test('148: 2 points for each common treasure', () => {
    expect(points('148', treasuresInLine(8))).toBe(16)
    expect(points('148', ship('boat-1', 'rare-I4 4:0-3'))).toBe(0)
  })

  test('149: 1 point for each treasure beside a cat of the chosen colour', () => {
    expect(points('149:purple', purpleWithTreasures)).toBe(2)
    expect(points('149:blue', purpleWithTreasures)).toBe(0)
  })

  test('149: a treasure beside two such cats counts once', () => {
    const between = ship('boat-1', 'red cat-16 4:0-4', 'common-1 4:5', 'red cat-16 4:6-10')
    expect(points('149:red', between)).toBe(1)
  })

  test('150: 5 points for each visible map', () => {
    expect(points('150', emptyShip)).toBe(25)
    expect(points('150', ship('boat-1', 'red cat-16 0:7-11'))).toBe(20)
    expect(points('150', fullShip)).toBe(0)
  })

  test('alone against the Sister a public lesson gives half, rounded up', () => {
    const alone = { mode: 'solo' }
    expect(points('144:blue', rowsOf('blue', 7), alone)).toBe(4)
    expect(points('145:blue', rowsOf('blue', 3), alone)).toBe(3)
    expect(points('148', treasuresInLine(8), alone)).toBe(8)
    expect(points('148', emptyShip, alone)).toBe(0)
  })
})
