import { describe, expect, test } from 'vitest'
import { placeLeader, placeWorker } from '../../src/solo/leader.ts'
import { RATBOT } from '../../src/state.ts'
import { RatbotScene } from './ratbot-scene.ts'

describe('Ratbot’s leaders', () => {
  test('go to the pictured segment, on the space farthest from the centre', () => {
    const scene = new RatbotScene()
    expect(placeLeader(scene.table, 'gatherMetal')).toBe('gatherMetal')
    expect(scene.state.leaders).toEqual({ 'S3-1': RATBOT })
    expect(scene.ratbot.leaders).toBe(2)
  })

  test('take the inner space when the player stands on the outer one', () => {
    const scene = new RatbotScene()
    scene.state.leaders['S3-1'] = 0
    expect(placeLeader(scene.table, 'gatherMetal')).toBe('gatherMetal')
    expect(scene.state.leaders['S3-2']).toBe(RATBOT)
  })

  test('go on clockwise when the segment is full', () => {
    const scene = new RatbotScene()
    Object.assign(scene.state.leaders, { 'S6-1': 0, 'S6-2': 0 })
    expect(placeLeader(scene.table, 'explore')).toBe('gatherWood')
    expect(scene.state.leaders['S1-1']).toBe(RATBOT)
  })

  test('go on clockwise when Ratbot has a leader there, past every unsuitable segment', () => {
    const scene = new RatbotScene()
    Object.assign(scene.state.leaders, { 'S2-1': RATBOT, 'S3-1': 0, 'S3-2': 0 })
    expect(placeLeader(scene.table, 'digRooms')).toBe('buildBeds')
    expect(scene.state.leaders['S4-1']).toBe(RATBOT)
  })

  test('follow the wheel as it turns', () => {
    const scene = new RatbotScene()
    scene.state.wheel = ['S6', 'S1', 'S2', 'S3', 'S4', 'S5']
    expect(placeLeader(scene.table, 'gatherWood')).toBe('gatherWood')
    expect(scene.state.leaders['S6-1']).toBe(RATBOT)
  })

  test('queue in the hut like any other', () => {
    const scene = new RatbotScene()
    scene.state.hut.push(0)
    expect(placeLeader(scene.table, 'hut')).toBe('hut')
    expect(scene.state.hut).toEqual([0, RATBOT])
  })
})

describe('Ratbot’s workers', () => {
  test('go to the region of the segment that was used', () => {
    const scene = new RatbotScene()
    placeWorker(scene.table, 'buildBeds')
    expect(scene.ratbot.workers).toEqual({ forest: 0, lair: 1, farm: 0 })
  })

  test('a fourth worker in a region is left out', () => {
    const scene = new RatbotScene().ratbotWorkers(3, 0, 0)
    placeWorker(scene.table, 'digRooms')
    expect(scene.ratbot.workers).toEqual({ forest: 3, lair: 0, farm: 0 })
  })

  test('there are eight of them', () => {
    const scene = new RatbotScene().ratbotWorkers(3, 3, 2)
    placeWorker(scene.table, 'explore')
    expect(scene.ratbot.workers.farm).toBe(2)
  })
})
