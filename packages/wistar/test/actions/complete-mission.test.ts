import { describe, expect, test } from 'vitest'
import { completeMission } from '../../src/actions/complete-mission.ts'
import { HEROES, handOf, hiddenMission, openMission } from '../../src/zones.ts'
import { contentWith, effect, idOf, Scene } from '../scene.ts'

/** A scene in which this mission lies face up where the explorer stands. */
function at(space: string, mission: string, scene = new Scene()): Scene {
  const room = space[0] as string
  const there = scene.zone(hiddenMission(space))[0]
  if (there) scene.bring(there, 'box')
  return scene.bring(mission, openMission(space)).with(0, { explorer: room })
}

const why = (scene: Scene, choice: { mission: string; row: number }, terms = {}) =>
  scene.table.variant.kind({ seat: 0, kind: 'completeMission', args: terms }).why?.(scene.table, 0, terms, choice)
const offered = (scene: Scene, choice: { mission: string; row: number }, terms = {}) =>
  scene.table.variant
    .kind({ seat: 0, kind: 'completeMission', args: terms })
    .space(scene.table, 0, terms)
    .includes(choice)

const row = (number: number, mission = 'B1') => ({ mission, row: number })

describe('completing missions', () => {
  test('“unlock the lock” takes 2 items in any mix and 3 agility icons', () => {
    const scene = at('B1', 'house-mission-1').icons(0, { agility: 3 }).hand(0, 39)
    scene.run(completeMission(scene.table, 0, {}), row(1), 'vp3', { wood: 1, card: 1 }, idOf(39))
    expect(scene.player(0)).toMatchObject({ wood: 1, metal: 2, points: 14 })
    expect(scene.zone(handOf(0))).toEqual([])
    expect(scene.player(0).cubes.vp3).toBe('B1/1')
    expect(scene.state.rows.B1).toEqual([0, null, null])
  })

  test('a joker stands in for the third agility icon and is spent', () => {
    const scene = at('B1', 'house-mission-1').icons(0, { agility: 2 }).with(0, { joker: 1 }).hand(0)
    scene.run(completeMission(scene.table, 0, {}), row(1), 'vp3', { joker: 1, wood: 2 })
    expect(scene.player(0).joker).toBe(0)
  })

  test('with 2 agility icons and no joker it is refused', () => {
    const scene = at('B1', 'house-mission-1').icons(0, { agility: 2 })
    expect(why(scene, row(1))).toEqual({
      code: 'needsIcons',
      params: { icon: 'agility', needs: 3, has: 2, jokers: 0 },
    })
  })

  test('the radar (124) lets one ignore a skill icon', () => {
    const scene = at('B1', 'house-mission-1').icons(0, { agility: 2 })
    expect(offered(scene, row(1), { ignoreSkills: 1 })).toBe(true)
  })

  test('a locked row opens when anybody has done the row it waits for', () => {
    const scene = at('B1', 'house-mission-2')
    expect(why(scene, row(2))).toEqual({ code: 'rowLocked', params: { lock: 1 } })
    expect(offered(scene, row(1))).toBe(true)
    expect(offered(scene, row(3))).toBe(true)
    scene.state.rows.B1 = [1, null, null]
    expect(offered(scene, row(2))).toBe(true)
    expect(why(scene, row(1))).toEqual({ code: 'rowTaken' })
  })

  test('row 3 costs 2 metal and gives electricity, grey side up', () => {
    const scene = at('B1', 'house-mission-2')
    scene.run(completeMission(scene.table, 0, {}), row(3), 'vp3')
    expect(scene.player(0)).toMatchObject({ metal: 0, electricity: 1 })
  })

  test('the lock of a row: Polish, the row whose reward shows it; Czech, the row of that number', () => {
    const rows = [
      {
        name: { en: 'a', cs: 'a', pl: 'a', ru: 'a' },
        requires: {},
        opens: 2,
        reward: { do: 'gain', what: 'wood', n: 1 },
      },
      {
        name: { en: 'b', cs: 'b', pl: 'b', ru: 'b' },
        requires: {},
        lock: 2,
        reward: { do: 'gain', what: 'wood', n: 1 },
      },
      {
        name: { en: 'c', cs: 'c', pl: 'c', ru: 'c' },
        requires: {},
        lock: 1,
        reward: { do: 'gain', what: 'wood', n: 1 },
      },
    ]
    const content = contentWith({ missions: { 'house-mission-2': { rows } } })
    const polish = at('B1', 'house-mission-2', new Scene({ content, edition: 'polish' }))
    polish.state.rows.B1 = [1, null, null]
    expect(offered(polish, row(2))).toBe(true)
    const czech = at('B1', 'house-mission-2', new Scene({ content, edition: 'czech' }))
    czech.state.rows.B1 = [1, null, null]
    expect(why(czech, row(2))).toEqual({ code: 'rowLocked', params: { lock: 2 } })
    expect(offered(czech, row(3))).toBe(true)
  })

  test('a mission elsewhere or face down is refused', () => {
    const scene = at('B1', 'house-mission-2')
    expect(why(scene, row(1, 'D1'))).toEqual({ code: 'missionHidden' })
    scene.with(0, { explorer: 'C' })
    expect(why(scene, row(1))).toEqual({ code: 'notInThisRoom', params: { room: 'B' } })
    expect(offered(scene.with(0, { tents: ['B'] }), row(1))).toBe(true)
  })

  test('one player may do several rows of one card', () => {
    const scene = at('B1', 'house-mission-2').with(0, { metal: 4 })
    scene.run(completeMission(scene.table, 0, {}), row(1), 'vp3')
    scene.run(completeMission(scene.table, 0, {}), row(3), 'porch')
    expect(scene.state.rows.B1).toEqual([0, null, 0])
  })

  test('grey cubes go on cellar missions only, brown ones on any', () => {
    const house = at('B1', 'house-mission-2')
    expect(() => house.run(completeMission(house.table, 0, {}), row(3), 'vp6')).toThrow()
    const cellar = at('G1', 'cellar-mission-2')
    cellar.run(completeMission(cellar.table, 0, {}), row(3, 'G1'), 'vp6')
    expect(cellar.player(0).cubes.vp6).toBe('G1/3')
    const brown = at('G1', 'cellar-mission-2')
    brown.run(completeMission(brown.table, 0, {}), row(3, 'G1'), 'vp3')
    expect(brown.player(0).cubes.vp3).toBe('G1/3')
    const kind = house.table.variant.kind({ seat: 0, kind: 'cube', args: null })
    expect(kind.why?.(house.table, 0, { of: [] }, 'vp6')).toEqual({ code: 'otherColour', params: { colour: 'grey' } })
  })

  test('without a brown cube left a house mission is refused', () => {
    const brown = ['bedDiscount', 'digDiscount', 'porch', 'doubleMove', 'skillToken', 'vp3'] as const
    const scene = at('B1', 'house-mission-2').unlocked(0, ...brown)
    expect(why(scene, row(3))).toEqual({ code: 'noneLeft', params: { what: 'brownCubes' } })
  })
})

describe('abilities', () => {
  const complete = (scene: Scene, ability: string, ...answers: readonly never[]) =>
    scene.run(completeMission(scene.table, 0, {}), row(3, 'G1'), ability, ...answers)

  test('the bed discount costs an item extra to unlock', () => {
    const scene = at('G1', 'cellar-mission-2').hand(0)
    complete(scene, 'bedDiscount')
    expect(scene.player(0)).toMatchObject({ metal: 0, wood: 1 })
  })

  test('who cannot pay the extra item cannot take that cube', () => {
    const scene = at('G1', 'cellar-mission-2').hand(0).with(0, { wood: 0 })
    expect(() => complete(scene, 'digDiscount')).toThrow()
  })

  test('the porch is one more room', () => {
    const scene = at('G1', 'cellar-mission-2').with(0, { beds: 3 })
    complete(scene, 'porch')
    scene.run(effect(scene, 0, { do: 'buildBeds', n: 1 }), 'build')
    expect(scene.player(0).beds).toBe(4)
  })

  test('a skill token is one more icon', () => {
    const scene = at('G1', 'cellar-mission-2')
    complete(scene, 'skillToken', 'token-strength' as never)
    expect(scene.player(0).icons.strength).toBe(1)
    expect(scene.zone('tokens')).not.toContain('token-strength')
  })

  test('a free invention is played at once, its requirements ignored', () => {
    const scene = at('G1', 'cellar-mission-2').hand(0, 83)
    complete(scene, 'freeInvention', idOf(83) as never)
    expect(scene.player(0)).toMatchObject({ movement: 2, points: 11 })
  })

  test('any main action is done at once at its strength', () => {
    const scene = at('G1', 'cellar-mission-2').workers(0, 2, 0, 0)
    complete(scene, 'anyMainAction', 'gatherWood' as never)
    expect(scene.player(0).wood).toBe(4)
  })

  test('Gwir with 3 intelligence icons gives 5 points and leaves 5 icons', () => {
    const scene = at('G1', 'cellar-mission-2').icons(0, { intelligence: 3 })
    complete(scene, 'hero', 'hero-intelligence' as never)
    expect(scene.player(0).points).toBe(15)
    expect(scene.player(0).icons.intelligence).toBe(5)
    expect(scene.zone(HEROES)).not.toContain('hero-intelligence')
  })

  test('two cubes for points do nothing else at once', () => {
    const scene = at('G1', 'cellar-mission-2').with(0, { metal: 4 })
    complete(scene, 'vp6')
    expect(scene.player(0)).toMatchObject({ points: 10, wood: 2 })
  })
})
