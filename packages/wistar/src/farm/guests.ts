import { ask, because, draw, type Flow, type Item, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import type { Area } from '../content/names.ts'
import { areaOfGuest, freeRooms } from '../player-board/player-area.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { BOX, guestSupply, guestsIn, guestsOf, ROUND_GUEST } from '../zones.ts'

/** A guest needs a free room of one's own. */
export function whyNoFreeRoom(table: WistarTable, seat: Seat): Reason | undefined {
  return freeRooms(table, seat) > 0 ? undefined : because('noFreeRoom')
}

export function whyNoRoundGuest(table: WistarTable, seat: Seat): Reason | undefined {
  if (table.zone(ROUND_GUEST).length === 0) return because('roundGuestTaken')
  return whyNoFreeRoom(table, seat)
}

export function whyNoSupplyGuest(table: WistarTable, seat: Seat, area: Area): Reason | undefined {
  if (table.zone(guestSupply(area)).length === 0) return because('noneLeft', { what: `${area}Guests` })
  return whyNoFreeRoom(table, seat)
}

/** Czech rulebook, Zisk myši: a face-down guest of the room, turned over. */
export function* takeGuestIn(table: WistarTable, seat: Seat, room: string): Flow {
  const guest = table.zone(guestsIn(room))[0] as Item
  table.move(guest, guestsIn(room), guestsOf(seat))
  yield* welcome(table, seat, guest)
}

/** Cards 75, 114 and 165: from the common supply. */
export function* takeSupplyGuest(table: WistarTable, seat: Seat, area: Area): Flow {
  if (whyNoSupplyGuest(table, seat, area)) return
  yield* draw(table, guestSupply(area), guestsOf(seat), 1)
  yield* welcome(table, seat, table.zone(guestsOf(seat)).at(-1) as Item)
}

/** Czech rulebook, Zisk myši pro probíhající kolo: without a free room the tile stays. */
export function* takeRoundGuest(table: WistarTable, seat: Seat): Flow {
  if (whyNoRoundGuest(table, seat)) return
  const guest = table.zone(ROUND_GUEST)[0] as Item
  table.move(guest, ROUND_GUEST, guestsOf(seat))
  yield* welcome(table, seat, guest)
}

/** A guest or cheese has come to the board: its effect, and what others of the player's effects make of it. */
export function* welcome(table: WistarTable, seat: Seat, guest: Item): Flow {
  table.tell?.({ type: 'guestTaken', seat, items: [guest] })
  const power = table.content.guests.get(guest)?.power
  if (power?.kind === 'instant' || power?.kind === 'income') {
    yield* table.content.language.at(table, seat, guest).run(power.effect)
  }
  yield* react(table, seat, { on: 'takeGuest', area: areaOfGuest(table, guest) })
  // An effect on the way may already have driven it away.
  if (power?.kind === 'permanent' && table.zone(guestsOf(seat)).includes(guest))
    playerOf(table, seat).lasting.push(guest)
}

type LoseArgs = { readonly left: number; readonly area?: Area }

/** Which guest leaves. */
export const loseGuestKind: Kind<WistarTable, LoseArgs, Item> = {
  name: 'loseGuest',
  space: (table, seat, { area }) =>
    lazy(() => table.zone(guestsOf(seat)).filter((guest) => !area || areaOfGuest(table, guest) === area)),
  sought: (table, seat) => table.zone(guestsOf(seat)),
  why: (table, seat, { area }, choice) =>
    area && typeof choice === 'string' && table.zone(guestsOf(seat)).includes(choice)
      ? because('otherSort', { sort: area })
      : undefined,
}

/** The player discards so many guests of its own choice; they leave the game. */
export function* loseGuests(table: WistarTable, seat: Seat, n: number, area?: Area): Flow {
  for (let left = n; left > 0; left--) {
    const guest = yield* ask(table, seat, loseGuestKind, area ? { left, area } : { left })
    table.move(guest, guestsOf(seat), BOX)
    const { lasting } = playerOf(table, seat)
    const index = lasting.indexOf(guest)
    if (index >= 0) lasting.splice(index, 1)
  }
}
