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
 * Russian rulebook, Карты исследования: the row of the explorer's place, from left to right; what is impossible is ignored,
 * also a guest with neither a free room nor one to dig. The card leaves first, so that the back of the next one counts.
 */
export function* playExplorationCard(table: WistarTable): Flow {
  const { id, rows } = topCard(table)
  const { explorer } = ratbotOf(table)
  table.tell?.({ type: 'ratbotExplores', items: [id], place: explorer })
  if (!rows) return yield* playLastCard(table)
  table.move(id, EXPLORATION_TOP, EXPLORATION_PLAYED)
  yield* draw(table, EXPLORATION_DECK, EXPLORATION_TOP, 1)
  for (const step of rows[explorer as keyof Rows] ?? []) yield* carryOut(table, step)
}

function* carryOut(table: WistarTable, step: ExplorationStep): Flow {
  switch (step.kind) {
    case 'move':
      return moveExplorer(table, step.to)
    case 'reveal':
      return revealMission(table)
    case 'tent':
      return pitchTent(table)
    case 'guest':
      return yield* takeFarmGuest(table)
    case 'cheese':
      if (canTakeCheese(table)) takeCheese(table)
      return
  }
}

/** The card at the bottom stays: the cheese, else a guest, else to the room of the cheese. */
function* playLastCard(table: WistarTable): Flow {
  if (canTakeCheese(table)) takeCheese(table)
  else if (canTakeFarmGuest(table)) yield* takeFarmGuest(table)
  else moveExplorer(table, LAST_ROOM)
}
