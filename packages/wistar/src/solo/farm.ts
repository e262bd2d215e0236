import type { Item } from '@nora/kernel'
import { ENTRANCE } from '../content/names.ts'
import { hiddenMissions, isClosed } from '../farm/farm.ts'
import { TENTS } from '../farm/tents.ts'
import type { WistarTable } from '../state.ts'
import { doorAt, hiddenMission, openMission } from '../zones.ts'
import { byPriority } from './priorities.ts'
import { ratbotOf } from './ratbot.ts'
import { RATBOT_DOORS } from './ratbot-zones.ts'

/** Where Ratbot can complete missions: the explorer's room and those of its tents. */
export function places(table: WistarTable): string[] {
  const { explorer, tents } = ratbotOf(table)
  return tents.includes(explorer) ? [...tents] : [explorer, ...tents]
}

/** Russian rulebook, Карты исследования: a door in between goes to Ratbot face down, without its bonus. */
export function moveExplorer(table: WistarTable, to: string): void {
  const ratbot = ratbotOf(table)
  const { explorer: from } = ratbot
  if (from === to) return
  const way = table.content.ways.get(from)?.find((candidate) => candidate.to === to)
  if (way && isClosed(table, way.passage)) takeDoor(table, way.passage)
  ratbot.explorer = to
  table.tell?.({ type: 'ratbotMoves', from, to })
}

function takeDoor(table: WistarTable, passage: string): void {
  table.move(table.zone(doorAt(passage))[0] as Item, doorAt(passage), RATBOT_DOORS)
  table.tell?.({ type: 'ratbotOpensDoor', passage })
}

/** A face-down mission of the explorer's room; of two the one with the lower number. No bonus. */
export function revealMission(table: WistarTable): void {
  const [space] = byPriority(table, hiddenMissions(table, [ratbotOf(table).explorer]))
  if (space === undefined) return
  const card = table.zone(hiddenMission(space))[0] as Item
  table.move(card, hiddenMission(space), openMission(space))
  table.tell?.({ type: 'ratbotReveals', items: [card], space })
}

/** Two tents in different rooms; none at the entrance, which is no room. */
export function pitchTent(table: WistarTable): void {
  const { explorer, tents } = ratbotOf(table)
  if (tents.length === TENTS || explorer === ENTRANCE || tents.includes(explorer)) return
  tents.push(explorer)
  table.tell?.({ type: 'ratbotPitches', room: explorer })
}
