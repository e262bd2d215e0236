import { everySetting, type Flow, type Game, type Mode, settle } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { refusal, toy } from './toy.ts'

// A flow that asks nothing.
function* nothing(): Flow {}

const modes: Mode[] = [
  {
    id: 'classic',
    seats: { min: 2, max: 4 },
    levels: [],
    options: { map: ['hills', 'lakes'], pace: ['slow', 'fast'] },
  },
  { id: 'solo', seats: { min: 1, max: 1 }, levels: [2, 1], options: {} },
]
const game = toy(nothing, { modes }) as Game

describe('the options of a table', () => {
  test('are the first of everything if nothing is wished', () => {
    expect(settle(game, {})).toEqual({
      mode: 'classic',
      seats: 2,
      level: null,
      options: { map: 'hills', pace: 'slow' },
    })
    expect(settle(game, { mode: 'solo' })).toEqual({ mode: 'solo', seats: 1, level: 2, options: {} })
  })

  test('are what was wished where the game knows it', () => {
    const wish = { mode: 'classic', seats: 4, options: { pace: 'fast' } }
    expect(settle(game, wish)).toEqual({
      mode: 'classic',
      seats: 4,
      level: null,
      options: { map: 'hills', pace: 'fast' },
    })
  })

  test.each([
    [{ mode: 'chess' }, { code: 'unknownMode', params: { mode: 'chess', known: ['classic', 'solo'] } }],
    [{ seats: 5 }, { code: 'wrongSeats', params: { seats: 5, min: 2, max: 4 } }],
    [{ seats: 2.5 }, { code: 'wrongSeats', params: { seats: 2.5, min: 2, max: 4 } }],
    [
      { mode: 'solo', level: 7 },
      { code: 'unknownLevel', params: { level: 7, known: [2, 1] } },
    ],
    [{ level: 1 }, { code: 'unknownLevel', params: { level: 1, known: [] } }],
    [{ options: { sea: 'deep' } }, { code: 'unknownOption', params: { option: 'sea', known: ['map', 'pace'] } }],
    [
      { options: { constructor: 'x' } },
      { code: 'unknownOption', params: { option: 'constructor', known: ['map', 'pace'] } },
    ],
    [
      { options: { map: 'sea' } },
      { code: 'unknownValue', params: { option: 'map', value: 'sea', known: ['hills', 'lakes'] } },
    ],
  ])('are refused for %j, with what is known', (wish, reason) => {
    expect(refusal(() => settle(game, wish))).toEqual(reason)
  })

  test('can be listed, every combination once', () => {
    const all = [...everySetting(game)]
    expect(all).toHaveLength(3 * 4 + 2)
    expect(new Set(all.map((options) => JSON.stringify(options))).size).toBe(all.length)
    for (const options of all) expect(settle(game, options)).toEqual(options)
  })
})
