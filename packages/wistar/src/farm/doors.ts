import type { Effect } from '@nora/effects'
import { ask, because, type Flow, type Item, type Json, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import { layoutOf, type WistarTable } from '../state.ts'
import { doorAt, doorsOf } from '../zones.ts'
import { closedPassages, doorsNear, isClosed } from './farm.ts'

type DoorArgs = { readonly where: 'near' | 'anywhere' }

export const NONE = 'none'

/** Which door an effect opens. */
export const doorKind: Kind<WistarTable, DoorArgs, string> = {
  name: 'openDoor',
  declines: (choice) => choice === NONE,
  space: (table, seat, args) => lazy(() => [...doorsFor(table, seat, args), NONE]),
  sought: (table) => layoutOf(table).doors,
  why: (table, _seat, _args, choice) => whyNoDoor(table, choice),
}

/** Why a door cannot be opened from here. */
export function whyNoDoor(table: WistarTable, passage: Json): Reason | undefined {
  if (typeof passage !== 'string' || !layoutOf(table).doors.includes(passage)) return undefined
  return isClosed(table, passage) ? because('doorNotNear') : because('doorOpen')
}

export function doorsFor(table: WistarTable, seat: Seat, { where }: DoorArgs): string[] {
  return where === 'near' ? doorsNear(table, seat) : closedPassages(table)
}

export function* openSomeDoor(table: WistarTable, seat: Seat, args: DoorArgs): Flow {
  const passage = yield* ask(table, seat, doorKind, args)
  if (passage !== NONE) yield* openDoor(table, seat, passage)
}

/** Czech rulebook, Otevření dveří: take the bonus at once, keep the token; the passage is open for all. */
export function* openDoor(table: WistarTable, seat: Seat, passage: string): Flow {
  const door = table.zone(doorAt(passage))[0] as Item
  table.move(door, doorAt(passage), doorsOf(seat))
  table.tell?.({ type: 'doorOpened', seat, items: [door], passage })
  yield* table.content.language.at(table, seat, door).run(table.content.doors.get(door) as Effect)
  yield* react(table, seat, { on: 'openDoor' })
}
