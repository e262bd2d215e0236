import { describe, expect, test } from 'vitest'
import { freeRooms } from '../../src/player-board/player-area.ts'
import { deckOf, guestSupply, handOf, marketOf, ROUND_GUEST, ROUND_STACK } from '../../src/zones.ts'
import { fixture, Scene } from '../scene.ts'

describe('setup', () => {
  test('a player starts with 10 points, 2 wood, 2 metal, 1 movement token, 3 free rooms and a pair of cards', () => {
    const scene = new Scene({ seats: 4 })
    for (const seat of [0, 1, 2, 3]) {
      const player = scene.player(seat)
      expect(player).toMatchObject({ points: 10, wood: 2, metal: 2, movement: 1, joker: 0, electricity: 0 })
      expect(player).toMatchObject({ entrance: 2, beds: 0, rooms: 0, explorer: 'A', discs: 3, leaders: 3 })
      expect(freeRooms(scene.table, seat)).toBe(3)
      expect(
        scene
          .zone(handOf(seat))
          .map((card) => deckOf(scene.table, card))
          .sort(),
      ).toEqual(['advanced', 'basic'])
    }
  })

  test('the round stack shows house, house, house, cellar, cellar and is empty in round 5', () => {
    const scene = new Scene()
    const area = (guest: string) => fixture.guests.get(guest)?.area
    expect(scene.zone(ROUND_GUEST).map(area)).toEqual(['house'])
    expect(scene.zone(ROUND_STACK).map(area)).toEqual(['house', 'house', 'cellar', 'cellar'])
    const shown = new Map<number, string | undefined>()
    while (!scene.position.over) {
      const [guest] = scene.zone(ROUND_GUEST)
      if (guest) shown.set(scene.state.round, area(guest))
      if (scene.state.round === 5) expect(scene.zone(ROUND_STACK)).toEqual([])
      const place = [{ place: 'hut' }, 'none', 'end'].find((choice) => scene.offers(choice))
      scene.choose(place ?? scene.position.space(scene.question).at(0))
    }
    expect([...shown]).toEqual([
      [1, 'house'],
      [2, 'house'],
      [3, 'house'],
      [4, 'cellar'],
      [5, 'cellar'],
    ])
  })

  test('four cards of each deck lie face up', () => {
    const scene = new Scene()
    expect(scene.zone(marketOf('basic'))).toHaveLength(4)
    expect(scene.zone(marketOf('advanced'))).toHaveLength(4)
  })

  test('two players use fewer missions, guests, doors and objective steps than four', () => {
    const two = fixture.layouts[2]
    const four = fixture.layouts[4]
    expect(two.missionSpaces.length).toBeLessThan(four.missionSpaces.length)
    expect(two.doors.length).toBeLessThan(four.doors.length)
    expect(two.steps.get('objective-01')).toEqual([3, 4])
    expect(four.steps.get('objective-01')).toEqual([3, 4, 5, 6])
    const scene = new Scene({ seats: 2 })
    expect(Object.values(scene.state.claims)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  test('the lower cheese leaves a game of two', () => {
    expect(new Scene({ seats: 2 }).zone('cheese')).toEqual(['cheese-6'])
    expect(new Scene({ seats: 3 }).zone('cheese')).toEqual(['cheese-6', 'cheese-3'])
  })

  test('the peaceful variant removes the list of the Polish book, which has Robodog in it', () => {
    const scene = new Scene({ mode: 'peaceful' })
    const gone = ['inv-025', 'inv-044', 'inv-045', 'inv-046', 'inv-087', 'inv-095', 'inv-153', 'inv-154']
    expect(scene.zone('box').filter((item) => item.startsWith('inv-'))).toEqual(gone)
  })

  test('in the Czech reading only offensive cards leave, and Robodog stays', () => {
    const scene = new Scene({ mode: 'peaceful', edition: 'czech' })
    expect(scene.zone('box')).toContain('inv-044')
    expect(scene.zone('box')).not.toContain('inv-095')
  })

  test('guests that are not laid out form two supplies', () => {
    const scene = new Scene({ seats: 4 })
    expect(scene.zone(guestSupply('house')).length).toBeGreaterThanOrEqual(2)
    expect(scene.zone(guestSupply('cellar')).length).toBeGreaterThanOrEqual(2)
  })
})
