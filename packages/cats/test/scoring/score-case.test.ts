import { describe, expect, test } from 'vitest'
import { playerTotal } from '../../src/scoring/sheet.ts'
import { refused, scored, ship } from './ship.ts'
import { emptyShip, threeBlueCats, treasuresInLine } from './ships.ts'

describe('a case to be scored', () => {
  test('gives every line, and repeats the names of the lessons', () => {
    const given = {
      ...threeBlueCats('boat-1'),
      fish: 2,
      lessons: ['120', '126'],
      publicLessons: ['144:blue', '144:red', '150'],
      familyLessons: ['151'],
      soloLessons: ['198', '200'],
      soloColours: ['red', 'blue', 'green', 'purple', 'orange'],
    }
    expect(scored(given)).toEqual({
      rats: -19,
      sections: -35,
      families: 8,
      rare: 0,
      lessons: { '120': 0, '126': 2 },
      publicLessons: { '144:blue': 3, '144:red': 0, '150': 25 },
      familyLessons: { '151': 0 },
      soloLessons: { '198': 6, '200': 8 },
      soloColours: 12,
    })
    expect(playerTotal(scored(given))).toBe(-16)
  })

  test('is classic, without fish, lessons and assumptions, unless it says otherwise', () => {
    expect(scored(emptyShip)).toEqual({
      rats: -19,
      sections: -35,
      families: 0,
      rare: 0,
      lessons: {},
      publicLessons: {},
      familyLessons: {},
      soloLessons: {},
      soloColours: 0,
    })
  })

  test('assumes one basket, the last place, no other family and the listed lessons on the table', () => {
    const lessons = ['118', '119', '121', '126']
    expect(scored({ ...threeBlueCats('boat-1'), lessons }).lessons).toEqual({ '118': 0, '119': 0, '121': 10, '126': 4 })
  })

  test('does not depend on the order of the tiles', () => {
    const { boat, tiles } = treasuresInLine(9)
    const mixed = [4, 0, 8, 2, 6, 1, 7, 3, 5].map((place) => tiles[place])
    expect(scored({ boat, tiles: mixed })).toEqual(scored({ boat, tiles }))
  })
})

describe('a case is refused', () => {
  test('if two tiles overlap', () => {
    expect(refused(ship('boat-1', 'blue cat-16 4:0-4', 'common-1 5:2', 'red cat-16 4:4-8'))).toEqual([
      { tile: 2, shape: 'cat-16', reason: 'overlaps', otherTile: 0 },
    ])
  })

  test('if a tile is over the edge of the ship, or of the grid', () => {
    const reasons = (tile: string) => refused(ship('boat-1', tile))
    expect(reasons('blue cat-16 0:4-8')).toEqual([{ tile: 0, shape: 'cat-16', reason: 'outsideShip' }])
    expect(reasons('blue cat-16 4:18-22')).toEqual([{ tile: 0, shape: 'cat-16', reason: 'outsideShip' }])
    const above = { boat: 'boat-1', tiles: [{ kind: 'common', shape: 'common-1', cells: [[-1, 9]] }] }
    expect(refused(above)).toEqual([{ tile: 0, shape: 'common-1', reason: 'outsideShip' }])
  })

  test('if a tile touches no other', () => {
    expect(refused(ship('boat-1', 'blue cat-16 4:0-4', 'red cat-16 6:4-8'))).toEqual([
      { tile: 1, shape: 'cat-16', reason: 'unconnected' },
    ])
  })

  test('if more tiles lie apart than were laid apart', () => {
    const threeApart = ship('boat-1', 'common-1 4:0', 'common-1 4:5', 'common-1 4:10')
    const allow = (looseTiles: number) => refused({ ...threeApart, assume: { looseTiles } })
    expect(allow(0)).toHaveLength(2)
    expect(allow(1)).toEqual([{ tile: 2, shape: 'common-1', reason: 'unconnected' }])
    expect(allow(2)).toEqual([])
  })

  test('if there is no such shape, or not of that kind', () => {
    expect(refused(ship('boat-1', 'blue cat-18 4:0-4'))).toEqual([{ tile: 0, shape: 'cat-18', reason: 'unknownShape' }])
    const rareCat = {
      kind: 'cat',
      shape: 'rare-I4',
      colour: 'blue',
      cells: [
        [4, 0],
        [4, 1],
        [4, 2],
        [4, 3],
      ],
    }
    expect(refused({ boat: 'boat-1', tiles: [rareCat] })).toEqual([
      { tile: 0, shape: 'rare-I4', reason: 'unknownShape' },
    ])
  })

  test('if the cells are not that shape', () => {
    expect(refused(ship('boat-1', 'blue cat-16 4:0-3 5:3'))).toEqual([
      { tile: 0, shape: 'cat-16', reason: 'notThatShape' },
    ])
    expect(refused(ship('boat-1', 'blue cat-16 4:0-3 4:3'))).toEqual([
      { tile: 0, shape: 'cat-16', reason: 'notThatShape' },
    ])
    expect(refused(ship('boat-1', 'rare-I4 4:0-1 4:3-4'))).toEqual([
      { tile: 0, shape: 'rare-I4', reason: 'notThatShape' },
    ])
  })

  test('if a cat or an oshax has no colour, or a treasure has one', () => {
    expect(refused(ship('boat-1', 'white cat-16 4:0-4'))).toEqual([
      { tile: 0, shape: 'cat-16', reason: 'unknownColour' },
    ])
    const treasure = { kind: 'common', shape: 'common-1', colour: 'red', cells: [[4, 0]] }
    expect(refused({ boat: 'boat-1', tiles: [treasure] })).toEqual([
      { tile: 0, shape: 'common-1', reason: 'unknownColour' },
    ])
  })

  test('if there is no such boat', () => {
    expect(refused(ship('boat-5'))).toEqual([{ reason: 'unknownBoat', field: 'boat', value: 'boat-5' }])
  })

  test.each([
    ['lessons', '143'],
    ['lessons', '999'],
    ['publicLessons', '113'],
    ['familyLessons', '113'],
    ['soloLessons', '174'],
    ['soloLessons', '169'],
  ])('if %s names card %s', (field, card) => {
    expect(refused({ ...emptyShip, [field]: [card] })).toEqual([{ reason: 'unknownCard', field, value: card }])
  })

  test('if 204 is to look at a card that is no lesson of the Sister', () => {
    expect(refused({ ...emptyShip, assume: { soloLessonsBeside204: ['113'] } })).toEqual([
      { reason: 'unknownCard', field: 'assume.soloLessonsBeside204', value: '113' },
    ])
  })

  test.each(['144', '144:white', '148:blue', '144:blue:red'])('if the public lesson is %s', (key) => {
    expect(refused({ ...emptyShip, publicLessons: [key] })).toEqual([
      { reason: 'unknownColour', field: 'publicLessons', value: key },
    ])
  })

  test('if the Sister’s colours are unknown or turned twice', () => {
    expect(refused({ ...emptyShip, soloColours: ['blue', 'white'] })).toEqual([
      { reason: 'unknownColour', field: 'soloColours', value: 'white' },
    ])
    expect(refused({ ...emptyShip, soloColours: ['blue', 'blue'] })).toEqual([
      { reason: 'malformed', field: 'soloColours' },
    ])
  })

  test.each([
    [{ ...emptyShip, fish: -1 }, 'fish'],
    [{ ...emptyShip, mode: 'duel' }, 'mode'],
    [{ boat: 'boat-1' }, 'tiles'],
    [{ ...emptyShip, assume: { permanentBaskets: 1.5 } }, 'assume.permanentBaskets'],
    [{ boat: 'boat-1', tiles: [{ kind: 'cat', shape: 'cat-16', colour: 'blue', cells: [[4]] }] }, 'tiles.0.cells.0'],
    [{ boat: 'boat-1', tiles: [{ kind: 'dog', shape: 'cat-16', colour: 'blue', cells: [[4, 0]] }] }, 'tiles.0.kind'],
    [null, ''],
  ])('if it is malformed: %j', (given, field) => {
    expect(refused(given)).toEqual([{ reason: 'malformed', field }])
  })

  test('with all its problems at once', () => {
    const given = { ...ship('boat-1', 'blue cat-16 0:4-8', 'red cat-99 0:8'), lessons: ['999'] }
    expect(refused(given).map(({ reason }) => reason)).toEqual([
      'outsideShip',
      'unknownShape',
      'overlaps',
      'unknownCard',
    ])
  })
})
