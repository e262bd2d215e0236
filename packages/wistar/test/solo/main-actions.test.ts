import { describe, expect, test } from 'vitest'
import { carryOutAction } from '../../src/solo/main-actions.ts'
import { EXPLORATION_PLAYED, RATBOT_GUESTS, RATBOT_PILE } from '../../src/solo/ratbot-zones.ts'
import { marketOf } from '../../src/zones.ts'
import { idOf } from '../scene.ts'
import { RatbotScene } from './ratbot-scene.ts'

const act = (scene: RatbotScene, stand: Parameters<typeof carryOutAction>[1]) =>
  scene.run(carryOutAction(scene.table, stand))

describe('Ratbot gathers', () => {
  test.each([0, 1, 2, 3])('wood at strength %i: as many points and no wood', (strength) => {
    const scene = new RatbotScene().ratbotWorkers(strength, 0, 0)
    act(scene, 'gatherWood')
    expect(scene.ratbot.points).toBe(10 + strength)
  })

  test.each([0, 3])('metal at strength %i: as many points', (strength) => {
    const scene = new RatbotScene().ratbotWorkers(0, strength, 0)
    act(scene, 'gatherMetal')
    expect(scene.ratbot.points).toBe(10 + strength)
  })
})

describe('Ratbot builds beds', () => {
  test('one at strength 0 and at strength 2', () => {
    for (const strength of [0, 2]) {
      const scene = new RatbotScene().ratbotWorkers(0, strength, 0)
      act(scene, 'buildBeds')
      expect(scene.ratbot).toMatchObject({ beds: 1, rooms: 0 })
    }
  })

  test('two at strength 3', () => {
    const scene = new RatbotScene().ratbotWorkers(0, 3, 0)
    act(scene, 'buildBeds')
    expect(scene.ratbot).toMatchObject({ beds: 2, rooms: 0 })
  })

  test('without a free room it digs one instead; at strength 3 it then builds one in it', () => {
    const scene = new RatbotScene().ratbotWorkers(0, 3, 0).has({ beds: 3 })
    act(scene, 'buildBeds')
    expect(scene.ratbot).toMatchObject({ beds: 4, rooms: 1 })
  })

  test('guests take rooms too', () => {
    const scene = new RatbotScene().has({ beds: 1 }).guests('house-guest-01', 'cellar-guest-01')
    act(scene, 'buildBeds')
    expect(scene.ratbot).toMatchObject({ beds: 1, rooms: 1 })
  })

  test('without a bed left it advances the marker of the token on its board', () => {
    const scene = new RatbotScene().has({ beds: 6, rooms: 6 })
    act(scene, 'buildBeds')
    expect(scene.ratbot).toMatchObject({ beds: 6, rooms: 6 })
    expect(scene.advances('strength')).toBe(1)
  })

  test('without a bed left and without a free room it digs', () => {
    const scene = new RatbotScene().has({ beds: 6, rooms: 4 }).guests('house-guest-01')
    act(scene, 'buildBeds')
    expect(scene.ratbot).toMatchObject({ beds: 6, rooms: 5 })
    expect(scene.advances('strength')).toBe(0)
  })
})

describe('Ratbot digs rooms', () => {
  test('one at strengths 0 to 2, two at strength 3', () => {
    const dug = [0, 1, 2, 3].map((strength) => {
      const scene = new RatbotScene().ratbotWorkers(strength, 0, 0)
      act(scene, 'digRooms')
      return scene.ratbot.rooms
    })
    expect(dug).toEqual([1, 1, 1, 2])
  })

  test('without an underground tile left it advances the marker of the token on its board', () => {
    const scene = new RatbotScene().ratbotWorkers(3, 0, 0).has({ rooms: 5 })
    act(scene, 'digRooms')
    expect(scene.ratbot.rooms).toBe(6)
    expect(scene.advances('strength')).toBe(1)
  })
})

describe('Ratbot develops projects', () => {
  const scene = (strength: number) =>
    new RatbotScene().ratbotWorkers(0, 0, strength).market('basic', 33, 34, 35, 36).market('advanced', 12, 15, 18, 21)

  test('at strength 2 it takes the two leftmost basic cards', () => {
    const table = act(scene(2), 'developProjects')
    expect(table.zone(RATBOT_PILE)).toEqual([idOf(35), idOf(36)])
    expect(table.zone(marketOf('basic'))).toEqual([idOf(33), idOf(34)])
    expect(table.zone(marketOf('advanced'))).toHaveLength(4)
  })

  test('at strength 3 also the two leftmost advanced cards', () => {
    const table = act(scene(3), 'developProjects')
    expect(table.zone(RATBOT_PILE)).toEqual([idOf(18), idOf(21), idOf(35), idOf(36)])
    expect(table.zone(marketOf('advanced'))).toEqual([idOf(12), idOf(15)])
  })

  test('of a row with one card left it takes that one', () => {
    const table = act(scene(1).market('basic', 33), 'developProjects')
    expect(table.zone(RATBOT_PILE)).toEqual([idOf(33)])
  })
})

describe('Ratbot explores', () => {
  const none = { A: [], B: [], C: [], D: [], E: [], F: [], G: [] }

  test('with one exploration card at strength 2', () => {
    const scene = act(new RatbotScene().ratbotWorkers(0, 0, 2), 'explore')
    expect(scene.zone(EXPLORATION_PLAYED)).toHaveLength(1)
  })

  test('with two at strength 3, the second by the row of where the first has led', () => {
    const scene = act(new RatbotScene().ratbotWorkers(0, 0, 3), 'explore')
    expect(scene.zone(EXPLORATION_PLAYED)).toHaveLength(2)
    // Every card of this set leads from A to B and from B to C.
    expect(scene.ratbot.explorer).toBe('C')
  })

  test('a guest with neither a room nor a tile to dig for it is ignored', () => {
    const rows = { ...none, B: [{ kind: 'guest' }, { kind: 'tent' }] }
    const scene = new RatbotScene({ explorationCards: { 'exploration-1': { rows } } }).top('exploration-1')
    scene.has({ explorer: 'B', beds: 6, rooms: 6 }).guests('house-guest-01', 'house-guest-02', 'house-guest-04')
    act(scene, 'explore')
    expect(scene.zone(RATBOT_GUESTS)).toHaveLength(3)
    expect(scene.ratbot.tents).toEqual(['B'])
    expect(scene.advances('strength')).toBe(0)
  })
})

describe('Ratbot in the alchemist’s hut', () => {
  test('completes a mission if it can', () => {
    const scene = new RatbotScene().has({ explorer: 'B' }).revealed('B1')
    act(scene, 'hut')
    expect(scene.ratbot.markers).toBe(1)
    expect(scene.advances('strength')).toBe(0)
  })

  test('else advances the marker of the token on its board', () => {
    const scene = act(new RatbotScene().has({ explorer: 'B' }), 'hut')
    expect(scene.ratbot.markers).toBe(0)
    expect(scene.advances('strength')).toBe(1)
  })
})
