import { describe, expect, test } from 'vitest'
import { orderFromHut } from '../../src/actions/alchemists-hut.ts'
import { handOf, marketOf, ROUND_GUEST } from '../../src/zones.ts'
import { Scene, spaceWith } from '../scene.ts'

describe('turn order', () => {
  test('by the leftmost leader in the hut, the others after in their old order', () => {
    const [a, b, c, d] = [0, 1, 2, 3]
    expect(orderFromHut([a, b, c, d], [c, a, c])).toEqual([c, a, b, d])
    expect(orderFromHut([a, b, c, d], [])).toEqual([a, b, c, d])
  })
})

describe('a new round', () => {
  const toNextRound = (scene: Scene) => {
    const { round } = scene.state
    while (scene.state.round === round) {
      const simple = [{ place: 'hut' }, 'none', 'end'].find((choice) => scene.offers(choice))
      scene.choose(simple ?? scene.position.space(scene.question).at(0))
    }
    return scene
  }

  test('each row loses its two rightmost cards, slides right and gets two new ones at the left', () => {
    const scene = new Scene()
    const before = { basic: [...scene.zone(marketOf('basic'))], advanced: [...scene.zone(marketOf('advanced'))] }
    toNextRound(scene)
    for (const deck of ['basic', 'advanced'] as const) {
      expect(scene.zone(marketOf(deck)).slice(0, 2)).toEqual(before[deck].slice(2))
      expect(scene.zone(marketOf(deck))).toHaveLength(4)
      expect(scene.zone(`discards/${deck}`)).toEqual(expect.arrayContaining(before[deck].slice(0, 2)))
    }
  })

  test('the wheel turns by one segment clockwise, leaders come home, the old guest leaves', () => {
    const scene = new Scene()
    const [last, ...rest] = [...scene.state.wheel].reverse()
    const [guest] = scene.zone(ROUND_GUEST)
    toNextRound(scene)
    expect(scene.state.wheel).toEqual([last, ...rest.reverse()])
    expect(scene.player(0).leaders).toBe(3)
    expect(scene.state.hut).toEqual([])
    expect(scene.zone('box')).toContain(guest)
  })

  test('a guest with 1 point of income, taken in round 2, gives 4 points by the end of the game', () => {
    const scene = toNextRound(new Scene())
    const seat = scene.mover
    const guests = scene.zone('room/B')
    scene
      .bring(guests[0] as string, 'box')
      .bring('house-guest-02', 'room/B', 0)
      .with(seat, { explorer: 'B' })
    scene.choose({ place: spaceWith(scene, 'explore') }, { bonus: 'explore' }, { guest: 'B' })
    expect(scene.player(seat).points).toBe(11)
    while (!scene.position.over) {
      const simple = [{ place: 'hut' }, 'none', 'end'].find((choice) => scene.offers(choice))
      scene.choose(simple ?? scene.position.space(scene.question).at(0))
    }
    expect(scene.player(seat).points).toBe(14)
  })

  test('a guest that draws an advanced card does so at once', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene
      .hand(seat)
      .bring(scene.zone('room/B')[0] as string, 'box')
      .bring('house-guest-01', 'room/B', 0)
    scene
      .with(seat, { explorer: 'B' })
      .choose({ place: spaceWith(scene, 'explore') }, { bonus: 'explore' }, { guest: 'B' })
    expect(scene.zone(handOf(seat))).toHaveLength(1)
    expect(scene.table.content.guests.get('house-guest-01')?.points).toBe(3)
  })
})
