import type { Tables } from '@nora/effects'
import type { Layout, MissionSpace, PlayerCount, WheelSpace } from './content.ts'
import type { Area, Floor } from './names.ts'
import type { Schemas } from './schema.ts'

export const areaOfFloor = (floor: Floor): Area => (floor === 'cellar' ? 'cellar' : 'house')

/** What is used with this many players. */
export function layoutOf(tables: Tables<Schemas>, players: PlayerCount): Layout {
  const used = (mark: { readonly players?: readonly number[] }) => mark.players?.includes(players) ?? true
  const spacesOf = new Map(
    tables.segments.map(({ id, sides }) => [id, wheelSpaces(id, sides.find(used)?.spaces ?? [])]),
  )
  const missionSpaces = tables.rooms.flatMap((room) =>
    room.missions.flatMap((space, index): MissionSpace[] =>
      used(space) ? [{ id: `${room.id}${index + 1}`, room: room.id, area: areaOfFloor(room.floor) }] : [],
    ),
  )
  return {
    spacesOf,
    spaces: new Map([...spacesOf.values()].flat().map((space) => [space.id, space])),
    missionSpaces,
    missionsIn: new Map(
      tables.rooms.map(({ id }) => [id, missionSpaces.filter(({ room }) => room === id).map((space) => space.id)]),
    ),
    guestsIn: new Map(tables.rooms.map(({ id, guests }) => [id, guests.filter(used).length])),
    doors: tables.passages.filter(used).map(({ id }) => id),
    steps: new Map(tables.objectives.map(({ id, steps }) => [id, steps.filter(used).map(({ needs }) => needs)])),
    cheeses: tables.cheeses.filter(used).map(({ id }) => id),
  }
}

function wheelSpaces(segment: string, spaces: readonly WheelSpace['bonus'][]): WheelSpace[] {
  return spaces.map((bonus, index) => ({ id: `${segment}-${index + 1}`, segment, bonus }))
}
