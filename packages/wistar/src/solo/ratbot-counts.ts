import type { Counted } from '@nora/effects'
import { areaOfGuest } from '../player-board/player-area.ts'
import { layoutOf, RATBOT, type WistarTable } from '../state.ts'
import { claimedByRatbot } from './objectives.ts'
import { ratbotOf } from './ratbot.ts'
import { RATBOT_DOORS, RATBOT_GUESTS } from './ratbot-zones.ts'

/** What Ratbot has of a counted thing. Its pile is no hand, and it plays no inventions. */
export function ratbotCount(table: WistarTable, { count, area, region }: Counted): number {
  const { beds, rooms, tents, workers } = ratbotOf(table)
  switch (count) {
    case 'beds':
      return beds
    case 'rooms':
      return rooms
    case 'tents':
      return tents.length
    case 'doors':
      return table.zone(RATBOT_DOORS).length
    case 'guests':
      return table.zone(RATBOT_GUESTS).filter((guest) => !area || areaOfGuest(table, guest) === area).length
    case 'objectives':
      return claimedByRatbot(table)
    case 'cubes':
      return markersOnMissions(table, area)
    case 'workers':
      return region ? workers[region as keyof typeof workers] : workers.forest + workers.lair + workers.farm
    case 'hutLeaders':
      return table.state.hut.filter((owner) => owner === RATBOT).length
    default:
      return 0
  }
}

function markersOnMissions(table: WistarTable, area: Counted['area']): number {
  const spaces = layoutOf(table).missionSpaces.filter((space) => !area || space.area === area)
  return spaces.flatMap(({ id }) => table.state.rows[id] ?? []).filter((owner) => owner === RATBOT).length
}
