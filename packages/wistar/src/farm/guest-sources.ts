import { ask, because, type Flow, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { type Area, areas } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { takeCheese, whyNoCheese } from './cheese.ts'
import { areaOfRoom, explorerAndTents, roomsWithGuests } from './farm.ts'
import {
  takeGuestIn,
  takeRoundGuest,
  takeSupplyGuest,
  whyNoFreeRoom,
  whyNoRoundGuest,
  whyNoSupplyGuest,
} from './guests.ts'

/** Where an effect takes a guest from. */
type GuestSource = 'farm' | 'supply' | 'round'

const CHEESE = 'cheese'
const NONE = 'none'

/**
 * The rooms of the explorer and the tents that still have guests, in one part of the farm or in both. Czech rulebook, Zisk
 * myši: for all effects the cheese is a guest of the cellar.
 */
function guestsNear(table: WistarTable, seat: Seat, area?: Area): string[] {
  const rooms = roomsWithGuests(table, explorerAndTents(table, seat))
  const found = area ? rooms.filter((room) => areaOfRoom(table, room) === area) : rooms
  return area === 'house' || whyNoCheese(table, seat) ? found : [...found, CHEESE]
}

function whyNoFarmGuest(table: WistarTable, seat: Seat, area?: Area): Reason | undefined {
  const none = guestsNear(table, seat, area).length === 0 ? because('noGuestHere') : undefined
  return whyNoFreeRoom(table, seat) ?? none
}

/** From which room an effect takes a guest, or whether it takes the cheese. */
export const guestRoomKind: Kind<WistarTable, { readonly area?: Area }, string> = {
  name: 'guestRoom',
  declines: (choice) => choice === NONE,
  space: (table, seat, { area }) => lazy(() => [...guestsNear(table, seat, area), NONE]),
  sought: () => [CHEESE],
  why: (table, seat, { area }, choice) => {
    if (choice !== CHEESE) return undefined
    return area === 'house' ? because('otherSort', { sort: area }) : whyNoCheese(table, seat)
  },
}

function* takeFarmGuest(table: WistarTable, seat: Seat, area?: Area): Flow {
  if (whyNoFarmGuest(table, seat, area)) return
  const room = yield* ask(table, seat, guestRoomKind, area ? { area } : {})
  if (room === CHEESE) yield* takeCheese(table, seat)
  else if (room !== NONE) yield* takeGuestIn(table, seat, room)
}

/** From which supply a guest comes; one may leave it, since it takes a room. */
export const supplyKind: Kind<WistarTable, { readonly area?: Area }, Area | typeof NONE> = {
  name: 'guestSupply',
  declines: (choice) => choice === NONE,
  space: (table, seat, { area }) => lazy(() => [...suppliesFor(table, seat, area), NONE]),
  sought: () => areas,
  why: (table, seat, { area }, choice) => {
    const wanted = areas.find((each) => each === choice)
    if (!wanted) return undefined
    return area && area !== wanted ? because('otherSort', { sort: area }) : whyNoSupplyGuest(table, seat, wanted)
  },
}

function suppliesFor(table: WistarTable, seat: Seat, area?: Area): Area[] {
  return areas.filter((each) => (area ?? each) === each && !whyNoSupplyGuest(table, seat, each))
}

export function whyNoGuestFrom(table: WistarTable, seat: Seat, from: GuestSource, area?: Area): Reason | undefined {
  if (from === 'round') return whyNoRoundGuest(table, seat)
  if (from === 'farm') return whyNoFarmGuest(table, seat, area)
  if (area) return whyNoSupplyGuest(table, seat, area)
  return whyNoSupplyGuest(table, seat, 'house') && whyNoSupplyGuest(table, seat, 'cellar')
}

export function* takeFromSource(table: WistarTable, seat: Seat, from: GuestSource, area?: Area): Flow {
  if (from === 'round') return yield* takeRoundGuest(table, seat)
  if (from === 'farm') return yield* takeFarmGuest(table, seat, area)
  const chosen = yield* ask(table, seat, supplyKind, area ? { area } : {})
  if (chosen !== NONE) yield* takeSupplyGuest(table, seat, chosen)
}
