import { ask, confirm, type Flow, filtered, type Item, type Kind, type Next, type Seat } from '@nora/kernel'
import { boardCat } from '../actions/board-cat.ts'
import { fits } from '../actions/place-tile.ts'
import { tileOf } from '../content/content.ts'
import { catsInZones, zoneOfCat } from '../island/cat-zones.ts'
import { refuse } from '../reasons.ts'
import { type CatsTable, playerOf } from '../state.ts'
import type { CatZone } from '../zones.ts'
import { enterPhase } from './phase.ts'
import { nextInOrder } from './turn-order.ts'

const PASS = 'pass'

/** Family rules: a cat from either zone at no cost, or pass for the day. */
export const familyRescueKind: Kind<CatsTable, null, Item> = {
  name: 'familyRescue',
  endsTurn: (choice) => choice === PASS,
  declines: (choice) => choice === PASS,
  // Family rules: a cat costs nothing, and whoever has passed takes none any more before all that are left sail away.
  lostBy: (table, seat, _args, choice) =>
    choice === PASS ? catsInZones(table).filter((cat) => fits(table, seat, tileOf(table.content, cat).shape)) : [],
  space: (table, seat) =>
    filtered(
      [PASS, ...catsInZones(table)],
      (choice) => choice === PASS || fits(table, seat, tileOf(table.content, choice).shape),
    ),
  sought: (table) => catsInZones(table),
  why: (table, _seat, _args, choice) => {
    if (typeof choice !== 'string' || !table.content.tiles.has(choice)) return undefined
    return zoneOfCat(table, choice)
      ? refuse('noLegalPlacement', { tile: choice })
      : refuse('notInZones', { tile: choice })
  },
}

/** Family rules: turns of one cat each, until all have passed or no cat is left. */
export function* familyTurn(table: CatsTable, { place }: { readonly place: number }): Flow<Next> {
  enterPhase(table, 'rescue')
  const seat = table.state.order[place] as Seat
  const choice = yield* ask(table, seat, familyRescueKind, null)
  if (choice === PASS) {
    playerOf(table, seat).passed = true
    table.tell?.({ type: 'passed', seat })
  } else {
    const zone = zoneOfCat(table, choice) as CatZone
    table.tell?.({ type: 'rescued', seat, items: [choice], zone, fish: 0, basket: null })
    yield* boardCat(table, seat, zone, choice)
  }
  yield* confirm(table, seat)
  const next = catsInZones(table).length > 0 ? nextInOrder(table, place) : undefined
  return next === undefined ? { step: 'nextDay' } : { step: 'familyTurn', args: { place: next } }
}
