import { describe, expect, test } from 'vitest'
import { sisterTotal } from '../../src/scoring/sheet.ts'
import { points, scored, ship, withMore } from './ship.ts'
import {
  allColoursAtStern,
  cornerContact,
  emptyShip,
  fiveFourThree,
  fullShip,
  purpleWithTreasures,
  redAwayFromEdge,
  rowsOf,
  thirteenAtEdge,
  threeBlueCats,
  threeOfEach,
  treasuresInLine,
  twentyCats,
} from './ships.ts'

describe('the basic lessons of the Sister', () => {
  test('197: 5 points for each colour without a cat beside a treasure, absent colours too', () => {
    expect(points('197', emptyShip)).toBe(25)
    expect(points('197', purpleWithTreasures)).toBe(20)
    const allBesideTreasure = withMore(
      allColoursAtStern,
      ...['common-1 2:6', 'common-1 3:5', 'common-1 4:5', 'common-1 5:5', 'common-1 6:6'],
    )
    expect(points('197', allBesideTreasure)).toBe(0)
  })

  test('198: 2 points for each cat of the largest family', () => {
    expect(points('198', fiveFourThree)).toBe(10)
    expect(points('198', rowsOf('blue', 2))).toBe(0)
  })

  test('199: 10 points for fewer than 9 treasures', () => {
    expect(points('199', treasuresInLine(8))).toBe(10)
    expect(points('199', treasuresInLine(9))).toBe(0)
  })

  test('200: 4 points for each fish left', () => {
    expect(points('200', emptyShip, { fish: 3 })).toBe(12)
    expect(points('200', emptyShip, { fish: 0 })).toBe(0)
  })

  test('201: 5 points for each visible rat', () => {
    expect(points('201', emptyShip)).toBe(95)
    expect(points('201', fullShip)).toBe(0)
  })

  test('202: 5 points for each cat beyond 15', () => {
    expect(points('202', twentyCats)).toBe(25)
    expect(points('202', threeOfEach)).toBe(0)
    expect(points('202', emptyShip)).toBe(0)
  })

  test('203: 5 points for each colour without a cat at the edge, absent colours too', () => {
    expect(points('203', emptyShip)).toBe(25)
    expect(points('203', redAwayFromEdge)).toBe(5)
    expect(points('203', allColoursAtStern)).toBe(0)
  })

  test('204: the best of her other lessons once more', () => {
    const sheet = scored({ ...threeBlueCats('boat-1'), mode: 'solo', soloLessons: ['199', '198', '204'] })
    expect(sheet.soloLessons).toEqual({ '198': 6, '199': 10, '204': 10 })
    expect(sisterTotal(sheet)).toBe(26)
  })

  test('204: only the lessons said to lie beside it', () => {
    const beside = (...soloLessonsBeside204: string[]) =>
      points('204', threeBlueCats('boat-1'), { assume: { soloLessonsBeside204 } })
    expect([beside('198'), beside('198', '199'), beside('205'), beside()]).toEqual([6, 10, 0, 0])
  })

  test('205: 3 points for each full section', () => {
    expect(points('205', fullShip)).toBe(21)
    expect(points('205', ship('boat-1', 'rare-T4 3:20 4:20-21 5:20'))).toBe(3)
    expect(points('205', emptyShip)).toBe(0)
  })

  test('206: 5 points for each cat beside no cat of its colour', () => {
    expect(points('206', allColoursAtStern)).toBe(25)
    expect(points('206', threeBlueCats('boat-1'))).toBe(0)
  })
})

describe('the hard lessons of the Sister', () => {
  test('207: 3 points for each of the player’s private lessons', () => {
    expect(points('207', emptyShip, { assume: { privateLessonsOnTable: 4 } })).toBe(12)
    expect(points('207', emptyShip, { assume: { privateLessonsOnTable: 0 } })).toBe(0)
  })

  test('208: the value of the largest family', () => {
    expect(points('208', fiveFourThree)).toBe(15)
    expect(points('208', rowsOf('blue', 2))).toBe(0)
  })

  test('209: the value of the second largest family', () => {
    expect(points('209', fiveFourThree)).toBe(11)
    expect(points('209', rowsOf('blue', 5))).toBe(0)
  })

  test('210: 3 points for each common treasure', () => {
    expect(points('210', purpleWithTreasures)).toBe(9)
    expect(points('210', ship('boat-1', 'rare-I4 4:0-3'))).toBe(0)
  })

  test('211: 3 points for each cat beside no treasure', () => {
    expect(points('211', cornerContact('boat-1'))).toBe(12)
    expect(points('211', purpleWithTreasures)).toBe(0)
  })

  test('212: 4 points for each covered map', () => {
    expect(points('212', fullShip)).toBe(20)
    expect(points('212', ship('boat-1', 'red cat-16 0:7-11'))).toBe(4)
    expect(points('212', emptyShip)).toBe(0)
  })

  test('213: 5 points for each family', () => {
    expect(points('213', fiveFourThree)).toBe(15)
    expect(points('213', rowsOf('blue', 2))).toBe(0)
  })

  test('214: 1 point for each cat at the edge', () => {
    expect(points('214', thirteenAtEdge)).toBe(13)
    expect(points('214', rowsOf('blue', 2))).toBe(0)
  })

  test('215: 5 points for each colour without a cat beside a visible rat, absent colours too', () => {
    expect(points('215', emptyShip)).toBe(25)
    expect(points('215', ship('boat-1', 'blue cat-16 4:5-9'))).toBe(20)
    const everyColourSeesRats = ship(
      'boat-1',
      ...['blue cat-16 4:5-9', 'purple cat-16 4:0-4', 'common-1 3:5', 'red cat-16 2:5-9'],
      ...['green cat-16 1:5-9', 'orange cat-16 1:10-14'],
    )
    expect(points('215', everyColourSeesRats)).toBe(0)
  })

  test('215: a rat under the cat itself is not visible', () => {
    expect(points('215', ship('boat-1', 'blue cat-16 3:5-9'))).toBe(25)
  })
})

describe('the colour cards of the Sister', () => {
  const all = ['blue', 'green', 'purple', 'red', 'orange']

  test.each(all)('a %s cat gives her 5, 4, 3, 2 or 1 points by the day its colour was turned', (colour) => {
    const others = all.filter((other) => other !== colour)
    const turnedOn = (day: number) => others.toSpliced(day, 0, colour)
    const two = rowsOf(colour, 2)
    const given = [0, 1, 2, 3, 4].map((day) => scored({ ...two, mode: 'solo', soloColours: turnedOn(day) }).soloColours)
    expect(given).toEqual([10, 8, 6, 4, 2])
  })

  test('3 blue, 2 red, 4 green, 1 purple and 5 orange cats give her 42 in that order', () => {
    const colours = 'blue blue blue red red green green green green purple orange orange orange orange orange'.split(
      ' ',
    )
    const crew = {
      ...threeOfEach,
      tiles: threeOfEach.tiles.map((tile, place) => ({ ...tile, colour: colours[place] })),
    }
    const soloColours = ['blue', 'red', 'green', 'purple', 'orange']
    expect(scored({ ...crew, mode: 'solo', soloColours }).soloColours).toBe(42)
  })

  test('an oshax counts for its chosen colour', () => {
    const oshax = ship('boat-1', 'red oshax-1 6:6-7 7:7-8 8:8-9')
    expect(
      scored({ ...oshax, mode: 'solo', soloColours: ['red', 'blue', 'green', 'purple', 'orange'] }).soloColours,
    ).toBe(5)
  })
})
