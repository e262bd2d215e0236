import { ask, type Flow, filtered, type Item, type Kind, type Reason, type Seat, type Space } from '@nora/kernel'
import { boardOshax } from '../actions/board-cat.ts'
import { fits } from '../actions/place-tile.ts'
import { tileOf } from '../content/content.ts'
import { refuse } from '../reasons.ts'
import type { CatsTable } from '../state.ts'
import { DISCARDS, handOf, OSHAXES } from '../zones.ts'

/** Which oshax comes along. */
export const oshaxKind: Kind<CatsTable, null, Item> = {
  name: 'oshax',
  space: (table, seat) => oshaxes(table, seat),
  sought: (table) => table.zone(OSHAXES),
  why: (table, _seat, _args, choice) =>
    table.zone(OSHAXES).includes(choice as Item) ? refuse('noLegalPlacement', { tile: choice }) : undefined,
}

/** Whether an oshax card could bring any oshax aboard; alone against the Sister they may run out. */
export function oshaxFits(table: CatsTable, seat: Seat): boolean {
  return oshaxes(table, seat).count(1) > 0
}

/** Isle of Cats rulebook, Rare finds: the oshax comes from the table straight onto the ship. */
export function* playOshax(table: CatsTable, seat: Seat, card: Item): Flow {
  table.move(card, handOf(seat), DISCARDS)
  const tile = yield* ask(table, seat, oshaxKind, null)
  table.tell?.({ type: 'oshaxJoined', seat, items: [card, tile] })
  yield* boardOshax(table, seat, tile)
}

/** Why an oshax card may not be played. Isle of Cats rulebook, Solo, Rare finds: the oshaxes may run out. */
export function whyNotOshax(table: CatsTable, seat: Seat): Reason | undefined {
  if (table.zone(OSHAXES).length === 0) return refuse('supplyEmpty', { supply: OSHAXES })
  return oshaxFits(table, seat) ? undefined : refuse('noLegalPlacement', { tile: 'oshax' })
}

function oshaxes(table: CatsTable, seat: Seat): Space<Item> {
  return filtered(table.zone(OSHAXES), (tile) => fits(table, seat, tileOf(table.content, tile).shape))
}
