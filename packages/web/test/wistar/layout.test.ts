import { houseContent, RATBOT, wistarGame } from '@nora/wistar'
import { describe, expect, it } from 'vitest'
import { arrangementIn } from '../../src/wistar/arrangement.ts'
import { lookOf } from '../../src/wistar/art/owner.ts'
import { firstIn, narrowPlan, stepIn, widePlan } from '../../src/wistar/farm/plan.ts'
import { partOf, shownIn, windows } from '../../src/wistar/parts.ts'
import { halfWidth, spacePlaces } from '../../src/wistar/wheel/places.ts'

describe('the table fits its space', () => {
  it('is whole on a desktop, and grows on a large one', () => {
    expect(arrangementIn(1040, 766)).toEqual({ as: 'whole', zoom: 1 })
    expect(arrangementIn(1520, 946)).toEqual({ as: 'whole', zoom: 1.235 })
  })

  it('keeps the scene and one window on a laptop, two windows on a tablet, one on a phone', () => {
    expect(arrangementIn(1022, 638).as).toBe('half')
    expect(arrangementIn(704, 658).as).toBe('column')
    expect(arrangementIn(390, 464)).toEqual({ as: 'part', zoom: 1, isLying: false })
    // A full tray takes a phone a strip of its board, which stays as it is.
    expect(arrangementIn(390, 340).isLying).toBe(false)
    expect(arrangementIn(530, 300)).toEqual({ as: 'part', zoom: 1, isLying: true })
  })

  it('is never drawn so small that words have less than 13 pixels: rather one part after the other', () => {
    for (let width = 320; width < 2000; width += 20)
      for (let height = 300; height < 1200; height += 20)
        expect(arrangementIn(width, height).zoom).toBeGreaterThanOrEqual(0.98)
  })

  it('turns to the part where the answer lies', () => {
    expect(shownIn(windows.part[0] ?? [], ['farm', 'wheel'])).toBe('farm')
    expect(shownIn(windows.column[1] ?? [], ['farm', 'burrow'])).toBe('burrow')
  })

  it('shows the hand beside the burrow on a phone', () => {
    expect(shownIn(windows.part[0] ?? [], ['cards'])).toBe('burrow')
    expect(shownIn(windows.half[1] ?? [], ['cards'])).toBe('cards')
  })

  it('knows a part for every kind of decision but those of effects', () => {
    const kinds = wistarGame.kinds.map(({ name }) => name)
    const unknown = kinds.filter((kind) => !Object.hasOwn(partOf, kind))
    expect(unknown).toEqual(['effect.choose', 'effect.may'])
  })
})

describe('the farm', () => {
  it('has a place for every room, passage and mission in both drawings', () => {
    for (const plan of [widePlan, narrowPlan]) {
      expect(Object.keys(plan.rooms).sort()).toEqual([...houseContent.rooms.keys()].sort())
      expect(Object.keys(plan.passages).sort()).toEqual(houseContent.tables.passages.map(({ id }) => id).sort())
      for (const [room, { missions }] of houseContent.rooms)
        expect(plan.spots[room]?.missions.length).toBe(missions.length)
    }
  })

  it('draws every passage where both its rooms are', () => {
    for (const plan of [widePlan, narrowPlan])
      for (const { id, between } of houseContent.tables.passages) {
        const way = plan.passages[id] ?? { x: 0, y: 0 }
        for (const room of between) {
          const box = plan.rooms[room]
          // The entrance is no room.
          if (!box) continue
          expect([id, way.x >= box.x - 5 && way.x <= box.x + box.w + 5]).toEqual([id, true])
          expect([id, way.y >= box.y - 5 && way.y <= box.y + box.h + 5]).toEqual([id, true])
        }
      }
  })
})

describe('the wheel', () => {
  it('has room for one to three spaces in each segment, none over another', () => {
    for (let place = 0; place < 6; place++)
      for (const spaces of [1, 2, 3]) {
        const places = spacePlaces(place, spaces)
        expect(places.length).toBe(spaces)
        for (const [index, one] of places.entries())
          for (const other of places.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(35)
      }
  })

  it('draws spaces with up to three bonuses', () => {
    expect([1, 2, 3].map(halfWidth)).toEqual([18.5, 27, 38])
  })
})

it('tells owners apart by letter and shape, not by colour alone', () => {
  const looks = [0, 1, 2, 3, RATBOT].map(lookOf)
  expect(looks.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'R'])
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(5)
})

describe('in the farm', () => {
  const rooms = ['B', 'C', 'D', 'E', 'G']

  it.each([widePlan, narrowPlan])('two explorers stand far enough apart for both marks to be seen', (plan) => {
    for (const room of rooms) {
      const from = plan.spots[room]?.explorers ?? 0
      const first = firstIn(plan, room, from, 2)
      expect(stepIn(plan, room, first, 2, plan.step.explorer), room).toBeGreaterThanOrEqual(19)
      expect(firstIn(plan, room, from, 1), room).toBeLessThanOrEqual(from)
    }
  })

  it.each([
    ['D', 'C-D'],
    ['E', 'D-E'],
    ['G', 'E-G'],
    ['F', 'B-F'],
  ])('on a phone no mission of room %s hangs behind the ladder %s', (room, passage) => {
    const left = (narrowPlan.passages[passage]?.x ?? 0) - 9 - (narrowPlan.rooms[room]?.x ?? 0)
    for (const { x, y, w } of narrowPlan.spots[room]?.missions ?? [])
      if (y < 34) expect(x + w).toBeLessThanOrEqual(left + 2)
  })
})
