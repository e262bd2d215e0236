import { describe, expect, test } from 'vitest'
import { playInvention } from '../../src/actions/play-invention.ts'
import { discardsOf, doorsOf, guestsOf, handOf } from '../../src/zones.ts'
import { idOf, play, Scene } from '../scene.ts'

describe('offensive effects', () => {
  test('the spy centre: paid with 2 wood; only who has more doors loses 2 points', () => {
    const scene = new Scene({ seats: 3 })
    scene
      .bring('door-01', doorsOf(0))
      .bring('door-02', doorsOf(1))
      .bring('door-03', doorsOf(2))
      .bring('door-04', doorsOf(2))
    play(scene, 0, 153)
    expect(scene.player(0).wood).toBe(0)
    expect([0, 1, 2].map((seat) => scene.player(seat).points)).toEqual([10, 10, 8])
    expect(scene.table.content.inventions.recommended.get(idOf(153))).toMatchObject({ points: 4 })
  })

  test('camouflage: with jokers 1, 1 and 3 only the third player discards one', () => {
    const scene = new Scene({ seats: 3 }).with(0, { joker: 1 }).with(1, { joker: 1 }).with(2, { joker: 3 })
    scene.hand(0, 45).run(playInvention(scene.table, 0, { free: true }), idOf(45))
    expect([0, 1, 2].map((seat) => scene.player(seat).joker)).toEqual([1, 1, 2])
  })

  test('Robomole (87): with 1 metal the victim must lose 3 points, with 2 it chooses', () => {
    const poor = new Scene().with(1, { rooms: 2, metal: 1 }).hand(0, 87)
    poor.run(playInvention(poor.table, 0, { free: true }), idOf(87), 'points')
    expect(poor.asked[1]?.seat).toBe(1)
    expect(poor.position.space(poor.asked[1] as never).count()).toBe(1)
    expect(poor.player(1)).toMatchObject({ metal: 1, points: 7 })
    const rich = new Scene().with(1, { rooms: 2, metal: 2 }).hand(0, 87)
    rich.run(playInvention(rich.table, 0, { free: true }), idOf(87), 'metal')
    expect(rich.player(1)).toMatchObject({ metal: 0, points: 10 })
  })

  test('Robodog (95) keeps its owner from harm', () => {
    const scene = new Scene().with(1, { rooms: 2 }).inPlay(1, 95).hand(0, 87)
    scene.run(playInvention(scene.table, 0, { free: true }), idOf(87))
    expect(scene.player(1)).toMatchObject({ metal: 2, points: 10 })
  })

  test('the throwing star (44): the victim discards a card of its own choice', () => {
    const scene = new Scene().hand(0, 44).hand(1, 39, 21)
    scene.run(playInvention(scene.table, 0, { free: true }), idOf(44), idOf(21))
    expect(scene.zone(handOf(1))).toEqual([idOf(39)])
    expect(scene.zone(discardsOf('advanced'))).toContain(idOf(21))
  })

  test('the time machine (25): the victim discards a guest, which leaves the game, or loses 3 points', () => {
    const scene = new Scene()
      .hand(0, 25)
      .bring('house-guest-03', guestsOf(1))
      .with(1, { lasting: ['house-guest-03'] })
    scene.run(playInvention(scene.table, 0, { free: true }), idOf(25), 'guest')
    expect(scene.zone('box')).toContain('house-guest-03')
    expect(scene.player(1)).toMatchObject({ points: 10, lasting: [] })
  })
})
