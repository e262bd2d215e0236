import type { Item } from '@nora/kernel'
import { layoutOf, RATBOT, type WistarTable } from '../state.ts'
import { openMission } from '../zones.ts'
import { places } from './farm.ts'
import { byPriority } from './priorities.ts'
import { ratbotOf } from './ratbot.ts'

/** Markers on the automa board for missions. */
export const MARKERS = 7

function hasMarker(table: WistarTable): boolean {
  return ratbotOf(table).markers < MARKERS
}

/**
 * Russian rulebook, Выполнение миссии: a mission that lies face up where the explorer or a tent is. The leftmost marker goes
 * to its topmost free row; requirements, locks and reward do not matter. Says whether there was one.
 */
export function completeMission(table: WistarTable): boolean {
  const [space] = byPriority(table, openMissions(table))
  if (space === undefined || !hasMarker(table)) return false
  const rows = table.state.rows[space] as (number | null)[]
  const row = rows.indexOf(null)
  rows[row] = RATBOT
  ratbotOf(table).markers++
  table.tell?.({ type: 'ratbotCompletes', items: [table.zone(openMission(space))[0] as Item], space, row: row + 1 })
  return true
}

/** The spaces with a free row on a mission that Ratbot can reach. */
function openMissions(table: WistarTable): string[] {
  const { missionsIn } = layoutOf(table)
  const spaces = places(table).flatMap((room) => missionsIn.get(room) ?? [])
  return spaces.filter(
    (space) => table.zone(openMission(space)).length > 0 && table.state.rows[space]?.includes(null) === true,
  )
}
