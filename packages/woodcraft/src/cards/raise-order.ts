import { ask, because, type Flow, type Item, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { rowWith } from '../actions/complete-order.ts'
import { rows } from '../content/names.ts'
import type { WoodcraftTable } from '../state.ts'
import { rowOf } from '../zones.ts'

/** Orders that are not in the top row. */
function lower(table: WoodcraftTable, seat: Seat): Item[] {
  return rows.flatMap((_, row) => (row === 0 ? [] : [...table.zone(rowOf(seat, row))]))
}

const raiseOrderKind: Kind<WoodcraftTable, { readonly rows: number }, Item> = {
  name: 'raiseOrder',
  space: (table, seat) => listed(lower(table, seat)),
  sought: (table, seat) => rows.flatMap((_, row) => [...table.zone(rowOf(seat, row))]),
  why: (table, seat, _args, choice) =>
    table.zone(rowOf(seat, 0)).includes(choice as string) ? because('topRow') : undefined,
}

export const raiseOrderKinds = [raiseOrderKind]

export function whyNotRaiseOrder(table: WoodcraftTable, seat: Seat): Reason | undefined {
  return lower(table, seat).length > 0 ? undefined : because('noLowerOrder')
}

/** A customer grants more time: an order moves up, at most to the top row. */
export function* raiseOrder(table: WoodcraftTable, seat: Seat, by: number): Flow {
  const order = yield* ask(table, seat, raiseOrderKind, { rows: by })
  const row = rowWith(table, seat, order)
  const to = Math.max(0, row - by)
  table.move(order, rowOf(seat, row), rowOf(seat, to))
  table.tell?.({ type: 'raiseOrder', seat, items: [order], row: rows[to] as string })
}
