import { draw, type Flow } from '@nora/kernel'
import type { RoomId } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { moveExplorer, pitchTent, revealMission } from './farm.ts'
import { canTakeCheese, canTakeFarmGuest, takeCheese, takeFarmGuest } from './guests.ts'
import { type ExplorationCard, topCard } from './priorities.ts'
import { ratbotOf } from './ratbot.ts'
import { EXPLORATION_DECK, EXPLORATION_PLAYED, EXPLORATION_TOP } from './ratbot-zones.ts'

type Rows = NonNullable<ExplorationCard['rows']>
type ExplorationStep = Rows[keyof Rows][number]

/** Where the last card sends Ratbot when there is nothing to take. */
const LAST_ROOM: RoomId = 'G'

/**
 * Russian rulebook, Карты исследования: the row of the explorer's place, from left to right; what is impossible is left out.
 * The card leaves first, so that the back of the next one counts. Says for how many guests there was neither a free room nor
 * one to dig.
 */
export function* playExplorationCard(table: WistarTable): Flow<number> {
  const { id, rows } = topCard(table)
  const { explorer } = ratbotOf(table)
  table.tell?.({ type: 'ratbotExplores', items: [id], place: explorer })
  if (!rows) return (yield* playLastCard(table)) ? 0 : 1
  table.move(id, EXPLORATION_TOP, EXPLORATION_PLAYED)
  yield* draw(table, EXPLORATION_DECK, EXPLORATION_TOP, 1)
  let lacking = 0
  for (const step of rows[explorer as keyof Rows] ?? []) if (!(yield* carryOut(table, step))) lacking++
  return lacking
}

function* carryOut(table: WistarTable, step: ExplorationStep): Flow<boolean> {
  switch (step.kind) {
    case 'move':
      moveExplorer(table, step.to)
      return true
    case 'reveal':
      revealMission(table)
      return true
    case 'tent':
      pitchTent(table)
      return true
    case 'guest':
      return yield* takeFarmGuest(table)
    case 'cheese':
      return takeCheese(table)
  }
}

/** The card at the bottom stays: the cheese, else a guest, else to the room of the cheese. */
function* playLastCard(table: WistarTable): Flow<boolean> {
  if (canTakeCheese(table)) return takeCheese(table)
  if (canTakeFarmGuest(table)) return yield* takeFarmGuest(table)
  moveExplorer(table, LAST_ROOM)
  return true
}
