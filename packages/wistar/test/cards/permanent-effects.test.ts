import { describe, expect, test } from 'vitest'
import { mainAction } from '../../src/actions/main-actions.ts'
import { playInvention } from '../../src/actions/play-invention.ts'
import { revealMission } from '../../src/cards/missions.ts'
import { hiddenMission } from '../../src/zones.ts'
import { contentWith, effect, idOf, Scene } from '../scene.ts'

describe('permanent effects', () => {
  test('the sawmill (110) gives 1 wood and 1 point more; with the games room (150) 2 points', () => {
    const scene = new Scene().inPlay(0, 110).workers(0, 2, 0, 0)
    scene.run(mainAction(scene.table, 0, 'gatherWood'))
    expect(scene.player(0)).toMatchObject({ wood: 5, points: 11 })
    scene.inPlay(0, 150).run(mainAction(scene.table, 0, 'gatherWood'))
    expect(scene.player(0)).toMatchObject({ wood: 8, points: 13 })
  })

  test('one more wood with each gathering (Polish symbols) belongs to the gathering itself', () => {
    const scene = new Scene().inPlay(0, 36, 110).workers(0, 2, 0, 0)
    scene.run(mainAction(scene.table, 0, 'gatherWood'))
    expect(scene.player(0)).toMatchObject({ wood: 6, points: 11 })
  })

  test('one more wood is part of a gathering: without workers there is none', () => {
    const scene = new Scene().inPlay(0, 36, 110).workers(0, 0, 2, 0)
    scene.run(mainAction(scene.table, 0, 'gatherWood'))
    expect(scene.player(0)).toMatchObject({ wood: 2, points: 10 })
  })

  test('biomechanical gloves: revealing a mission gives 1 metal and 1 point besides its bonus', () => {
    const scene = new Scene().inPlay(0, 33)
    scene.bring(scene.zone(hiddenMission('B1'))[0] as string, 'box').bring('house-mission-1', hiddenMission('B1'))
    scene.run(revealMission(scene.table, 0, 'B1'))
    expect(scene.player(0)).toMatchObject({ wood: 4, metal: 3, points: 11 })
  })

  test('the encyclopedia (51) gives a movement token for each advanced card taken', () => {
    const scene = new Scene().inPlay(0, 51)
    scene.run(effect(scene, 0, { do: 'gain', what: 'advancedCard', n: 2 }))
    scene.run(effect(scene, 0, { do: 'gain', what: 'basicCard', n: 1 }))
    expect(scene.player(0).movement).toBe(3)
  })

  test('the compass (53) acts for each intelligence icon, in the Czech edition once for a card', () => {
    const content = contentWith({
      inventions: { 'inv-039': { icons: { intelligence: 2 }, requires: {} }, 'inv-053': { icons: { strength: 1 } } },
    })
    const scene = new Scene({ content }).inPlay(0, 53).hand(0, 39)
    scene.run(playInvention(scene.table, 0, {}), idOf(39), { open: 'A-B' }, { go: 'B' })
    expect(scene.player(0).explorer).toBe('B')
    const czech = new Scene({ content, edition: 'czech' }).inPlay(0, 53).hand(0, 39)
    czech.run(playInvention(czech.table, 0, {}), idOf(39), { open: 'A-B' })
    expect(czech.asked.map(({ kind }) => kind)).toEqual(['playInvention', 'explore'])
  })

  test('the training centre (130) gives a point for a joker', () => {
    const scene = new Scene().inPlay(0, 130)
    scene.run(effect(scene, 0, { do: 'gain', what: 'joker', n: 1 }))
    expect(scene.player(0)).toMatchObject({ joker: 1, points: 11 })
  })

  test('a permanent card does not react to its own coming', () => {
    const content = contentWith({ inventions: { 'inv-053': { icons: { intelligence: 1 }, requires: {} } } })
    const scene = new Scene({ content }).hand(0, 53)
    scene.run(playInvention(scene.table, 0, {}), idOf(53))
    expect(scene.asked.map(({ kind }) => kind)).toEqual(['playInvention'])
  })
})

describe('effects that could feed themselves', () => {
  test('a card does not react to what it brings about itself', () => {
    const when = { on: 'mainAction' }
    const power = { kind: 'permanent', when, effect: { do: 'mainAction', action: 'gatherMetal' } }
    const scene = new Scene({ content: contentWith({ inventions: { 'inv-039': { power } } }) })
    scene
      .inPlay(0, 39)
      .workers(0, 1, 1, 0)
      .run(mainAction(scene.table, 0, 'gatherWood'))
    expect(scene.player(0)).toMatchObject({ wood: 3, metal: 3 })
    expect(scene.state.reacting).toEqual([])
  })

  test('two cards that set off each other act once each', () => {
    const on = (what: string, gives: string) => ({
      power: { kind: 'permanent', when: { on: 'gain', what }, effect: { do: 'gain', what: gives, n: 1 } },
    })
    const content = contentWith({ inventions: { 'inv-039': on('wood', 'metal'), 'inv-021': on('metal', 'wood') } })
    const scene = new Scene({ content }).inPlay(0, 39, 21).workers(0, 1, 0, 0)
    scene.run(mainAction(scene.table, 0, 'gatherWood'))
    expect(scene.player(0)).toMatchObject({ wood: 4, metal: 3 })
  })
})
