import { Match } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { familyRescueKind } from '../../src/day/family-turn.ts'
import { catsGame } from '../../src/index.ts'
import { row, type Scene, type Setup, scene } from '../kit.ts'

const turn = (setup: Omit<Setup, 'next'>): Scene =>
  scene({ mode: 'family', next: { step: 'familyTurn', args: { place: 0 } }, ...setup })

describe('the family game', () => {
  test('has no fish, baskets, oshaxes or discovery cards', () => {
    const { players, zones, basketSupply } = Match.open(catsGame, { mode: 'family', seats: 2 }, { seed: 3 }).table.state
    expect(players.map(({ fish, baskets }) => [fish, baskets])).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect([zones.oshaxes, zones.deck, basketSupply]).toEqual([[], [], 0])
  })

  test('everybody keeps two of three lessons, before the first day', () => {
    const deal = scene({ mode: 'family', next: { step: 'familyLessons' } })
    deal.fate(['151', '152', '153']).fate(['154', '155', '156'])
    expect([deal.waiting, deal.asked]).toEqual([[0, 1], 'draft'])
    expect(deal.position.pending[0]?.args).toEqual({ keep: 2, rest: 'discarded' })
    deal.choose(1, ['154', '156']).choose(0, ['151', '152'])
    expect([deal.zone('lessons/0'), deal.zone('lessons/1')]).toEqual([
      ['151', '152'],
      ['154', '156'],
    ])
    expect([deal.zone('discarded/0'), deal.zone('discarded/1')]).toEqual([['153'], ['155']])
  })

  test('a turn is one free cat from either zone, or passing', () => {
    const day = turn({ left: ['blue-16'], right: ['red-16', 'red-09'] })
    expect(day.choices(0)).toEqual(['pass', 'blue-16', 'red-16', 'red-09'])
    day.choose(0, 'red-16').lay(0, row(4, 11, 15))
    expect([day.zone('boat/0'), day.waiting]).toEqual([['red-16'], [1]])
    expect(day.whyNot(1, 'red-16')).toEqual({ code: 'notInZones', params: { tile: 'red-16' } })
  })

  test('a cat that fits nowhere cannot be taken', () => {
    const day = turn({
      left: ['blue-16', 'blue-09'],
      freeOnly: [
        [
          [2, 4],
          [2, 5],
          [2, 6],
          [2, 7],
          [3, 4],
        ],
      ],
    })
    expect(day.whyNot(0, 'blue-16')).toEqual({ code: 'noLegalPlacement', params: { tile: 'blue-16' } })
    expect(day.choices(0)).toEqual(['pass', 'blue-09'])
  })

  test('passing loses every cat that would fit, as they cost nothing', () => {
    const free: Setup['freeOnly'] = [
      [
        [2, 4],
        [2, 5],
        [2, 6],
        [2, 7],
        [3, 4],
      ],
    ]
    const { table } = turn({ left: ['blue-16'], right: ['blue-09'], freeOnly: free }).position
    expect(familyRescueKind.lostBy?.(table, 0, null, 'pass')).toEqual(['blue-09'])
    expect(familyRescueKind.lostBy?.(table, 0, null, 'blue-09')).toEqual([])
  })

  test('whoever has passed is out for the day', () => {
    const day = turn({ left: ['blue-16', 'blue-09'] }).choose(0, 'pass')
    day.choose(1, 'blue-16').lay(1, row(4, 11, 15))
    expect(day.waiting).toEqual([1])
  })

  test('the day ends when no cat is left', () => {
    const day = turn({ left: ['blue-16'] })
      .choose(0, 'blue-16')
      .lay(0, row(4, 11, 15))
    expect([day.state.day, day.state.phase]).toEqual([2, 'fill'])
  })

  test('the first player goes last: P1 P2 P3, then P2 P3 P1, then P3 P1 P2', () => {
    const orders = [1, 2].map((day) => {
      const order = day === 1 ? [0, 1, 2] : [1, 2, 0]
      return scene({ mode: 'family', seats: 3, next: { step: 'nextDay' }, day, order }).state.order
    })
    expect(orders).toEqual([
      [1, 2, 0],
      [2, 0, 1],
    ])
  })

  test('a cat on its map may take a common or a rare treasure, which scores nothing at the end', () => {
    const day = turn({ boats: ['boat-1', 'boat-2'], left: ['green-16', 'red-16'], rare: ['rare-T4-1'] })
    day.choose(0, 'green-16').lay(0, row(0, 7, 11))
    expect(day.choices(0)).toEqual(['leave', 'common-1', 'common-2', 'common-I3', 'common-L3', 'rare-T4'])
    day.choose(0, 'rare-T4').lay(0, [
      [1, 7],
      [1, 8],
      [1, 9],
      [2, 8],
    ])
    expect(day.zone('boat/0')).toEqual(['green-16', 'rare-T4-1'])
    expect(day.sheet(0)).toMatchObject({ rare: 0 })
  })

  test('a rare shape that does not lie on the table cannot be taken', () => {
    const day = turn({ boats: ['boat-1', 'boat-2'], left: ['green-16', 'red-16'], rare: ['rare-T4-1'] })
    day.choose(0, 'green-16').lay(0, row(0, 7, 11))
    expect(day.whyNot(0, 'rare-O4')).toEqual({ code: 'supplyEmpty', params: { supply: 'rare-O4' } })
  })

  test('on equal points more full sections win, then the win is shared', () => {
    const bow: [number, number][] = [
      [3, 20],
      [4, 20],
      [5, 20],
      [4, 21],
    ]
    const places = (aboard: Setup['aboard']) => {
      const end = scene({
        mode: 'family',
        next: { step: 'scoring' },
        day: 5,
        boats: ['boat-1', 'boat-1'],
        ...(aboard ? { aboard } : {}),
        lessons: [['153'], ['164']],
      })
      return catsGame.outcome(end.position.table).standings.map(({ place, score }) => [place, score])
    }
    expect(places(undefined)).toEqual([
      [1, -54],
      [1, -54],
    ])
    // The bow is full: five points more. Three treasures for the other player make up for four of them, and a rat.
    const treasures = [
      { tile: 'common-1-1', cells: [[0, 11]] as [number, number][] },
      { tile: 'common-1-2', cells: [[1, 11]] as [number, number][] },
    ]
    expect(places([[{ tile: 'rare-T4-1', cells: bow }], treasures])).toEqual([
      [1, -49],
      [2, -49],
    ])
  })
})
