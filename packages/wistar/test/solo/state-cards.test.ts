import { describe, expect, test } from 'vitest'
import { attacks } from '../../src/solo/aggressive-effects.ts'
import { EXPLORATION_PLAYED } from '../../src/solo/ratbot-zones.ts'
import { advance } from '../../src/solo/state-cards.ts'
import { RATBOT } from '../../src/state.ts'
import { guestsOf, handOf, OBJECTIVES } from '../../src/zones.ts'
import { contentWith } from '../scene.ts'
import { RatbotScene, scale } from './ratbot-scene.ts'

/** The card with the tokens of strength and agility has these rows under its top space. */
function withRows(...effects: readonly unknown[]): RatbotScene {
  return new RatbotScene({ stateCards: { 'state-1': scale(effects) } })
}

const step = (scene: RatbotScene, ...answers: readonly string[]) =>
  scene.run(advance(scene.table, 'strength'), ...answers)

describe('advancing on a state card', () => {
  test('either token of a card moves its marker', () => {
    const scene = withRows(null, null, null)
    step(scene)
    scene.run(advance(scene.table, 'agility'))
    expect(scene.advances('strength')).toBe(2)
  })

  test('the points of a space are not scored at once', () => {
    const scene = new RatbotScene({ stateCards: { 'state-1': scale([null, null], [3, 5]) } })
    expect(step(scene).ratbot.points).toBe(10)
  })

  test('at the end of the scale each advance scores the points below it', () => {
    const scene = new RatbotScene({ stateCards: { 'state-1': scale([null, null], [3, 5], 1) } })
    scene.advanced('strength', 2)
    expect(step(scene).ratbot.points).toBe(11)
    expect(step(scene).ratbot.points).toBe(12)
    expect(scene.advances('strength')).toBe(2)
  })
})

describe('immediate effects', () => {
  test('a disc on the topmost free space of the pictured objective, for its points alone', () => {
    const scene = withRows({ kind: 'objective', place: 2 })
    const card = scene.zone(OBJECTIVES)[1] as string
    step(scene)
    expect(scene.state.claims[card]).toEqual([RATBOT, null])
    expect(scene.ratbot).toMatchObject({ discs: 2, points: 14 })
  })

  test('the second space when the player has the first', () => {
    const scene = withRows({ kind: 'objective', place: 1 })
    const card = scene.zone(OBJECTIVES)[0] as string
    scene.state.claims[card] = [0, null]
    step(scene)
    expect(scene.state.claims[card]).toEqual([0, RATBOT])
  })

  test('without a free space, a disc, or where it has one already, it advances on the same card', () => {
    const full = withRows({ kind: 'objective', place: 1 }, null, null)
    full.state.claims[full.zone(OBJECTIVES)[0] as string] = [0, 0]
    expect(step(full).advances('strength')).toBe(2)
    const spent = withRows({ kind: 'objective', place: 1 }, null, null).has({ discs: 0 })
    expect(step(spent).advances('strength')).toBe(2)
    const twice = withRows({ kind: 'objective', place: 1 }, { kind: 'objective', place: 1 }, null)
    expect(step(step(twice)).advances('strength')).toBe(3)
    expect(twice.ratbot.discs).toBe(2)
  })

  test('an exploration card', () => {
    const scene = step(withRows({ kind: 'explore' }))
    expect(scene.zone(EXPLORATION_PLAYED)).toHaveLength(1)
    expect(scene.ratbot.explorer).toBe('B')
  })

  test('a mission if there is one', () => {
    const able = step(withRows({ kind: 'mission' }, null).has({ explorer: 'B' }).revealed('B1'))
    expect(able.state.rows.B1).toEqual([RATBOT, null, null])
    const unable = step(withRows({ kind: 'mission' }, null))
    expect(unable.ratbot.markers).toBe(0)
    expect(unable.advances('strength')).toBe(1)
  })

  test('with no marker left for a mission nothing more happens', () => {
    const scene = step(withRows({ kind: 'mission' }, null).has({ markers: 7, explorer: 'B' }).revealed('B1'))
    expect(scene.state.rows.B1).toEqual([null, null, null])
    expect(scene.advances('strength')).toBe(1)
  })

  test('a final effect does nothing yet', () => {
    const scene = step(withRows({ kind: 'final', per: 'beds', points: 1 }).has({ beds: 2 }))
    expect(scene.ratbot.points).toBe(10)
  })
})

describe('aggressive effects', () => {
  const against = (target: string) => withRows({ kind: 'aggressive', against: target })

  test('are written in the words of the cards', () => {
    const { language } = contentWith({})
    for (const [field, effect] of Object.entries(attacks)) {
      expect(language.validate(effect, { file: 'attacks', record: '', field })).toBe(effect)
    }
  })

  test.each([
    ['metal', 'metal'],
    ['wood', 'wood'],
    ['movement', 'movement'],
  ] as const)('%s: one of two or more is lost, a single one is not', (target, what) => {
    expect(step(against(target).with(0, { [what]: 1 })).player(0)[what]).toBe(1)
    expect(step(against(target).with(0, { [what]: 2 })).player(0)[what]).toBe(1)
    expect(step(against(target).with(0, { [what]: 5 })).player(0)[what]).toBe(4)
  })

  test('jokers: even a single one is lost', () => {
    expect(step(against('jokers').with(0, { joker: 0 })).player(0).joker).toBe(0)
    expect(step(against('jokers').with(0, { joker: 1 })).player(0).joker).toBe(0)
  })

  test('hand: of three cards the player discards one of its choice, of two none', () => {
    const two = step(against('hand').hand(0, 33, 34))
    expect(two.zone(handOf(0))).toHaveLength(2)
    const three = step(against('hand').hand(0, 33, 34, 12), 'inv-034')
    expect(three.zone(handOf(0))).toEqual(['inv-012', 'inv-033'])
  })

  test('doors: with two door tokens 2 points are lost', () => {
    const one = step(against('doors').bring('door-01', 'doors/0'))
    expect(one.player(0).points).toBe(10)
    const two = step(against('doors').bring('door-01', 'doors/0').bring('door-02', 'doors/0'))
    expect(two.player(0).points).toBe(8)
  })

  test('rooms: with two rooms dug 2 metal or 3 points, as the player likes', () => {
    expect(step(against('rooms').with(0, { rooms: 1, metal: 2 })).asked).toEqual([])
    const metal = step(against('rooms').with(0, { rooms: 2, metal: 3 }), 'metal')
    expect(metal.player(0)).toMatchObject({ metal: 1, points: 10 })
    const points = step(against('rooms').with(0, { rooms: 2, metal: 3 }), 'points')
    expect(points.player(0)).toMatchObject({ metal: 3, points: 7 })
  })

  test('rooms: with a single metal there is no choice but the points', () => {
    const scene = step(against('rooms').with(0, { rooms: 4, metal: 1 }), 'points')
    expect(scene.player(0)).toMatchObject({ metal: 1, points: 7 })
  })

  test('guests: with two guests one of them or 3 points; a cheese is a guest', () => {
    const one = step(against('guests').bring('house-guest-01', guestsOf(0)))
    expect(one.asked).toEqual([])
    const two = () => against('guests').bring('house-guest-01', guestsOf(0)).bring('cheese-6', guestsOf(0))
    expect(step(two(), 'points').player(0).points).toBe(7)
    expect(step(two(), 'guest', 'house-guest-01').zone(guestsOf(0))).toEqual(['cheese-6'])
  })

  test('with the Robodog in play they do nothing', () => {
    const scene = step(against('wood').with(0, { wood: 5 }).inPlay(0, 95))
    expect(scene.player(0).wood).toBe(5)
    expect(scene.advances('strength')).toBe(1)
  })
})
