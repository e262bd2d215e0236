import { describe, expect, test } from 'vitest'
import { points, scored, ship, withMore, without } from './ship.ts'
import {
  allColoursAtStern,
  cornerContact,
  emptyShip,
  fiveFiveTwo,
  fiveFourThree,
  fourBlueTwoOrange,
  fullShip,
  loneRed,
  purpleWithTreasures,
  redAwayFromEdge,
  rowsOf,
  sternAndBow,
  thirteenAtEdge,
  threeBlueCats,
  threeOfEach,
  threeThreeThree,
  treasuresInLine,
} from './ships.ts'

const oneRare = ship('boat-1', 'rare-I4 4:0-3')
const twoOshaxes = ship('boat-1', 'blue oshax-1 6:6-7 7:7-8 8:8-9', 'red oshax-2 2:7 3:6-7 4:7-8 5:7')

describe('private lessons', () => {
  test('113: 12 points if no cell at the edge is empty', () => {
    expect(points('113', fullShip)).toBe(12)
    expect(points('113', without(fullShip, 'rare-I4 4:8-11'))).toBe(12)
    expect(points('113', without(fullShip, 'rare-I4 4:0-3'))).toBe(0)
    expect(points('113', emptyShip)).toBe(0)
  })

  test('114: 10 points for exactly 15 cats', () => {
    expect(points('114', threeOfEach)).toBe(10)
    expect(points('114', without(threeOfEach, 'blue cat-16 2:1-5'))).toBe(0)
    expect(points('114', withMore(threeOfEach, 'blue cat-16 6:1-5'))).toBe(0)
    expect(points('114', withMore(threeOfEach, 'common-1 6:1'))).toBe(10)
  })

  test('115: 15 points for at least 3 cats of every colour', () => {
    expect(points('115', threeOfEach)).toBe(15)
    expect(points('115', fourBlueTwoOrange)).toBe(0)
  })

  test('116: 7 points if a cat of every colour is at the edge, an oshax of the colour too', () => {
    expect(points('116', allColoursAtStern)).toBe(7)
    expect(points('116', redAwayFromEdge)).toBe(0)
    expect(points('116', withMore(redAwayFromEdge, 'red oshax-1 6:6-7 7:7-8 8:8-9'))).toBe(7)
    expect(points('116', withMore(redAwayFromEdge, 'blue oshax-1 6:6-7 7:7-8 8:8-9'))).toBe(0)
  })

  test('117: 1 point for each cat at the edge of the colour that has most there', () => {
    expect(points('117', ship('boat-1', 'blue cat-16 2:1-5', 'blue cat-16 3:0-4', 'red cat-16 4:0-4'))).toBe(2)
    expect(points('117', rowsOf('blue', 2))).toBe(0)
  })

  test('118: 7 points for exactly 3 permanent baskets', () => {
    const withBaskets = (permanentBaskets: number) => points('118', emptyShip, { assume: { permanentBaskets } })
    expect([2, 3, 4].map(withBaskets)).toEqual([0, 7, 0])
  })

  test('119: 7 points for the first in turn order', () => {
    expect(points('119', emptyShip, { assume: { firstInTurnOrder: true } })).toBe(7)
    expect(points('119', emptyShip, { assume: { firstInTurnOrder: false } })).toBe(0)
  })

  test('120: 1 point for each cat beside no cat of its colour', () => {
    expect(points('120', loneRed)).toBe(1)
    expect(points('120', allColoursAtStern)).toBe(5)
    expect(points('120', twoOshaxes)).toBe(2)
    expect(points('120', threeBlueCats('boat-1'))).toBe(0)
  })

  test('121: 10 points if no other player has a larger family; a tie is enough', () => {
    const against = (size: number, otherPlayersLargestFamily: number) =>
      points('121', rowsOf('blue', size), { assume: { otherPlayersLargestFamily } })
    expect(against(6, 6)).toBe(10)
    expect(against(5, 6)).toBe(0)
    expect(against(3, 0)).toBe(10)
  })

  test('121: two cats are no family, even if nobody else has one', () => {
    expect(points('121', rowsOf('blue', 2), { assume: { otherPlayersLargestFamily: 0 } })).toBe(0)
  })

  test('121 alone against the Sister: a family of 7', () => {
    expect(points('121', rowsOf('blue', 6), { mode: 'solo' })).toBe(0)
    expect(points('121', rowsOf('blue', 7), { mode: 'solo' })).toBe(10)
  })

  test('122: 2 points for each rare treasure', () => {
    expect(points('122', ship('boat-1', 'rare-I4 4:0-3', 'rare-O4 4:4-5 5:4-5', 'common-1 4:6'))).toBe(4)
    expect(points('122', treasuresInLine(3))).toBe(0)
  })

  test('123: 1 point for each common treasure', () => {
    expect(points('123', purpleWithTreasures)).toBe(3)
    expect(points('123', oneRare)).toBe(0)
  })

  test('124: 10 points if no rat is visible', () => {
    expect(points('124', fullShip)).toBe(10)
    expect(points('124', without(fullShip, 'rare-I4 3:16-19'))).toBe(0)
  })

  test('125: 2 points for each visible rat, against the one each of them costs', () => {
    const fourRats = without(fullShip, 'rare-I4 0:11-14')
    expect([points('125', fourRats), scored(fourRats).rats]).toEqual([8, -4])
    expect(points('125', emptyShip)).toBe(38)
    expect(points('125', fullShip)).toBe(0)
  })

  test('126: 1 point for each own private lesson on the table', () => {
    expect(points('126', emptyShip, { assume: { privateLessonsOnTable: 4 } })).toBe(4)
    expect(points('126', emptyShip, { assume: { privateLessonsOnTable: 1 } })).toBe(1)
    expect(points('126', emptyShip, { assume: { privateLessonsOnTable: 0 } })).toBe(0)
  })

  test.each([
    ['127', 'blue', 'green'],
    ['128', 'green', 'purple'],
    ['129', 'purple', 'red'],
    ['130', 'red', 'orange'],
    ['131', 'orange', 'blue'],
  ])('%s: 9 points for exactly 5 %s cats, oshaxes of that colour among them', (card, colour, other) => {
    const four = rowsOf(colour, 4)
    expect(points(card, rowsOf(colour, 5))).toBe(9)
    expect(points(card, four)).toBe(0)
    expect(points(card, rowsOf(colour, 6))).toBe(0)
    expect(points(card, rowsOf(other, 5))).toBe(0)
    expect(points(card, withMore(four, `${colour} oshax-1 5:6-7 6:7-8 7:8-9`))).toBe(9)
    expect(points(card, withMore(four, `${other} oshax-1 5:6-7 6:7-8 7:8-9`))).toBe(0)
  })

  test('131: six orange cats in two families are too many', () => {
    expect(points('131', cornerContact('boat-1'))).toBe(0)
  })

  test('132: 10 points for exactly 5 visible rats, which cost 5', () => {
    const fiveRats = without(fullShip, 'rare-I4 0:11-14', 'rare-I4 3:16-19')
    expect([points('132', fiveRats), scored(fiveRats).rats]).toEqual([10, -5])
    expect(points('132', without(fullShip, 'rare-I4 0:11-14'))).toBe(0)
    expect(points('132', without(fullShip, 'rare-I4 0:11-14', 'rare-I4 3:16-19', 'rare-I4 1:4-7'))).toBe(0)
  })

  test('133: 7 points for exactly 6 private lessons on the table', () => {
    const withLessons = (privateLessonsOnTable: number) =>
      points('133', emptyShip, { assume: { privateLessonsOnTable } })
    expect([5, 6, 7].map(withLessons)).toEqual([0, 7, 0])
  })

  test('134: 9 points for exactly 5 treasures of both kinds', () => {
    expect([4, 5, 6].map((number) => points('134', treasuresInLine(number)))).toEqual([0, 9, 0])
    expect(points('134', withMore(treasuresInLine(4), 'rare-I4 3:1-4'))).toBe(9)
  })

  test('135: 1 point for every 2 cats at the edge', () => {
    expect(points('135', thirteenAtEdge)).toBe(6)
    expect(points('135', ship('boat-1', 'blue cat-16 4:0-4'))).toBe(0)
  })

  test('136: 12 points if stern and bow are full', () => {
    expect(points('136', sternAndBow)).toBe(12)
    expect(points('136', without(sternAndBow, 'rare-T4 3:20 4:20-21 5:20'))).toBe(0)
    expect(points('136', without(sternAndBow, 'common-I3 2:1-3'))).toBe(0)
  })

  test('137: 18 points if nothing is in either cabin, which costs 10 for the two sections', () => {
    expect(points('137', threeOfEach)).toBe(18)
    expect(points('137', ship('boat-1', 'blue cat-16 1:7-11'))).toBe(0)
    expect(points('137', ship('boat-1', 'blue cat-16 8:7-11'))).toBe(0)
    const noCabins = without(
      fullShip,
      ...['rare-I4 0:7-10', 'rare-I4 1:4-7', 'rare-I4 1:8-11', 'rare-I4 7:4-7', 'rare-I4 7:8-11', 'rare-I4 8:7-10'],
    )
    const deckAgain = withMore(noCabins, 'common-1 1:11', 'common-1 7:11')
    expect([points('137', deckAgain), scored(deckAgain).sections]).toEqual([18, -10])
  })

  test('138: 4 points for each family of 4 or more', () => {
    expect(points('138', fiveFourThree)).toBe(8)
    expect(points('138', threeThreeThree)).toBe(0)
  })

  test('139: 3 points for each oshax', () => {
    expect(points('139', twoOshaxes)).toBe(6)
    expect(points('139', threeOfEach)).toBe(0)
  })

  test('140: 15 points if nothing is in the dining room, which costs 5 for the section', () => {
    expect(points('140', allColoursAtStern)).toBe(15)
    expect(points('140', ship('boat-1', 'blue cat-16 4:1-5'))).toBe(0)
    const noDiners = without(
      fullShip,
      ...['rare-I4 3:4-7', 'rare-I4 3:8-11', 'rare-I4 4:4-7', 'rare-I4 4:8-11', 'rare-I4 5:4-7', 'rare-I4 5:8-11'],
    )
    const deckAgain = withMore(
      noDiners,
      ...['common-1 3:4', 'common-1 4:4', 'common-1 5:4', 'common-1 3:11', 'common-1 4:11', 'common-1 5:11'],
    )
    expect([points('140', deckAgain), scored(deckAgain).sections]).toEqual([15, -5])
  })

  test('141: the value of the third largest family once more', () => {
    expect(points('141', fiveFourThree)).toBe(8)
    expect(points('141', fiveFiveTwo)).toBe(0)
    expect(points('141', threeThreeThree)).toBe(8)
  })

  test('142: 7 points for at least 5 fish', () => {
    expect([4, 5, 6].map((fish) => points('142', emptyShip, { fish }))).toEqual([0, 7, 7])
  })
})
