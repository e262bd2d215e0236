import { ask, because, type Flow, type Item, type Kind, lazy, type Seat } from '@nora/kernel'
import { gain } from '../actions/gain.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { HEROES, heroesOf } from '../zones.ts'
import { addIcons, reactToIcons } from './icons.ts'

/** Which of the heroes still there. */
export const heroKind: Kind<WistarTable, null, Item> = {
  name: 'hero',
  space: (table) => lazy(() => table.zone(HEROES)),
  sought: (table) => table.content.heroes.keys(),
  why: (table, _seat, _args, choice) =>
    typeof choice === 'string' && table.content.heroes.has(choice) ? because('heroTaken') : undefined,
}

/** Czech rulebook, Schopnosti na desce hráče: 1 point for each own icon of the hero's skill, its own two included. */
export function* takeHero(table: WistarTable, seat: Seat): Flow {
  if (table.zone(HEROES).length === 0) return
  const card = yield* ask(table, seat, heroKind, null)
  const hero = table.content.heroes.get(card) as NonNullable<ReturnType<typeof table.content.heroes.get>>
  table.move(card, HEROES, heroesOf(seat))
  table.tell?.({ type: 'heroTaken', seat, items: [card] })
  const icons = [[hero.skill, hero.icons]] as const
  addIcons(table, seat, icons)
  yield* gain(table, seat, 'points', playerOf(table, seat).icons[hero.skill], card)
  yield* reactToIcons(table, seat, icons)
}
