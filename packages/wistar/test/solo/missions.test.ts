import { describe, expect, test } from 'vitest'
import { missionAt } from '../../src/cards/missions.ts'
import { completeMission } from '../../src/solo/missions.ts'
import { RATBOT } from '../../src/state.ts'
import { RatbotScene } from './ratbot-scene.ts'

const priorities = { B1: 3, C1: 4, D1: 1, D2: 2, F1: 5, F2: 6, G1: 7 }

const scene = () => new RatbotScene({ explorationCards: { 'exploration-1': { priorities } } }).top('exploration-1')

describe('Ratbot completes missions', () => {
  test('the one with the lowest number: a tent in B, the explorer in D, and D has number 1', () => {
    const game = scene()
      .has({ tents: ['B'], explorer: 'D' })
      .revealed('B1', 'D1')
    expect(completeMission(game.table)).toBe(true)
    expect(game.state.rows.D1).toEqual([RATBOT, null, null])
    expect(game.state.rows.B1).toEqual([null, null, null])
    expect(game.ratbot.markers).toBe(1)
  })

  test('also at a tent, when its number is lower than that of the explorer’s room', () => {
    const game = scene()
      .has({ tents: ['D'], explorer: 'B' })
      .revealed('B1', 'D1')
    completeMission(game.table)
    expect(game.state.rows.D1).toEqual([RATBOT, null, null])
    expect(game.state.rows.B1).toEqual([null, null, null])
  })

  test('face up only: with the number 1 still hidden, the next number counts', () => {
    const game = scene()
      .has({ tents: ['B'], explorer: 'D' })
      .revealed('B1', 'D2')
    completeMission(game.table)
    expect(game.state.rows.D2).toEqual([RATBOT, null, null])
  })

  test('on the topmost free row, whatever locks it and whoever holds the others', () => {
    const game = scene().has({ explorer: 'D' }).revealed('D1')
    game.state.rows.D1 = [null, 0, null]
    completeMission(game.table)
    expect(game.state.rows.D1).toEqual([RATBOT, 0, null])
    completeMission(game.table)
    expect(game.state.rows.D1).toEqual([RATBOT, 0, RATBOT])
  })

  test('a lock on the topmost row does not keep it out', () => {
    const plain = missionAt(scene().revealed('D1').table, 'D1')
    const rows = plain.rows.map((row, index) => (index === 0 ? { ...row, lock: 3 } : row))
    const changes = { explorationCards: { 'exploration-1': { priorities } }, missions: { [plain.id]: { rows } } }
    const game = new RatbotScene(changes).top('exploration-1').has({ explorer: 'D' }).revealed('D1')
    expect(missionAt(game.table, 'D1').rows[0]?.lock).toBe(3)
    completeMission(game.table)
    expect(game.state.rows.D1).toEqual([RATBOT, null, null])
  })

  test('a full one is passed over', () => {
    const game = scene()
      .has({ tents: ['B'], explorer: 'D' })
      .revealed('B1', 'D1')
    game.state.rows.D1 = [0, 0, RATBOT]
    completeMission(game.table)
    expect(game.state.rows.B1).toEqual([RATBOT, null, null])
  })

  test('none where neither its explorer nor a tent of its is', () => {
    const game = scene()
      .has({ tents: ['B'], explorer: 'C' })
      .revealed('D1')
    expect(completeMission(game.table)).toBe(false)
    expect(game.ratbot.markers).toBe(0)
  })

  test('none without a marker', () => {
    const game = scene().has({ explorer: 'D', markers: 7 }).revealed('D1')
    expect(completeMission(game.table)).toBe(false)
    expect(game.state.rows.D1).toEqual([null, null, null])
  })

  test('without requirement, reward or points', () => {
    const game = scene().has({ explorer: 'D' }).revealed('D1')
    const human = { ...game.player(0) }
    completeMission(game.table)
    expect(game.ratbot.points).toBe(10)
    expect(game.player(0)).toEqual(human)
  })
})
