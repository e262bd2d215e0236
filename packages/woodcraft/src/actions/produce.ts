import { ask, because, type Flow, type Item, type Kind, listed, type Seat } from '@nora/kernel'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import { resolve } from '../cards/resolve-effect.ts'
import type { HelperCard } from '../content/content.ts'
import type { WoodcraftTable } from '../state.ts'
import { workshopOf } from '../zones.ts'
import { ENOUGH } from './main-action.ts'

export type ProduceArgs = { readonly done: readonly Item[]; readonly most: number }

/** Helpers who have not taken part in this production. */
export function idleHelpers(table: WoodcraftTable, seat: Seat, done: readonly Item[]): Item[] {
  return table.zone(workshopOf(seat)).filter((helper) => !done.includes(helper))
}

const produceKind: Kind<WoodcraftTable, ProduceArgs, Item> = {
  name: 'produce',
  declines: (choice) => choice === ENOUGH,
  space: (table, seat, { done }) => listed([...idleHelpers(table, seat, done), ENOUGH]),
  sought: (table, seat) => table.zone(workshopOf(seat)),
  why: (_table, _seat, { done }, choice) => (done.includes(choice as string) ? because('producedAlready') : undefined),
}

export const produceKinds = [produceKind]

/** Production with up to so many different helpers; a permanent ability may add to the number. */
export function* produce(table: WoodcraftTable, seat: Seat, helpers: number): Flow {
  const most = helpers + sumOf(table, seat, 'moreProduction')
  const done: Item[] = []
  while (done.length < most && idleHelpers(table, seat, done).length > 0) {
    const choice = yield* ask(table, seat, produceKind, { done: [...done], most })
    if (choice === ENOUGH) return
    done.push(choice)
    yield* produceWith(table, seat, choice)
  }
}

export function* produceWith(table: WoodcraftTable, seat: Seat, helper: Item): Flow {
  const { production } = table.content.helpers.get(helper) as HelperCard
  table.tell?.({ type: 'produce', seat, items: [helper] })
  yield* resolve(table, seat, { road: 'helpers', item: helper }, production)
  yield* react(table, seat, { on: 'produce' })
}
