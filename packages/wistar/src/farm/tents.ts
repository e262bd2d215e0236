import { ask, because, type Flow, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import { ENTRANCE } from '../content/names.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { reachableRooms } from './farm.ts'

/** Tents of a player. */
export const TENTS = 2

/** Czech rulebook, Umístění stanu: two tents in different rooms, where the explorer stands. */
export function whyNoTent(table: WistarTable, seat: Seat): Reason | undefined {
  const { explorer, tents } = playerOf(table, seat)
  if (tents.length >= TENTS) return because('noneLeft', { what: 'tents' })
  if (explorer === ENTRANCE) return because('noTentAtEntrance')
  return tents.includes(explorer) ? because('tentHere') : undefined
}

export function* pitchTent(table: WistarTable, seat: Seat, room: string): Flow {
  playerOf(table, seat).tents.push(room)
  table.tell?.({ type: 'tentPitched', seat, room })
  yield* react(table, seat, { on: 'pitchTent' })
}

/** Where a tent goes; with both pitched, which one moves there. */
type TentPlace = { readonly room: string; readonly from?: string } | typeof NONE

const NONE = 'none'

/** Card 50: in any room that can be reached; if both tents are pitched, one of them may move. */
export const tentKind: Kind<WistarTable, null, TentPlace> = {
  name: 'tent',
  declines: (choice) => choice === NONE,
  space: (table, seat) => lazy(() => [...tentPlaces(table, seat), NONE]),
}

export function tentPlaces(table: WistarTable, seat: Seat): TentPlace[] {
  const { explorer, tents } = playerOf(table, seat)
  const rooms = reachableRooms(table, explorer).filter((room) => !tents.includes(room))
  return tents.length < TENTS
    ? rooms.map((room) => ({ room }))
    : tents.flatMap((from) => rooms.map((room) => ({ room, from })))
}

export function* pitchTentFar(table: WistarTable, seat: Seat): Flow {
  const place = yield* ask(table, seat, tentKind, null)
  if (place === NONE) return
  const { tents } = playerOf(table, seat)
  if (place.from !== undefined) {
    tents.splice(tents.indexOf(place.from), 1)
    table.tell?.({ type: 'tentStruck', seat, room: place.from })
  }
  yield* pitchTent(table, seat, place.room)
}
