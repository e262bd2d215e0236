import { because, type Item, type Reason, type Seat } from '@nora/kernel'
import { areaOfFloor } from '../content/layout.ts'
import { type Area, ENTRANCE } from '../content/names.ts'
import type { Room } from '../content/schema.ts'
import { layoutOf, playerOf, type WistarTable } from '../state.ts'
import { doorAt, guestsIn, hiddenMission } from '../zones.ts'

/** The farm as it stands: who can be where, and what is still there. */

export function areaOfRoom({ content }: WistarTable, room: string): Area {
  return areaOfFloor((content.rooms.get(room) as Room).floor)
}

/** The explorer's place and the rooms with an own tent: a tent acts like the explorer, except for moving. */
export function explorerAndTents(table: WistarTable, seat: Seat): string[] {
  const { explorer, tents } = playerOf(table, seat)
  return tents.includes(explorer) ? [...tents] : [explorer, ...tents]
}

/** A door lies in the passage; a space for a door that is not used at this player count is an open passage. */
export function isClosed(table: WistarTable, passage: string): boolean {
  const doors = table.state.zones[doorAt(passage)]
  return doors !== undefined && doors.length > 0
}

export function closedPassages(table: WistarTable): string[] {
  return layoutOf(table).doors.filter((passage) => isClosed(table, passage))
}

/** The doors next to the explorer or an own tent. */
export function doorsNear(table: WistarTable, seat: Seat): string[] {
  const found: string[] = []
  for (const place of explorerAndTents(table, seat)) {
    for (const { passage } of table.content.ways.get(place) ?? []) {
      if (!found.includes(passage) && isClosed(table, passage)) found.push(passage)
    }
  }
  return found
}

/** The places one step away through open passages. */
export function stepsFrom(table: WistarTable, place: string): string[] {
  const found: string[] = []
  for (const { passage, to } of table.content.ways.get(place) ?? []) {
    if (!isClosed(table, passage) && !found.includes(to)) found.push(to)
  }
  return found
}

/** Cards 22, 27 and 50: the rooms that can be reached from a place with no door in the way, the place itself included. */
export function reachableRooms(table: WistarTable, from: string): string[] {
  const reached = [from]
  for (let index = 0; index < reached.length; index++) {
    for (const place of stepsFrom(table, reached[index] as string)) if (!reached.includes(place)) reached.push(place)
  }
  return reached.filter((place) => place !== ENTRANCE)
}

/** The spaces with a mission still face down; near the explorer and tents, or anywhere. */
export function hiddenMissions(table: WistarTable, rooms: readonly string[]): string[] {
  const { missionsIn } = layoutOf(table)
  const found: string[] = []
  for (const room of rooms) {
    for (const space of missionsIn.get(room) ?? []) if (table.zone(hiddenMission(space)).length > 0) found.push(space)
  }
  return found
}

export function everyRoom({ content }: WistarTable): string[] {
  return [...content.rooms.keys()]
}

export function roomsWithGuests(table: WistarTable, rooms: readonly string[]): string[] {
  return rooms.filter((room) => room !== ENTRANCE && table.zone(guestsIn(room)).length > 0)
}

/** Why the explorer cannot step to a place. */
export function whyNoStep(table: WistarTable, from: string, to: Item): Reason {
  const way = (table.content.ways.get(from) ?? []).find((candidate) => candidate.to === to)
  return way ? because('doorClosed', { passage: way.passage }) : because('notNextTo', { from, to })
}
