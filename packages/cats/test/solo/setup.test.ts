import { describe, expect, test } from 'vitest'
import { SISTER } from '../../src/index.ts'
import { scene } from '../kit.ts'

const boats = [2, 0, 1, 3]
const sisterFirst = [1, 0]
const backwards = [5, 4, 3, 2, 1, 0]

/** A solo game laid out by chance in this way. */
function laidOut(level: number, hard: string[]) {
  const table = scene({ mode: 'solo', level, next: { step: 'setup' }, phase: 'fill' })
    .fate(boats)
    .fate(sisterFirst)
    .fate(backwards)
    .fate(['203', '197', '206'])
  return (hard.length > 0 ? table.fate(hard) : table).fate(['172'])
}

describe('the setup of a solo game', () => {
  test('chance says whether the player or the Sister begins', () => {
    expect(laidOut(0, []).state.order).toEqual([SISTER, 0])
    const table = scene({ mode: 'solo', next: { step: 'setup' } })
      .fate(boats)
      .fate([0, 1])
    expect(table.state.order).toEqual([0, SISTER])
  })

  test('one ship is drawn for the one player', () => {
    const table = laidOut(0, [])
    expect(table.state.players.map(({ boat }) => boat.plan)).toEqual(['boat-3'])
  })

  test('the oshaxes lie in a row in random order', () => {
    expect(laidOut(0, []).zone('oshaxes')).toEqual(['oshax-6', 'oshax-5', 'oshax-4', 'oshax-3', 'oshax-2', 'oshax-1'])
  })

  test.each([
    [0, []],
    [1, ['215']],
    [2, ['215', '207']],
    [3, ['215', '207', '211']],
    [4, ['215', '207', '211', '208']],
  ])('at level %i there are three basic lessons and that many hard ones', (level, hard) => {
    expect(laidOut(level, hard).zone('sisterLessons')).toEqual(['203', '197', '206', ...hard])
  })

  test('the first colour card is turned, four stay face down', () => {
    const table = laidOut(0, [])
    expect(table.zone('sisterColours')).toEqual(['172'])
    expect(table.zone('colourDeck')).toHaveLength(4)
  })

  test('there are five common treasures of each shape and all 23 Sister cards', () => {
    const table = laidOut(0, [])
    expect(table.zone('common')).toHaveLength(20)
    expect(table.zone('sisterDeck')).toHaveLength(23)
  })

  test('then eight cats are drawn: the first four are 1 to 4 in the left zone, the others 5 to 8 in the right one', () => {
    const drawn = ['red-03', 'rare-T4-1', 'blue-01', 'red-01', 'rare-L4-1', 'blue-02', 'green-09', 'rare-T4-2']
    const table = laidOut(0, []).fate(drawn).fate(['purple-04', 'orange-12', 'blue-16'])
    expect(table.zone('left')).toEqual(['red-03', 'blue-01', 'red-01', 'blue-02'])
    expect(table.zone('right')).toEqual(['green-09', 'purple-04', 'orange-12', 'blue-16'])
    expect(table.zone('rare')).toEqual(['rare-T4-1', 'rare-L4-1', 'rare-T4-2'])
  })
})
