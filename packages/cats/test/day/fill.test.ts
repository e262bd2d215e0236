import { Match } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { catsGame } from '../../src/index.ts'
import { scene } from '../kit.ts'

const twelveCats = [
  ...['blue-01', 'blue-02', 'blue-03', 'blue-04', 'blue-05', 'blue-06'],
  ...['red-01', 'red-02', 'red-03', 'red-04', 'red-05', 'red-06'],
]

describe('filling the zones', () => {
  test.each([
    [2, 4],
    [3, 6],
    [4, 8],
  ])('%i players get %i cats in each zone', (seats, cats) => {
    const { zones } = Match.open(catsGame, { mode: 'classic', seats }, { seed: 7 }).table.state
    expect([zones.left?.length, zones.right?.length]).toEqual([cats, cats])
  })

  test('rare treasures go below the island and do not count: 4 cats, 2 rare, 8 cats are 6 + 6 cats', () => {
    const drawn = [...twelveCats.slice(0, 4), 'rare-T4-1', 'rare-L4-1', ...twelveCats.slice(4, 10)]
    const day = scene({ seats: 3, next: { step: 'fill' }, phase: 'fill' })
      .fate(drawn)
      .fate(twelveCats.slice(10))
    expect(day.zone('left')).toEqual(['blue-01', 'blue-02', 'blue-03', 'blue-04', 'blue-05', 'blue-06'])
    expect(day.zone('right')).toEqual(['red-01', 'red-02', 'red-03', 'red-04', 'red-05', 'red-06'])
    expect(day.zone('rare')).toEqual(['rare-T4-1', 'rare-L4-1'])
  })

  test('after the filling everybody catches 20 fish, and what was left over stays', () => {
    const day = scene({ seats: 3, next: { step: 'fishing' }, phase: 'fill', players: [{ fish: 4 }, { fish: 0 }, {}] })
    expect(day.state.players.map(({ fish }) => fish)).toEqual([24, 20, 20])
  })
})
