import { describe, expect, test } from 'vitest'
import { playInvention } from '../../src/actions/play-invention.ts'
import { offendRatbot } from '../../src/solo/offensive-inventions.ts'
import { RATBOT_DOORS, RATBOT_GUESTS, RATBOT_PILE } from '../../src/solo/ratbot-zones.ts'
import { RATBOT } from '../../src/state.ts'
import { OBJECTIVES } from '../../src/zones.ts'
import { idOf } from '../scene.ts'
import { RatbotScene } from './ratbot-scene.ts'

const count = (name: string, more: object = {}) => ({ count: name, ...more })
const lose = (what: string, n: number) => ({ do: 'lose', what, n })

/** The player brings about an offensive effect. */
function offend(scene: RatbotScene, more: object, suffered: object): RatbotScene {
  const power = { do: 'others', more, effect: suffered }
  offendRatbot(scene.table, 0, 'inv-001', power as never)
  return scene
}

describe('offensive inventions against Ratbot', () => {
  test('bolas miss: it has no movement tokens', () => {
    const scene = offend(new RatbotScene(), count('held', { what: 'movement' }), lose('movement', 1))
    expect(scene.ratbot.points).toBe(10)
  })

  const orPoints = (what: string) => ({ do: 'choose', options: { [what]: lose(what, 2), points: lose('points', 3) } })

  test('Robomole: 3 points when it has removed more underground tiles', () => {
    const more = new RatbotScene().has({ rooms: 2 }).with(0, { rooms: 1 })
    expect(offend(more, count('rooms'), orPoints('metal')).ratbot.points).toBe(7)
    const equal = new RatbotScene().has({ rooms: 1 }).with(0, { rooms: 1 })
    expect(offend(equal, count('rooms'), orPoints('metal')).ratbot.points).toBe(10)
  })

  test('termite nursery: 3 points when it has built more beds', () => {
    const more = new RatbotScene().has({ beds: 1 })
    expect(offend(more, count('beds'), orPoints('wood')).ratbot.points).toBe(7)
    const fewer = new RatbotScene().has({ beds: 1 }).with(0, { beds: 2 })
    expect(offend(fewer, count('beds'), orPoints('wood')).ratbot.points).toBe(10)
  })

  test('time machine: its guest with the fewest points, of the cellar among equals', () => {
    const content = {
      guests: {
        'house-guest-01': { points: 1 },
        'cellar-guest-01': { points: 1 },
        'house-guest-02': { points: 2 },
        'cellar-guest-02': { points: 3 },
      },
    }
    const scene = new RatbotScene(content)
    scene.guests('house-guest-01', 'cellar-guest-01', 'house-guest-02', 'cellar-guest-02')
    offend(scene, count('guests'), { do: 'choose', options: { guest: lose('guest', 1), points: lose('points', 3) } })
    expect(scene.zone(RATBOT_GUESTS)).toEqual(['house-guest-01', 'house-guest-02', 'cellar-guest-02'])
    expect(scene.zone('box')).toContain('cellar-guest-01')
    expect(scene.ratbot.points).toBe(10)
  })

  test('a guest of the house only, where the card says so', () => {
    const scene = new RatbotScene().guests('house-guest-01', 'cellar-guest-01')
    offend(scene, count('guests', { area: 'cellar' }), lose('houseGuest', 1))
    expect(scene.zone(RATBOT_GUESTS)).toEqual(['cellar-guest-01'])
  })

  test('shuriken: its pile is no hand', () => {
    const scene = new RatbotScene().hand(0).bring(idOf(12), RATBOT_PILE)
    offend(scene, count('hand'), lose('card', 1))
    expect(scene.zone(RATBOT_PILE)).toEqual([idOf(12)])
  })

  test.each([
    ['doors', (scene: RatbotScene) => scene.bring('door-01', RATBOT_DOORS)],
    ['tents', (scene: RatbotScene) => scene.has({ tents: ['B'] })],
    ['workers', (scene: RatbotScene) => scene.ratbotWorkers(0, 1, 0)],
    ['hutLeaders', (scene: RatbotScene) => Object.assign(scene.state, { hut: [RATBOT] }) && scene],
    ['cubes', (scene: RatbotScene) => Object.assign(scene.state.rows, { B1: [RATBOT, null, null] }) && scene],
    [
      'objectives',
      (scene: RatbotScene) =>
        Object.assign(scene.state.claims, { [scene.zone(OBJECTIVES)[0] as string]: [RATBOT, null] }) && scene,
    ],
  ] as const)('points go when it has more %s', (name, having) => {
    expect(offend(new RatbotScene(), count(name), lose('points', 2)).ratbot.points).toBe(10)
    expect(offend(having(new RatbotScene()), count(name), lose('points', 2)).ratbot.points).toBe(8)
  })

  test('cubes are counted by the part of the farm, workers by region, and by halves where a card says so', () => {
    const scene = new RatbotScene().ratbotWorkers(0, 1, 2)
    scene.state.rows.B1 = [RATBOT, null, null]
    offend(scene, count('cubes', { area: 'cellar' }), lose('points', 1))
    offend(scene, count('workers', { region: 'forest' }), lose('points', 1))
    offend(scene, count('workers', { per: 4 }), lose('points', 1))
    expect(scene.ratbot.points).toBe(10)
    offend(scene, count('cubes', { area: 'house' }), lose('points', 1))
    offend(scene, count('workers', { region: 'farm' }), lose('points', count('workers') as never))
    expect(scene.ratbot.points).toBe(6)
  })

  test('of several losses it suffers those it can', () => {
    const scene = new RatbotScene().has({ tents: ['B'] })
    offend(scene, count('tents'), { do: 'seq', effects: [lose('wood', 1), lose('points', 2)] })
    expect(scene.ratbot.points).toBe(8)
  })

  test('an effect that hits everybody needs no comparison', () => {
    const scene = new RatbotScene()
    offendRatbot(scene.table, 0, 'inv-001', { do: 'others', effect: lose('points', 1) })
    expect(scene.ratbot.points).toBe(9)
  })

  test('playing the card is what does it', () => {
    const scene = new RatbotScene({ inventions: { 'inv-153': { requires: {} } } }).hand(0, 153)
    scene.bring('door-01', RATBOT_DOORS).run(playInvention(scene.table, 0, {}), idOf(153))
    expect(scene.ratbot.points).toBe(8)
    expect(scene.player(0).points).toBe(10)
  })
})
