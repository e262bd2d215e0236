import { totalOf } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { type FinalEffect, pointsOf } from '../../src/solo/final-effects.ts'
import { ratbotAgainst, ratbotSheet } from '../../src/solo/ratbot-score.ts'
import { RATBOT_DOORS, RATBOT_PILE } from '../../src/solo/ratbot-zones.ts'
import { RATBOT } from '../../src/state.ts'
import { OBJECTIVES } from '../../src/zones.ts'
import { idOf } from '../scene.ts'
import { RatbotScene, scale } from './ratbot-scene.ts'

const line = (scene: RatbotScene, id: string) => totalOf(ratbotSheet(scene.table).filter((entry) => entry.id === id))

describe('final effects', () => {
  const points = (scene: RatbotScene, effect: Omit<FinalEffect, 'kind'>) =>
    pointsOf(scene.table, { kind: 'final', ...effect } as FinalEffect)

  test('1 for each bed built', () => {
    expect(points(new RatbotScene().has({ beds: 3 }), { per: 'beds', points: 1 })).toBe(3)
  })

  test('1 for each underground tile removed', () => {
    expect(points(new RatbotScene().has({ rooms: 4 }), { per: 'rooms', points: 1 })).toBe(4)
  })

  test('2 for each objective reached', () => {
    const scene = new RatbotScene()
    scene.state.claims[scene.zone(OBJECTIVES)[0] as string] = [RATBOT, null]
    scene.state.claims[scene.zone(OBJECTIVES)[1] as string] = [0, RATBOT]
    scene.state.claims[scene.zone(OBJECTIVES)[2] as string] = [0, null]
    expect(points(scene, { per: 'objectives', points: 2 })).toBe(4)
  })

  test('2 for each tent on the farm', () => {
    expect(points(new RatbotScene().has({ tents: ['B', 'D'] }), { per: 'tents', points: 2 })).toBe(4)
  })

  test('2 for each house guest: neither one of the cellar nor the cheese counts', () => {
    const scene = new RatbotScene().guests('house-guest-01', 'house-guest-02', 'cellar-guest-01', 'cheese-6')
    expect(points(scene, { per: 'houseGuests', points: 2 })).toBe(4)
  })

  test('2 for each door token', () => {
    const scene = new RatbotScene()
    for (const door of ['door-01', 'door-02', 'door-03']) scene.bring(door, RATBOT_DOORS)
    expect(points(scene, { per: 'doors', points: 2 })).toBe(6)
  })

  test('2 for each advance on the card with a token: 6 on the fourth space', () => {
    const scene = new RatbotScene().advanced('intelligence', 3)
    expect(points(scene, { per: 'advances', token: 'perception', points: 2 } as never)).toBe(6)
    expect(points(scene, { per: 'advances', token: 'strength', points: 2 } as never)).toBe(0)
  })

  test('count when the marker has reached or passed them, not before', () => {
    const beds = { kind: 'final', per: 'beds', points: 1 }
    const scene = new RatbotScene({ stateCards: { 'state-1': scale([null, beds, null]) } }).has({ beds: 2 })
    expect(line(scene.advanced('strength', 1), 'finalEffect')).toBe(0)
    expect(line(scene.advanced('strength', 2), 'finalEffect')).toBe(2)
    expect(line(scene.advanced('strength', 3), 'finalEffect')).toBe(2)
  })
})

describe('Ratbot’s score', () => {
  /** Russian rulebook, the example of scoring. */
  function example(): RatbotScene {
    const scene = new RatbotScene({
      stateCards: {
        'state-1': scale([{ kind: 'final', per: 'houseGuests', points: 2 }], [3]),
        'state-2': scale([{ kind: 'final', per: 'doors', points: 2 }], [5]),
        'state-3': scale([{ kind: 'final', per: 'tents', points: 2 }], [0]),
      },
      automa: { automa: { markers: [1, 4, 5, 6, 8, 11, 14], beds: [2, 3, 4, 5, 7, 9], rooms: [0, 1, 3, 5, 7, 10] } },
      guests: { 'house-guest-01': { points: 3 }, 'cellar-guest-01': { points: 1 } },
    })
    scene.has({ points: 32, markers: 2, beds: 1, rooms: 3 })
    for (const token of ['strength', 'perception', 'endurance'] as const) scene.advanced(token, 1)
    for (const door of ['door-01', 'door-02', 'door-03']) scene.bring(door, RATBOT_DOORS)
    for (const number of [12, 15, 18, 21, 22, 25, 27, 30]) scene.bring(idOf(number), RATBOT_PILE)
    return scene.guests('house-guest-01', 'cellar-guest-01', 'cheese-6')
  }

  test('the example of the rulebook comes to 75', () => {
    const scene = example()
    expect(line(scene, 'played')).toBe(32)
    expect(line(scene, 'ratbotPile')).toBe(8)
    expect(line(scene, 'stateCard')).toBe(3 + 5 + 0)
    expect(line(scene, 'finalEffect')).toBe(2 + 6 + 0)
    expect(line(scene, 'markers')).toBe(4)
    expect(line(scene, 'beds')).toBe(2)
    expect(line(scene, 'rooms')).toBe(3)
    expect(line(scene, 'guest')).toBe(4 + 6)
    expect(totalOf(ratbotSheet(scene.table))).toBe(75)
  })

  test('the player loses with 75 and wins with 76', () => {
    const { table } = example()
    expect(ratbotAgainst(table, 74)).toMatchObject({ score: 75, won: true })
    expect(ratbotAgainst(table, 75)).toMatchObject({ score: 75, won: true })
    expect(ratbotAgainst(table, 76)).toMatchObject({ score: 75, won: false })
  })

  test('nothing uncovered counts nothing', () => {
    const scene = new RatbotScene()
    expect(totalOf(ratbotSheet(scene.table))).toBe(10)
  })
})
