import type { Flow } from '@nora/kernel'
import type { RecordOf } from '../content/schema.ts'
import type { WistarTable } from '../state.ts'
import { canTakeCheese, hasGuestHere, takeCheese, takeGuestHere, takeRoundGuest } from './guests.ts'
import { completeMission } from './missions.ts'
import { takeLeftmost } from './projects.ts'
import { ACTIONS_TURNED } from './ratbot-zones.ts'
import { advance, orAdvance } from './state-cards.ts'

export type ActionCard = RecordOf<'actionCards'>
export type Bonus = ActionCard['bonuses'][number]

/** The action card turned over last. */
export function turnedCard(table: WistarTable): ActionCard {
  const turned = table.zone(ACTIONS_TURNED).at(-1)
  return table.content.tables.actionCards.find(({ id }) => id === turned) as ActionCard
}

/** Russian rulebook, Получение бонусов: each of them, from the top down, advances a marker or does so failing all else. */
export function* carryOutBonus(table: WistarTable, { kind, token }: Bonus): Flow {
  switch (kind) {
    case 'advancedCards':
      takeLeftmost(table, 'advanced')
      return yield* advance(table, token)
    case 'guest':
      yield* orAdvance(table, yield* takeRoundGuest(table), token)
      return yield* advance(table, token)
    case 'advance':
      return yield* advance(table, token)
    case 'mission':
      return yield* orAdvance(table, completeMission(table), token)
    case 'roomGuest':
      if (canTakeCheese(table)) return yield* orAdvance(table, takeCheese(table), token)
      if (hasGuestHere(table)) return yield* orAdvance(table, takeGuestHere(table), token)
      return yield* advance(table, token)
  }
}
