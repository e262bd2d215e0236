import { describe, expect, test } from 'vitest'
import type { PlayerCount } from '../../src/content/content.ts'
import { areaOfFloor } from '../../src/content/layout.ts'
import { areas, ENTRANCE } from '../../src/content/names.ts'
import { houseContent } from '../../src/index.ts'

const { layouts, rooms, tables, ways } = houseContent
const CHEESE_ROOM = 'G'
const ROUND_GUESTS = { house: 3, cellar: 2 }
const playerCounts: readonly PlayerCount[] = [2, 3, 4]

/** How many steps away every place is, without passing through the places left out. */
function steps(from: string, without: readonly string[] = []): Map<string, number> {
  const found = new Map([[from, 0]])
  for (const [place, distance] of found) {
    for (const { to } of ways.get(place) ?? []) {
      if (!found.has(to) && !without.includes(to)) found.set(to, distance + 1)
    }
  }
  return found
}

describe('the map of the farm', () => {
  test('has seven rooms on three floors, all connected, by at least 8 passages', () => {
    expect(rooms.size).toBe(7)
    expect(new Set(tables.rooms.map(({ floor }) => floor)).size).toBe(3)
    expect(steps(ENTRANCE).size).toBe(8)
    expect(tables.passages.length).toBeGreaterThanOrEqual(8)
  })

  test('has two ways in, one to the ground floor and one to the first floor', () => {
    const floors = (ways.get(ENTRANCE) ?? []).map(({ to }) => rooms.get(to)?.floor)
    expect(floors.sort()).toEqual(['first', 'ground'])
  })

  test('keeps the cheese at the back of the cellar, at least three rooms from the entrance', () => {
    expect(rooms.get(CHEESE_ROOM)).toMatchObject({ cheese: true, floor: 'cellar' })
    expect(steps(ENTRANCE).get(CHEESE_ROOM)).toBeGreaterThanOrEqual(3)
  })

  test('has two different ways to the cheese: no room in between is on all of them', () => {
    for (const { id } of tables.rooms) {
      if (id !== CHEESE_ROOM) expect(steps(ENTRANCE, [id]).has(CHEESE_ROOM), `without ${id}`).toBe(true)
    }
  })

  test('joins floors only by stairs: no way leads from the first floor to the cellar', () => {
    for (const { between } of tables.passages) {
      const floors = between.map((place) => rooms.get(place)?.floor)
      expect(floors.includes('first') && floors.includes('cellar')).toBe(false)
    }
  })

  test('has 4 house and 3 cellar missions for two players, and one more space each for three and for four', () => {
    const spaces = (players: PlayerCount, area: string) =>
      layouts[players].missionSpaces.filter((space) => space.area === area).length
    expect(spaces(2, 'house')).toBeGreaterThanOrEqual(4)
    expect(spaces(2, 'cellar')).toBeGreaterThanOrEqual(3)
    const totals = playerCounts.map((players) => layouts[players].missionSpaces.length)
    expect(totals).toEqual([totals[0], totals[0]! + 1, totals[0]! + 2])
  })

  test('leaves at least 2 guests of each kind in the supply with four players', () => {
    for (const area of areas) {
      const waiting = tables.rooms
        .filter(({ floor }) => areaOfFloor(floor) === area)
        .reduce((sum, { id }) => sum + (layouts[4].guestsIn.get(id) ?? 0), 0)
      const guests = tables.guests.filter((guest) => guest.area === area).length
      expect(guests - waiting - ROUND_GUESTS[area], area).toBeGreaterThanOrEqual(2)
    }
  })

  test('has something to find in every room, and more doors the more play', () => {
    for (const { id } of tables.rooms) {
      expect((layouts[2].missionsIn.get(id)?.length ?? 0) + (layouts[2].guestsIn.get(id) ?? 0), id).toBeGreaterThan(0)
    }
    const doors = playerCounts.map((players) => layouts[players].doors.length)
    expect(doors).toEqual([...doors].sort((one, other) => one - other))
    expect(doors[2]).toBe(tables.doors.length)
  })
})
