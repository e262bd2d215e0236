import { describe, expect, test } from 'vitest'
import { SISTER } from '../../src/index.ts'
import { scene } from '../kit.ts'
import { type Ship, ship } from '../scoring/ship.ts'
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
} from '../scoring/ships.ts'
import { type Ending, ending, sisterLines } from './solo-table.ts'

/** Her colours in the order blue, red, green, purple, orange. */
const fiveColours = ['169', '172', '170', '171', '173']

describe('the Sister’s colours', () => {
  test.each([
    ['169', '172', 'blue'],
    ['170', '169', 'green'],
    ['171', '169', 'purple'],
    ['172', '169', 'red'],
    ['173', '169', 'orange'],
  ])('%s, turned on the second day after %s, makes each %s cat worth 4 to her', (card, first, colour) => {
    const table = scene({
      mode: 'solo',
      next: { step: 'nextDay' },
      order: [0, SISTER],
      aboard: [[{ tile: `${colour}-16`, cells: [4, 5, 6, 7, 8].map((column) => [4, column] as const) }]],
      zones: { sisterColours: [first] },
    }).fate([card])
    expect(table.state.day).toBe(2)
    expect(table.zone('sisterColours')).toEqual([first, card])
    expect(table.sheet(SISTER)).toEqual({ [first]: 0, [card]: 4 })
  })

  test('3 blue, 2 red, 4 green, 1 purple and 5 orange cats give her 15, 8, 12, 2 and 5', () => {
    const crew = 'blue blue blue red red green green green green purple orange orange orange orange orange'.split(' ')
    const mixed: Ship = {
      ...threeOfEach,
      tiles: threeOfEach.tiles.map((tile, place) => ({ ...tile, colour: crew[place] as string })),
    }
    const outcome = ending({ ship: mixed, sisterColours: fiveColours })
    expect(sisterLines(outcome)).toEqual({ 169: 15, 172: 8, 170: 12, 171: 2, 173: 5 })
    expect(outcome.automa?.score).toBe(42)
  })

  test('no colour is turned after the fifth day: the game is over', () => {
    const table = scene({
      mode: 'solo',
      next: { step: 'nextDay' },
      day: 5,
      order: [0, SISTER],
      zones: { sisterColours: fiveColours },
    })
    expect(table.position.over).toBe(true)
  })
})

describe('each of the Sister’s lessons comes onto her sheet', () => {
  const bowFull = ship('boat-1', 'rare-T4 3:20 4:20-21 5:20')
  const basic: [string, number, Ending][] = [
    ['197', 20, { ship: purpleWithTreasures }],
    ['198', 10, { ship: fiveFourThree }],
    ['199', 10, { ship: treasuresInLine(8) }],
    ['200', 12, { ship: emptyShip, fish: 3 }],
    ['201', 95, { ship: emptyShip }],
    ['202', 25, { ship: twentyCats }],
    ['203', 5, { ship: redAwayFromEdge }],
    ['204', 0, { ship: emptyShip }],
    ['205', 3, { ship: bowFull }],
    ['206', 25, { ship: allColoursAtStern }],
  ]
  const hard: [string, number, Ending][] = [
    ['207', 6, { ship: emptyShip, lessons: ['113', '114'] }],
    ['208', 15, { ship: fiveFourThree }],
    ['209', 11, { ship: fiveFourThree }],
    ['210', 9, { ship: purpleWithTreasures }],
    ['211', 12, { ship: cornerContact('boat-1') }],
    ['212', 20, { ship: fullShip }],
    ['213', 15, { ship: fiveFourThree }],
    ['214', 13, { ship: thirteenAtEdge }],
    ['215', 25, { ship: emptyShip }],
  ]
  test.each([...basic, ...hard])('%s with %i points', (card, points, given) => {
    const outcome = ending({ ...given, sisterLessons: [card] })
    expect(outcome.automa).toMatchObject({ score: points, sheet: [{ id: 'soloLesson', item: card, points }] })
  })

  test('204 next to lessons worth 10 and 6 gives her 10 more: 26', () => {
    const outcome = ending({ ship: threeBlueCats('boat-1'), sisterLessons: ['199', '204', '198'] })
    expect(sisterLines(outcome)).toEqual({ 198: 6, 199: 10, 204: 10 })
    expect(outcome.automa?.score).toBe(26)
  })
})

describe('the player’s public lessons', () => {
  const half = (card: string, on: Ship, colour?: 'blue') => {
    const { standings } = ending({
      ship: on,
      publicLessons: [card],
      ...(colour && { lessonColours: { [card]: colour } }),
    })
    return standings[0]?.sheet.find(({ item }) => item === card)?.points
  }

  test('worth 7, 5, 16 and 0 give 4, 3, 8 and 0', () => {
    expect(half('144', rowsOf('blue', 7), 'blue')).toBe(4)
    expect(half('145', rowsOf('blue', 3), 'blue')).toBe(3)
    expect(half('148', treasuresInLine(8))).toBe(8)
    expect(half('148', emptyShip)).toBe(0)
  })

  test('are rounded up one by one: 5 and 3 give 3 and 2', () => {
    const { standings } = ending({
      ship: rowsOf('blue', 3),
      publicLessons: ['145', '144'],
      lessonColours: { 144: 'blue', 145: 'blue' },
    })
    const lines = standings[0]?.sheet.filter(({ id }) => id === 'publicLesson').map(({ points }) => points)
    expect(lines?.sort()).toEqual([2, 3])
  })
})

describe('who wins', () => {
  /** All sections full and no rat to be seen: 3 points for each of 20 rare treasures. */
  const worth60: Ship = {
    ...fullShip,
    tiles: fullShip.tiles.flatMap((tile, place) =>
      tile.shape === 'rare-I4' && isAmongFirst13(place)
        ? [
            { kind: 'common', shape: 'common-I3', colour: null, cells: tile.cells.slice(0, 3) },
            { kind: 'common', shape: 'common-1', colour: null, cells: tile.cells.slice(3) },
          ]
        : [tile],
    ),
  }
  function isAmongFirst13(place: number): boolean {
    return fullShip.tiles.slice(0, place + 1).filter(({ shape }) => shape === 'rare-I4').length <= 13
  }
  const withFish = (fish: number) => ending({ ship: worth60, fish, sisterLessons: ['200'] })

  test('at 60 to 60 the Sister wins, whatever fish the player has', () => {
    const { standings, automa } = withFish(15)
    expect([standings[0]?.score, automa?.score]).toEqual([60, 60])
    expect(automa?.won).toBe(true)
  })

  test('with fewer points she loses', () => {
    const { standings, automa } = withFish(14)
    expect([standings[0]?.score, automa?.score]).toEqual([60, 56])
    expect(automa?.won).toBe(false)
  })

  test('with more points she wins', () => {
    const { standings, automa } = withFish(16)
    expect([standings[0]?.score, automa?.score]).toEqual([60, 64])
    expect(automa?.won).toBe(true)
  })
})
