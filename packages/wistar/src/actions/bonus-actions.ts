import type { Effect } from '@nora/effects'
import type { Flow, Reason, Seat } from '@nora/kernel'
import type { BonusAction } from '../content/names.ts'
import type { WistarTable } from '../state.ts'

/** Czech rulebook, Bonusové akce, in the words of the cards. */
const effects: { readonly [bonus in BonusAction]: Effect } = {
  move1: { do: 'moveWorkers', n: 1 },
  move2: { do: 'moveWorkers', n: 2 },
  joker: { do: 'gain', what: 'joker', n: 1 },
  basicCard: { do: 'gain', what: 'basicCard', n: 1 },
  metal: { do: 'gain', what: 'metal', n: 1 },
  wood: { do: 'gain', what: 'wood', n: 1 },
  explore: { do: 'explore', n: 1 },
  potion: { do: 'potion' },
  roundGuest: { do: 'takeGuest', from: 'round' },
  playInvention: { do: 'playInvention' },
  completeMission: { do: 'completeMission' },
}

export function bonusEffect(bonus: BonusAction): Effect {
  return effects[bonus]
}

/** Why a bonus action would do nothing, as far as everybody can see. */
export function whyNoBonus(table: WistarTable, seat: Seat, bonus: BonusAction): Reason | undefined {
  return table.content.language.at(table, seat, bonus).openly.can(effects[bonus])
}

export function* bonusAction(table: WistarTable, seat: Seat, bonus: BonusAction): Flow {
  table.tell?.({ type: 'bonusAction', seat, bonus })
  yield* table.content.language.at(table, seat, bonus).run(effects[bonus])
}
