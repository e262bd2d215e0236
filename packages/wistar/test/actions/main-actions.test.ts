import { describe, expect, test } from 'vitest'
import { mainAction } from '../../src/actions/main-actions.ts'
import { freeRooms } from '../../src/player-board/player-area.ts'
import { doorAt, doorsOf, guestsIn, guestsOf, handOf, hiddenMission, marketOf } from '../../src/zones.ts'
import { contentWith, idOf, Scene } from '../scene.ts'

describe('gather', () => {
  test('two workers in the forest gather 2 wood', () => {
    const scene = new Scene().workers(0, 2, 0, 0)
    scene.run(mainAction(scene.table, 0, 'gatherWood'))
    expect(scene.player(0).wood).toBe(4)
  })

  test('three workers in the lair gather 3 metal', () => {
    const scene = new Scene().workers(0, 0, 3, 0)
    scene.run(mainAction(scene.table, 0, 'gatherMetal'))
    expect(scene.player(0).metal).toBe(5)
  })

  test('without workers in the region nothing is gathered and nothing is asked', () => {
    const scene = new Scene().workers(0, 0, 2, 0)
    scene.run(mainAction(scene.table, 0, 'gatherWood'))
    expect(scene.player(0).wood).toBe(2)
  })
})

describe('dig rooms', () => {
  test('strength 3 and 4 metal dig two rooms, and the tiles of 0 and 1 points are gone', () => {
    const scene = new Scene().workers(0, 3, 0, 0).with(0, { metal: 4 })
    scene.run(mainAction(scene.table, 0, 'digRooms'), 'dig', 'dig', 'stop')
    expect(scene.player(0)).toMatchObject({ metal: 0, rooms: 2 })
    expect(freeRooms(scene.table, 0)).toBe(5)
    expect(scene.table.content.board.rooms.slice(0, 2)).toEqual([0, 1])
  })

  test('one may stop early', () => {
    const scene = new Scene().workers(0, 3, 0, 0).with(0, { metal: 4 })
    scene.run(mainAction(scene.table, 0, 'digRooms'), 'dig', 'stop')
    expect(scene.player(0)).toMatchObject({ metal: 2, rooms: 1 })
  })

  test('a seventh room is refused', () => {
    const scene = new Scene().workers(0, 1, 0, 0).with(0, { metal: 9, rooms: 6 })
    scene.run(mainAction(scene.table, 0, 'digRooms'), 'stop')
    expect(scene.player(0).rooms).toBe(6)
  })

  test('with the dig discount a room costs 1 metal', () => {
    const scene = new Scene().workers(0, 2, 0, 0).with(0, { metal: 2 }).unlocked(0, 'digDiscount')
    scene.run(mainAction(scene.table, 0, 'digRooms'), 'dig', 'dig')
    expect(scene.player(0)).toMatchObject({ metal: 0, rooms: 2 })
  })

  test('a discount on the action takes 1 metal off the whole of it', () => {
    const scene = new Scene().workers(0, 2, 0, 0).with(0, { metal: 3 }).inPlay(0, 37)
    scene.run(mainAction(scene.table, 0, 'digRooms'), 'dig', 'dig')
    expect(scene.player(0)).toMatchObject({ metal: 0, rooms: 2 })
  })
})

describe('build beds', () => {
  test('strength 2 with one free room and 4 wood builds one bed; its worker goes to the lair entrance', () => {
    const scene = new Scene().workers(0, 0, 2, 0).with(0, { wood: 4 })
    scene.bring('house-guest-01', guestsOf(0)).bring('house-guest-02', guestsOf(0))
    scene.run(mainAction(scene.table, 0, 'buildBeds'), 'build', 'stop')
    expect(scene.player(0)).toMatchObject({ wood: 2, beds: 1, entrance: 3 })
    expect(scene.table.content.board.beds[0]).toBe(2)
  })

  test('without a free room nothing can be built', () => {
    const scene = new Scene().workers(0, 0, 2, 0).with(0, { wood: 9, beds: 3 })
    scene.run(mainAction(scene.table, 0, 'buildBeds'), 'stop')
    expect(scene.player(0)).toMatchObject({ wood: 9, beds: 3 })
  })

  test('with the bed discount two beds cost 2 wood', () => {
    const scene = new Scene().workers(0, 0, 2, 0).with(0, { wood: 2 }).unlocked(0, 'bedDiscount')
    scene.run(mainAction(scene.table, 0, 'buildBeds'), 'build', 'build')
    expect(scene.player(0)).toMatchObject({ wood: 0, beds: 2 })
  })
})

describe('develop projects', () => {
  test('3 points buy the supersonic jet for 2 and a basic card for 1; both rows are full again when the turn ends', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene.workers(seat, 0, 0, 3).hand(seat)
    scene.market('advanced', 112, 27, 15, 18).market('basic', 40, 50, 39, 51)
    const space = [...scene.table.content.layouts[2].spaces.values()].find(
      ({ segment }) => scene.state.wheel.indexOf(segment) === scene.table.content.actions.indexOf('developProjects'),
    )
    scene.choose({ place: space?.id as string }, { main: 'developProjects' }, { take: idOf(27) }, { take: idOf(39) })
    expect(scene.zone(handOf(seat))).toEqual([idOf(27), idOf(39)])
    expect(scene.zone(marketOf('advanced'))).toEqual([idOf(112), idOf(15), idOf(18)])
    scene.choose('end')
    expect(scene.zone(marketOf('advanced')).slice(0, 3)).toEqual([idOf(112), idOf(15), idOf(18)])
    expect(scene.zone(marketOf('advanced'))).toHaveLength(4)
    expect(scene.zone(marketOf('basic')).slice(0, 3)).toEqual([idOf(40), idOf(50), idOf(51)])
    expect(scene.zone(marketOf('basic'))).toHaveLength(4)
  })

  test('3 points buy three basic cards, but not two advanced ones', () => {
    const scene = new Scene().workers(0, 0, 0, 3).hand(0)
    scene.run(mainAction(scene.table, 0, 'developProjects'), { draw: 'basic' }, { draw: 'basic' }, { draw: 'basic' })
    expect(scene.zone(handOf(0))).toHaveLength(3)
    const other = new Scene().workers(0, 0, 0, 3)
    expect(() =>
      other.run(mainAction(other.table, 0, 'developProjects'), { draw: 'advanced' }, { draw: 'advanced' }),
    ).toThrow()
  })

  test('an empty deck is made anew of its discards', () => {
    const scene = new Scene().workers(0, 0, 0, 1).hand(0)
    scene.table.move([...scene.zone('basic')], 'basic', 'discards/basic')
    const count = scene.zone('discards/basic').length
    scene.run(mainAction(scene.table, 0, 'developProjects'), { draw: 'basic' })
    expect(scene.zone(handOf(0))).toHaveLength(1)
    expect(scene.zone('basic')).toHaveLength(count - 1)
    expect(scene.zone('discards/basic')).toEqual([])
  })
})

describe('explore', () => {
  test('3 points open a door for 1 metal, move through it and reveal a mission for 2 wood', () => {
    const scene = new Scene().workers(0, 0, 0, 3)
    scene.bring('door-01', 'doorBag').bring(scene.zone(doorAt('A-B'))[0] as string, 'doorBag')
    scene.bring('door-01', doorAt('A-B')).bring(scene.zone(hiddenMission('B1'))[0] as string, 'box')
    scene.bring('house-mission-1', hiddenMission('B1'))
    scene.run(mainAction(scene.table, 0, 'explore'), { open: 'A-B' }, { go: 'B' }, { reveal: 'B1' })
    expect(scene.player(0)).toMatchObject({ metal: 3, wood: 4, explorer: 'B' })
    expect(scene.zone(doorsOf(0))).toEqual(['door-01'])
    expect(scene.zone('open/B1')).toEqual(['house-mission-1'])
  })

  test('a closed door stops the explorer, and only doors nearby can be opened', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene.workers(seat, 0, 0, 1)
    const flow = mainAction(scene.table, seat, 'explore')
    const question = flow.next().value?.[0 as never] as never
    const kind = scene.table.variant.kind(question)
    expect(kind.why?.(scene.table, seat, { left: 1 }, { go: 'B' })).toEqual({
      code: 'doorClosed',
      params: { passage: 'A-B' },
    })
    expect(kind.why?.(scene.table, seat, { left: 1 }, { go: 'G' })?.code).toBe('notNextTo')
    expect(kind.why?.(scene.table, seat, { left: 1 }, { open: 'F-G' })).toEqual({ code: 'doorNotNear' })
    expect(kind.why?.(scene.table, seat, { left: 1 }, 'cheese')).toEqual({ code: 'notInCheeseRoom' })
    expect(kind.why?.(scene.table, seat, { left: 1 }, { guest: 'B' })?.code).toBe('notInThisRoom')
    expect(kind.why?.(scene.table, seat, { left: 1 }, { reveal: 'B1' })?.code).toBe('notInThisRoom')
  })

  test('a tent acts like the explorer, except for moving', () => {
    const scene = new Scene({ seats: 4 }).workers(0, 0, 0, 3).with(0, { tents: ['D'] })
    const before = scene.zone(guestsIn('D')).length
    scene.run(mainAction(scene.table, 0, 'explore'), { reveal: 'D2' }, { guest: 'D' }, { open: 'D-E' })
    expect(scene.zone(guestsIn('D'))).toHaveLength(before - 1)
    expect(scene.player(0).explorer).toBe('A')
  })

  test('a space for a door that is not used with two players is an open passage', () => {
    const scene = new Scene({ seats: 2 }).workers(0, 0, 0, 1).with(0, { explorer: 'B' })
    scene.run(mainAction(scene.table, 0, 'explore'), { go: 'C' })
    expect(scene.player(0).explorer).toBe('C')
  })

  test('a guest needs a free room', () => {
    const scene = new Scene().workers(0, 0, 0, 1).with(0, { explorer: 'B', beds: 3 })
    scene.run(mainAction(scene.table, 0, 'explore'), 'stop')
    const [question] = scene.asked
    const kind = scene.table.variant.kind(question as never)
    expect(kind.why?.(scene.table, 0, { left: 1 }, { guest: 'B' })).toEqual({ code: 'noFreeRoom' })
  })

  test('the first cheese is worth 6, the second 3, a third there is none, and a second of one player is refused', () => {
    const scene = new Scene({ seats: 3 })
    for (const seat of [0, 1, 2]) scene.workers(seat, 0, 0, 1).with(seat, { explorer: 'G' })
    scene.run(mainAction(scene.table, 0, 'explore'), 'cheese')
    const kind = scene.table.variant.kind(scene.asked[0] as never)
    expect(kind.why?.(scene.table, 0, { left: 1 }, 'cheese')).toEqual({ code: 'secondCheese' })
    scene.run(mainAction(scene.table, 1, 'explore'), 'cheese')
    expect(kind.why?.(scene.table, 2, { left: 1 }, 'cheese')).toEqual({ code: 'noneLeft', params: { what: 'cheese' } })
    expect(scene.zone(guestsOf(0))).toEqual(['cheese-6'])
    expect(scene.zone(guestsOf(1))).toEqual(['cheese-3'])
  })
})

describe('any strength', () => {
  test('an invention may make an action stronger', () => {
    const content = contentWith({
      inventions: { 'inv-036': { power: { kind: 'permanent', always: { rule: 'stronger', region: 'lair', by: 2 } } } },
    })
    const scene = new Scene({ content }).inPlay(0, 36)
    scene.run(mainAction(scene.table, 0, 'gatherMetal'))
    expect(scene.player(0).metal).toBe(4)
  })
})
