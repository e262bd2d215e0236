import { ask, because, type Flow, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { type Bench, benches } from '../content/names.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { isSplice, isUsed, turnTile } from './workshop.ts'

/** The sort of tiles a card turns up. */
export type TileSort = 'saw' | 'splice' | 'glue' | 'any'

function used(table: WoodcraftTable, seat: Seat, sort: TileSort): Bench[] {
  const player = playerOf(table, seat)
  const of = (bench: Bench) => sort === 'any' || sort === bench || (sort === 'splice' && isSplice(bench))
  return benches.filter((bench) => of(bench) && isUsed(player, bench))
}

const readyKind: Kind<WoodcraftTable, { readonly sort: TileSort }, Bench> = {
  name: 'ready',
  space: (table, seat, { sort }) => listed(used(table, seat, sort)),
  sought: () => benches,
  why: (_table, _seat, _args, choice) =>
    (benches as readonly unknown[]).includes(choice) ? because('tileNotUsed') : undefined,
}

export const readyKinds = [readyKind]

export function whyNotReady(table: WoodcraftTable, seat: Seat, sort: TileSort): Reason | undefined {
  return used(table, seat, sort).length > 0 ? undefined : because('tileNotUsed')
}

/** A used tile is turned face up again before the income phase. */
export function* readyTile(table: WoodcraftTable, seat: Seat, sort: TileSort): Flow {
  const bench = yield* ask(table, seat, readyKind, { sort })
  turnTile(playerOf(table, seat), bench, false)
  table.tell?.({ type: 'ready', seat, bench })
}
