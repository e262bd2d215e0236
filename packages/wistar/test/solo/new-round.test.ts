import { describe, expect, test } from 'vitest'
import { newRound, refresh } from '../../src/round/new-round.ts'
import { nextTurn } from '../../src/round/rounds.ts'
import { ACTION_DECK, ACTIONS_TURNED } from '../../src/solo/ratbot-zones.ts'
import { RATBOT } from '../../src/state.ts'
import { RatbotScene } from './ratbot-scene.ts'

describe('a new round with Ratbot', () => {
  test('its leaders come home', () => {
    const scene = new RatbotScene().has({ leaders: 0 })
    Object.assign(scene.state.leaders, { 'S1-1': RATBOT, 'S2-1': RATBOT })
    scene.state.hut.push(RATBOT)
    scene.run(newRound(scene.table))
    expect(scene.ratbot.leaders).toBe(3)
    expect(scene.state.leaders).toEqual({})
    expect(scene.state.hut).toEqual([])
  })

  test('all seven action cards are shuffled', () => {
    const scene = new RatbotScene()
    for (const card of ['action-1', 'action-4', 'action-7']) scene.bring(card, ACTIONS_TURNED)
    scene.run(refresh(scene.table))
    expect(scene.zone(ACTIONS_TURNED)).toEqual([])
    expect(scene.zone(ACTION_DECK)).toHaveLength(7)
  })

  test('the hut decides who begins', () => {
    const scene = new RatbotScene()
    scene.state.hut.push(0, RATBOT)
    scene.run(newRound(scene.table))
    expect(scene.state.order).toEqual([0, RATBOT])
    scene.state.hut.push(RATBOT)
    scene.run(newRound(scene.table))
    expect(scene.state.order).toEqual([RATBOT, 0])
  })

  test('the two take turns, three each', () => {
    const { table } = new RatbotScene()
    const steps = [0, 1, 2, 3, 4, 5, 6].map((turn) => nextTurn(table, turn)?.step)
    expect(steps).toEqual(['ratbotTurn', 'turn', 'ratbotTurn', 'turn', 'ratbotTurn', 'turn', 'newRound'])
  })
})
