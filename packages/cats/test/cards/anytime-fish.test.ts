import { describe, expect, test } from 'vitest'
import { gainFish } from '../../src/language/gain-fish.ts'
import { type Aboard, row, type Scene, type Setup, scene } from '../kit.ts'
import { expectCost } from './cost.ts'

const turn = (card: string, setup: Partial<Setup> = {}): Scene =>
  scene({ next: { step: 'rescue', args: { place: 0 } }, hands: [[card, '113'], []], ...setup })

const oshaxes: Aboard[] = [
  {
    tile: 'oshax-1',
    cells: [
      [3, 13],
      [3, 14],
      [4, 12],
      [4, 13],
      [5, 11],
      [5, 12],
    ],
    colour: 'red',
  },
  {
    tile: 'oshax-2',
    cells: [
      [2, 16],
      [3, 15],
      [3, 16],
      [4, 16],
      [4, 17],
      [5, 16],
    ],
    colour: 'blue',
  },
]
const cats: Aboard[] = [
  { tile: 'blue-16', cells: row(6, 4, 8) },
  { tile: 'blue-09', cells: [...row(6, 9, 12), [7, 9]] },
  { tile: 'green-16', cells: row(2, 4, 8) },
]
const treasures: Aboard[] = [
  { tile: 'rare-I4-1', cells: row(3, 5, 8) },
  { tile: 'rare-I4-2', cells: row(4, 5, 8) },
  { tile: 'rare-I4-3', cells: row(5, 5, 8) },
  { tile: 'common-1-1', cells: [[8, 14]] },
  { tile: 'common-2-1', cells: row(8, 12, 13) },
]
const everything = [...oshaxes, ...cats, ...treasures]

describe.each([
  ['067', 'oshaxes', 'two for each of 2 oshaxes', 4],
  ['068', 'oshaxes', 'two for each of 2 oshaxes', 4],
  ['090', 'catColours', 'one for each of the colours blue, green and red', 3],
  ['091', 'catColours', 'one for each of the colours blue, green and red', 3],
  ['092', 'rareTreasures', 'two for each of 3 rare treasures', 6],
  ['093', 'rareTreasures', 'two for each of 3 rare treasures', 6],
  ['094', 'commonTreasures', 'one for each of 2 common treasures', 2],
  ['095', 'commonTreasures', 'one for each of 2 common treasures', 2],
])('anytime card %s', (card, counts, what, fish) => {
  test('costs 2 fish', () => expectCost(card, 2))

  test(`gives fish: ${what}`, () => {
    const day = turn(card, { aboard: [everything, []], players: [{ fish: 1 }, {}] }).choose(0, { play: card })
    expect([day.player(0).fish, day.zone('discards')]).toEqual([1 + fish, [card]])
  })

  test('cannot be played for nothing', () => {
    const other = [{ tile: 'red-16', cells: row(4, 11, 15) }]
    const day = turn(card, { aboard: [counts === 'catColours' ? treasures : other, everything.slice(0, 0)] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'noEffect', params: { counts } })
  })
})

describe.each(['078', '079'])('anytime card %s', (card) => {
  test('costs 2 fish', () => expectCost(card, 2))

  test('gives a fish for each private lesson on the table, and none for those in hand or for public ones', () => {
    const day = turn(card, { lessons: [['114', '115', '116'], ['117']], publicLessons: ['148'] })
    expect(day.choose(0, { play: card }).player(0).fish).toBe(3)
  })

  test('cannot be played without a lesson on the table', () => {
    const day = turn(card, { lessons: [[], ['117']] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'noEffect', params: { counts: 'privateLessons' } })
  })
})

describe.each(['096', '097'])('anytime card %s', (card) => {
  test('costs 2 fish', () => expectCost(card, 2))

  test.each([
    ['blue', 3],
    ['red', 1],
    ['green', 1],
    ['orange', 0],
  ])('gives a fish for each cat of the chosen colour, an oshax among them: %s gives %i', (colour, fish) => {
    const day = turn(card, { aboard: [everything, []] }).choose(0, { play: card })
    expect(day.choices(0)).toEqual(['blue', 'green', 'red', 'purple', 'orange'])
    expect(day.choose(0, colour).player(0).fish).toBe(fish)
  })

  test('cannot be played without a cat', () => {
    const day = turn(card, { aboard: [treasures, []] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'noEffect', params: { counts: 'cats' } })
  })
})

test('a card of a pack that counts fish gives no more than a thousand, however many there are', () => {
  const { table } = turn('067', { players: [{ fish: 500 }, {}] }).position
  const effect = { effect: 'gainFish', each: 100, of: { count: 'fish' } } as const
  expect(gainFish.play(table, 0, effect, '067').next(undefined as never).done).toBe(true)
  expect(table.state.players[0]?.fish).toBe(1_500)
})
