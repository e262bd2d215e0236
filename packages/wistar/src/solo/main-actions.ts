import type { Flow } from '@nora/kernel'
import { HUT } from '../actions/alchemists-hut.ts'
import type { MainAction, Skill } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { buildBed, digRoom, score } from './automa-board.ts'
import { playExplorationCard } from './exploration-cards.ts'
import type { Stand } from './leader.ts'
import { completeMission } from './missions.ts'
import { takeLeftmost } from './projects.ts'
import { boardOf, ratbotOf } from './ratbot.ts'
import { orAdvance } from './state-cards.ts'

/** At this strength beds, rooms and exploration cards are doubled, and projects are of both decks. */
const FULL_STRENGTH = 3

/** Russian rulebook, Выполнение действия: what is pictured on the automa board, and with it the token shown there. */
export function* carryOutAction(table: WistarTable, stand: Stand): Flow {
  const { hutToken } = boardOf(table)
  if (stand === HUT) return yield* orAdvance(table, completeMission(table), hutToken)
  const strength = ratbotOf(table).workers[table.content.regionOf[stand]]
  table.tell?.({ type: 'ratbotActs', action: stand, strength })
  yield* perform(table, stand, strength, hutToken)
}

function* perform(table: WistarTable, action: MainAction, strength: number, token: Skill): Flow {
  const times = strength >= FULL_STRENGTH ? 2 : 1
  switch (action) {
    case 'gatherWood':
    case 'gatherMetal':
      return score(table, strength, action)
    case 'buildBeds':
      for (let done = 0; done < times; done++) yield* orAdvance(table, buildBed(table), token)
      return
    case 'digRooms':
      for (let done = 0; done < times; done++) yield* orAdvance(table, digRoom(table), token)
      return
    case 'developProjects':
      takeLeftmost(table, 'basic')
      if (strength >= FULL_STRENGTH) takeLeftmost(table, 'advanced')
      return
    case 'explore':
      for (let done = 0; done < times; done++) yield* playExplorationCard(table)
      return
  }
}
