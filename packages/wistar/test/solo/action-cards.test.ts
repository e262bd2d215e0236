import { describe, expect, test } from 'vitest'
import { type ActionCard, type Bonus, carryOutBonus } from '../../src/solo/action-cards.ts'
import { carryOutCard, ratbotTurn } from '../../src/solo/ratbot-turn.ts'
import { ACTION_DECK, ACTIONS_TURNED, RATBOT_GUESTS, RATBOT_PILE } from '../../src/solo/ratbot-zones.ts'
import { RATBOT } from '../../src/state.ts'
import { CHEESE, guestSupply, guestsIn, marketOf, ROUND_GUEST } from '../../src/zones.ts'
import { idOf } from '../scene.ts'
import { RatbotScene } from './ratbot-scene.ts'

const bonus = (scene: RatbotScene, kind: Bonus['kind'], token: Bonus['token'] = 'endurance') =>
  scene.run(carryOutBonus(scene.table, { kind, token }))

describe('bonuses of an action card', () => {
  test('two leftmost advanced cards, then an advance', () => {
    const scene = new RatbotScene().market('advanced', 12, 15, 18, 21)
    bonus(scene, 'advancedCards')
    expect(scene.zone(RATBOT_PILE)).toEqual([idOf(18), idOf(21)])
    expect(scene.advances('endurance')).toBe(1)
  })

  test('the guest of the round, then an advance', () => {
    const scene = new RatbotScene()
    const [guest] = scene.zone(ROUND_GUEST)
    bonus(scene, 'guest')
    expect(scene.zone(RATBOT_GUESTS)).toEqual([guest])
    expect(scene.zone(ROUND_GUEST)).toEqual([])
    expect(scene.advances('endurance')).toBe(1)
  })

  test('a guest of the cellar from the supply when that of the round is gone', () => {
    const scene = new RatbotScene()
    scene.table.move([...scene.zone(ROUND_GUEST)], ROUND_GUEST, 'box')
    const left = scene.zone(guestSupply('cellar')).length
    bonus(scene, 'guest')
    expect(scene.zone(RATBOT_GUESTS)).toHaveLength(1)
    expect(scene.zone(RATBOT_GUESTS)[0]).toMatch(/^cellar-guest/)
    expect(scene.zone(guestSupply('cellar'))).toHaveLength(left - 1)
    expect(scene.advances('endurance')).toBe(1)
  })

  test('without a free room a room is dug, the guest stays, and the marker advances all the same', () => {
    const scene = new RatbotScene().has({ beds: 3 })
    bonus(scene, 'guest')
    expect(scene.zone(ROUND_GUEST)).toHaveLength(1)
    expect(scene.ratbot.rooms).toBe(1)
    expect(scene.advances('endurance')).toBe(1)
  })

  test('without a room and without a tile to dig the marker advances twice', () => {
    const scene = new RatbotScene().has({ beds: 6, rooms: 6 })
    scene.guests('house-guest-01', 'house-guest-02', 'house-guest-04')
    bonus(scene, 'guest')
    expect(scene.zone(RATBOT_GUESTS)).toHaveLength(3)
    expect(scene.advances('endurance')).toBe(2)
  })

  test('with neither guest left there is only the advance', () => {
    const scene = new RatbotScene()
    scene.table.move([...scene.zone(ROUND_GUEST)], ROUND_GUEST, 'box')
    scene.table.move([...scene.zone(guestSupply('cellar'))], guestSupply('cellar'), 'box')
    bonus(scene, 'guest')
    expect(scene.zone(RATBOT_GUESTS)).toEqual([])
    expect(scene.advances('endurance')).toBe(1)
  })

  test('a plain advance moves the marker of the card that holds the token, and no other', () => {
    const scene = new RatbotScene()
    bonus(scene, 'advance', 'intelligence')
    expect(scene.ratbot.states.map(({ advances }) => advances)).toEqual([0, 1, 0])
  })

  test('a mission, or else an advance', () => {
    const able = new RatbotScene().has({ explorer: 'B' }).revealed('B1')
    bonus(able, 'mission')
    expect(able.state.rows.B1).toEqual([RATBOT, null, null])
    expect(able.advances('endurance')).toBe(0)
    const unable = new RatbotScene().has({ explorer: 'B' })
    bonus(unable, 'mission')
    expect(unable.advances('endurance')).toBe(1)
  })

  test('the cheese where it lies', () => {
    const scene = new RatbotScene().has({ explorer: 'G' })
    bonus(scene, 'roomGuest')
    expect(scene.zone(RATBOT_GUESTS)).toEqual(['cheese-6'])
    expect(scene.zone(CHEESE)).toEqual([])
    expect(scene.advances('endurance')).toBe(0)
  })

  test('else the guest of the explorer’s room', () => {
    const scene = new RatbotScene().has({ explorer: 'B', tents: ['C'] })
    const [guest] = scene.zone(guestsIn('B'))
    bonus(scene, 'roomGuest')
    expect(scene.zone(RATBOT_GUESTS)).toEqual([guest])
    expect(scene.advances('endurance')).toBe(0)
  })

  test('else, the tents notwithstanding, an advance', () => {
    const scene = new RatbotScene().has({ explorer: 'B', tents: ['C'] }).emptied('B')
    bonus(scene, 'roomGuest')
    expect(scene.zone(RATBOT_GUESTS)).toEqual([])
    expect(scene.advances('endurance')).toBe(1)
  })

  test('the cheese waits while Ratbot digs a room for it', () => {
    const scene = new RatbotScene().has({ explorer: 'G', beds: 3 })
    bonus(scene, 'roomGuest')
    expect(scene.zone(CHEESE)).toEqual(['cheese-6'])
    expect(scene.ratbot.rooms).toBe(1)
    expect(scene.advances('endurance')).toBe(0)
    bonus(scene, 'roomGuest')
    expect(scene.zone(RATBOT_GUESTS)).toEqual(['cheese-6'])
  })

  test('without a room and without a tile to dig it advances instead', () => {
    const scene = new RatbotScene()
      .has({ explorer: 'B', beds: 6, rooms: 6 })
      .guests(...['house-guest-01', 'house-guest-02', 'house-guest-04'])
    bonus(scene, 'roomGuest', 'agility')
    expect(scene.zone(RATBOT_GUESTS)).toHaveLength(3)
    expect(scene.advances('agility')).toBe(1)
  })
})

describe('Ratbot’s turn', () => {
  const source = {} as never

  test('leader, worker, action with that worker, then the bonuses from the top down', () => {
    const scene = new RatbotScene()
    const bonuses = [
      { kind: 'advance', token: 'agility' },
      { kind: 'advance', token: 'endurance' },
    ] satisfies Bonus[]
    const card: ActionCard = { id: 'action-1', leader: 'gatherWood', worker: true, bonuses, source }
    scene.run(carryOutCard(scene.table, card))
    expect(scene.state.leaders).toEqual({ 'S1-1': RATBOT })
    expect(scene.ratbot.workers.forest).toBe(1)
    expect(scene.ratbot.points).toBe(11)
    expect(scene.advances('agility')).toBe(1)
    expect(scene.advances('endurance')).toBe(1)
  })

  test('the worker goes to the region of the segment used instead of the pictured one', () => {
    const scene = new RatbotScene()
    Object.assign(scene.state.leaders, { 'S6-1': 0, 'S6-2': 0 })
    scene.run(carryOutCard(scene.table, { id: 'action-6', leader: 'explore', worker: true, bonuses: [], source }))
    expect(scene.ratbot.workers).toEqual({ forest: 1, lair: 0, farm: 0 })
    expect(scene.ratbot.points).toBe(11)
  })

  test('without a worker pictured nobody is sent', () => {
    const scene = new RatbotScene()
    scene.run(carryOutCard(scene.table, { id: 'action-1', leader: 'digRooms', worker: false, bonuses: [], source }))
    expect(scene.ratbot.workers.forest).toBe(0)
    expect(scene.ratbot.rooms).toBe(1)
  })

  test('nobody is sent from the hut', () => {
    const scene = new RatbotScene()
    scene.run(carryOutCard(scene.table, { id: 'action-7', leader: 'hut', worker: true, bonuses: [], source }))
    expect(scene.ratbot.workers).toEqual({ forest: 0, lair: 0, farm: 0 })
  })

  test('the rows of cards are filled again only when the turn ends', () => {
    const scene = new RatbotScene().market('advanced', 12, 15, 18, 21).market('basic', 33, 34, 35, 36)
    for (const card of ['action-2', 'action-3', 'action-4', 'action-5', 'action-6', 'action-7'])
      scene.bring(card, ACTIONS_TURNED)
    // Left alone in the deck: gather wood, then two advanced cards.
    scene.run(ratbotTurn(scene.table, { turn: 0 }))
    expect(scene.zone(RATBOT_PILE)).toEqual([idOf(18), idOf(21)])
    expect(scene.zone(marketOf('advanced')).slice(0, 2)).toEqual([idOf(12), idOf(15)])
    expect(scene.zone(marketOf('advanced'))).toHaveLength(4)
    expect(scene.zone(ACTION_DECK)).toEqual([])
  })
})
