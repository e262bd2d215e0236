import { BEDS } from '../actions/build-beds.ts'
import { TILES } from '../actions/dig-rooms.ts'
import type { WistarTable } from '../state.ts'
import { boardOf, ratbotOf } from './ratbot.ts'
import { RATBOT_GUESTS } from './ratbot-zones.ts'

/** Rooms of the automa board with neither a bed nor a guest. */
export function freeRooms(table: WistarTable): number {
  const { rooms, beds } = ratbotOf(table)
  return boardOf(table).freeRooms + rooms - beds - table.zone(RATBOT_GUESTS).length
}

/** Points at once; `source` is what they come from. */
export function score(table: WistarTable, points: number, source: string): void {
  if (points === 0) return
  ratbotOf(table).points += points
  table.tell?.({ type: 'ratbotScores', points, source })
}

/** The underground tile of the lowest value. Says whether there was one. */
export function digRoom(table: WistarTable): boolean {
  const ratbot = ratbotOf(table)
  if (ratbot.rooms === TILES) return false
  ratbot.rooms++
  table.tell?.({ type: 'ratbotDigs', rooms: ratbot.rooms })
  return true
}

/**
 * Russian rulebook, Постройка кроватей: the bed of the lowest value; without a free room a room is dug instead, whether or
 * not a bed is left. Says whether there was a bed, or a room to dig.
 */
export function buildBed(table: WistarTable): boolean {
  const ratbot = ratbotOf(table)
  if (freeRooms(table) === 0) return digRoom(table)
  if (ratbot.beds === BEDS) return false
  ratbot.beds++
  table.tell?.({ type: 'ratbotBuilds', beds: ratbot.beds })
  return true
}
