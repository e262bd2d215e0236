import type { Effect } from '@nora/effects'
import type { Flow, Json, Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import { type Owner, playerOf, type WistarTable } from '../state.ts'
import { gain } from './gain.ts'

export const HUT = 'hut'

/** Czech rulebook, Akce na chaloupce alchymyšky: what a potion is good for. */
export const potionEffect: Effect = {
  do: 'choose',
  may: true,
  options: {
    playInvention: { do: 'playInvention' },
    completeMission: { do: 'completeMission' },
    metal: { do: 'gain', what: 'metal', n: 1 },
    wood: { do: 'gain', what: 'wood', n: 1 },
  },
}

export function* drinkPotion(table: WistarTable, seat: Seat, source: Json): Flow {
  yield* table.content.language.at(table, seat, source).run(potionEffect)
  yield* react(table, seat, { on: 'drinkPotion' })
}

/** Any number of leaders stand here, in the order they came: a movement token and a potion. */
export function* visitHut(table: WistarTable, seat: Seat): Flow {
  playerOf(table, seat).leaders--
  table.state.hut.push(seat)
  table.tell?.({ type: 'leaderPlaced', seat, space: HUT })
  yield* gain(table, seat, 'movement', 1, HUT)
  yield* drinkPotion(table, seat, HUT)
  yield* react(table, seat, { on: 'visitHut' })
}

/** Czech rulebook, Fáze přípravy kola: by the leftmost leader of each, then the others as they were. */
export function orderFromHut(order: readonly Owner[], hut: readonly Owner[]): Owner[] {
  const first = [...new Set(hut)]
  return [...first, ...order.filter((owner) => !first.includes(owner))]
}
