import { isHidden, Table, viewOf } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { catsGame } from '../../src/index.ts'
import { earnedOf, progressOf } from '../../src/scoring/final-scoring.ts'
import { row, type Setup, scene } from '../kit.ts'

const scored = (setup: Omit<Setup, 'next'>) =>
  scene({ next: { step: 'scoring' }, phase: 'nextDay', day: 5, boats: ['boat-1', 'boat-1', 'boat-1'], ...setup })

const placesOf = (setup: Omit<Setup, 'next'>) =>
  catsGame.outcome(scored(setup).position.table).standings.map(({ seat, place, score }) => [seat, place, score])

describe('the final scoring', () => {
  test('on equal points the player with more fish wins', () => {
    expect(placesOf({ players: [{ fish: 1 }, { fish: 3 }] })).toEqual([
      [0, 2, -54],
      [1, 1, -54],
    ])
  })

  test('with as many fish the win is shared, and the next place is the third', () => {
    expect(placesOf({ seats: 3, players: [{ fish: 2 }, { fish: 1 }, { fish: 2 }] })).toEqual([
      [0, 1, -54],
      [1, 3, -54],
      [2, 1, -54],
    ])
  })

  test('fish do not matter otherwise', () => {
    const aboard = [
      [
        {
          tile: 'rare-T4-1',
          cells: [
            [3, 20],
            [4, 20],
            [5, 20],
            [4, 21],
          ] as [number, number][],
        },
      ],
    ]
    expect(placesOf({ aboard, players: [{ fish: 0 }, { fish: 9 }] })).toEqual([
      [0, 1, -46],
      [1, 2, -54],
    ])
  })

  test('the sheet goes line by line: rats, sections, families, rare treasures, each lesson', () => {
    const end = scored({
      aboard: [
        [
          {
            tile: 'rare-T4-1',
            cells: [
              [3, 20],
              [4, 20],
              [5, 20],
              [4, 21],
            ],
          },
        ],
      ],
      lessons: [['122', '137'], ['125']],
      publicLessons: ['144', '150'],
      lessonColours: { '144': 'blue' },
    })
    expect(catsGame.sheet(end.position.table, 0)).toEqual([
      { id: 'rats', points: -19 },
      { id: 'sections', points: -30 },
      { id: 'families', points: 0 },
      { id: 'rare', points: 3 },
      { id: 'privateLesson', item: '122', points: 2 },
      { id: 'privateLesson', item: '137', points: 18 },
      { id: 'publicLesson', item: '144', points: 0 },
      { id: 'publicLesson', item: '150', points: 25 },
    ])
    expect(end.sheet(1)).toEqual({ rats: -19, sections: -35, families: 0, rare: 0, '125': 38, '144': 0, '150': 25 })
  })

  test('private lessons are turned over for all', () => {
    const end = scored({ lessons: [['122'], ['125']] })
    expect([end.zone('lessons/0'), end.zone('shown/0'), end.zone('shown/1')]).toEqual([[], ['122'], ['125']])
  })

  test('a lesson reads the whole table: baskets, turn order, fish and the other ships', () => {
    const end = scored({
      order: [1, 0],
      lessons: [['118', '119', '142', '121'], []],
      players: [{ baskets: 3, fish: 5 }, {}],
    })
    expect(end.sheet(0)).toMatchObject({ '118': 7, '119': 0, '142': 7, '121': 0 })
  })

  test('the largest family of another player spoils 121, an equal one does not', () => {
    const family = (from: string) => [
      { tile: `${from}-16`, cells: row(2, 11, 15) },
      { tile: `${from}-09`, cells: [...row(3, 11, 14), [4, 11] as const] },
      {
        tile: `${from}-05`,
        cells: [
          [4, 12],
          [4, 13],
          [5, 11],
          [5, 12],
          [5, 13],
        ] as [number, number][],
      },
    ]
    const larger = [...family('red'), { tile: 'red-04', cells: [...row(6, 11, 14), [7, 12] as const] }]
    expect(scored({ aboard: [family('blue'), family('red')], lessons: [['121'], []] }).sheet(0)).toMatchObject({
      '121': 10,
    })
    expect(scored({ aboard: [family('blue'), larger], lessons: [['121'], []] }).sheet(0)).toMatchObject({ '121': 0 })
  })
})

describe('the sheet during the game', () => {
  test('leaves out the lessons that the viewer cannot read', () => {
    const day = scene({
      next: { step: 'rescue', args: { place: 0 } },
      boats: ['boat-1', 'boat-1'],
      lessons: [['122', '126'], ['125']],
      left: ['blue-16'],
      players: [{ fish: 3 }, { fish: 3 }],
    })
    const { table } = day.position
    const seen = new Table(table.variant, viewOf(table.variant, table.state, 0))
    expect(seen.zone('lessons/1').every(isHidden)).toBe(true)
    expect(catsGame.sheet(seen, 1).map(({ item }) => item)).not.toContain('125')
    expect(catsGame.sheet(seen, 0)).toContainEqual({ id: 'privateLesson', item: '126', points: 2 })
  })
})

describe('what is earned and stays', () => {
  test('is without rats and open rooms, which only the end counts', () => {
    const { table } = scored({}).position
    const ids = catsGame.sheet(table, 0).map(({ id }) => id)
    expect(ids).toEqual(['rats', 'sections', 'families', 'rare'])
    expect(earnedOf(table, 0)).toEqual([
      { id: 'families', points: 0 },
      { id: 'rare', points: 0 },
    ])
  })

  test('of a lesson it is told how far it is, where it counts towards a number', () => {
    const { table } = scored({}).position
    // 129: 9 points for exactly 5 purple cats.
    expect(progressOf(table, 0, '129')).toEqual({ have: 0, need: 5 })
    // What counts each of something is never done.
    expect(progressOf(table, 0, '144')).toBeUndefined()
  })
})
