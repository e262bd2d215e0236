import { describe, expect, test } from 'vitest'
import { scene } from '../kit.ts'

describe('preparing the next day', () => {
  const evening = scene({
    next: { step: 'nextDay' },
    phase: 'rareFinds',
    day: 3,
    left: ['blue-16'],
    right: ['red-16'],
    rare: ['rare-T4-1'],
    hands: [['113'], []],
    players: [
      { fish: 4, baskets: 2, usedBaskets: 2, passed: true },
      { usedBaskets: 1, passed: true },
    ],
  })

  test('cats left in the zones leave the game, treasures stay', () => {
    expect([evening.zone('left'), evening.zone('right'), evening.zone('rare')]).toEqual([[], [], ['rare-T4-1']])
    expect(evening.zone('gone')).toEqual(['blue-16', 'red-16'])
    expect(evening.zone('common')).toHaveLength(20)
  })

  test('used baskets can be used again; cards and fish stay', () => {
    expect(evening.state.players.map(({ usedBaskets, passed }) => [usedBaskets, passed])).toEqual([
      [0, false],
      [0, false],
    ])
    expect([evening.player(0).fish, evening.player(0).baskets, evening.zone('hand/0')]).toEqual([4, 2, ['113']])
  })

  test('the turn order stays as the speed left it', () => {
    const night = scene({ seats: 3, next: { step: 'nextDay' }, phase: 'rareFinds', order: [2, 0, 1] })
    expect([night.state.day, night.state.order]).toEqual([2, [2, 0, 1]])
  })

  test('after the fifth day comes the final scoring', () => {
    const end = scene({ next: { step: 'nextDay' }, phase: 'rareFinds', day: 5 })
    expect([end.position.over, end.state.day, end.state.phase]).toEqual([true, 5, 'scoring'])
  })
})
