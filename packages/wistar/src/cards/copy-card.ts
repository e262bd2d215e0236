import { ask, type Flow, type Item, type Kind, lazy, type Seat } from '@nora/kernel'
import { cardOf } from '../player-board/player-area.ts'
import type { WistarTable } from '../state.ts'
import { areaOf } from '../zones.ts'

const SKIP = 'skip'
const COPY = 'copyOncePerRound'

/** Card 77: a once-per-round effect of another card, one's own or an opponent's, used or not. */
export const copyKind: Kind<WistarTable, null, Item> = {
  name: 'copy',
  declines: (choice) => choice === SKIP,
  space: (table, seat) => lazy(() => [...cardsToCopy(table, seat), SKIP]),
}

export function cardsToCopy(table: WistarTable, seat: Seat): Item[] {
  const found: Item[] = []
  for (const owner of table.state.players.keys()) {
    for (const card of table.zone(areaOf(owner))) {
      const { power } = cardOf(table, card)
      if (power.kind !== 'oncePerRound') continue
      const { language } = table.content
      // What copies itself would be copied without end.
      if (language.walk(power.effect).some((effect) => effect.do === COPY)) continue
      if (!language.at(table, seat, card).openly.can(power.effect)) found.push(card)
    }
  }
  return found
}

export function* copyOncePerRound(table: WistarTable, seat: Seat): Flow {
  const card = yield* ask(table, seat, copyKind, null)
  if (card === SKIP) return
  const { power } = cardOf(table, card)
  if (power.kind === 'oncePerRound') yield* table.content.language.at(table, seat, card).run(power.effect)
}
