import { ALONE, ask, because, draw, type Flow, type Item, type Kind, lazy } from '@nora/kernel'
import { everyRoom, roomsWithGuests } from '../farm/farm.ts'
import type { WistarTable } from '../state.ts'
import { CHEESE, guestSupply, guestsIn, ROUND_GUEST } from '../zones.ts'
import { digRoom, freeRooms } from './automa-board.ts'
import { ratbotOf } from './ratbot.ts'
import { RATBOT_GUESTS } from './ratbot-zones.ts'

/**
 * The first tile of a zone comes to the automa board; without a free room it stays there and a room is dug. This and what
 * follows say whether it went well: it does not when there is no room left to dig.
 */
function take(table: WistarTable, from: string): boolean {
  if (freeRooms(table) === 0) return digRoom(table)
  const guest = table.zone(from)[0] as Item
  table.move(guest, from, RATBOT_GUESTS)
  table.tell?.({ type: 'ratbotTakesGuest', items: [guest] })
  return true
}

/** Russian rulebook, Получение бонусов: the guest of the round, else one of the cellar from the supply. */
export function* takeRoundGuest(table: WistarTable): Flow<boolean> {
  if (table.zone(ROUND_GUEST).length > 0) return take(table, ROUND_GUEST)
  const supply = guestSupply('cellar')
  if (table.zone(supply).length === 0) return true
  if (freeRooms(table) === 0) return digRoom(table)
  yield* draw(table, supply, RATBOT_GUESTS, 1)
  table.tell?.({ type: 'ratbotTakesGuest', items: [table.zone(RATBOT_GUESTS).at(-1) as Item] })
  return true
}

/** Which of its tents Ratbot takes a guest from. */
export const ratbotGuestKind: Kind<WistarTable, null, string> = {
  name: 'ratbotGuest',
  space: (table) => lazy(() => tentsWithGuests(table)),
  sought: everyRoom,
  why: (table, _seat, _args, choice) => {
    if (typeof choice !== 'string' || !table.content.rooms.has(choice)) return undefined
    return ratbotOf(table).tents.includes(choice) ? because('noGuestHere') : because('noTentOfRatbot')
  },
}

function tentsWithGuests(table: WistarTable): string[] {
  return roomsWithGuests(table, ratbotOf(table).tents)
}

/** Says whether the explorer's room has a guest. */
export function hasGuestHere(table: WistarTable): boolean {
  return roomsWithGuests(table, [ratbotOf(table).explorer]).length > 0
}

export function canTakeFarmGuest(table: WistarTable): boolean {
  return hasGuestHere(table) || tentsWithGuests(table).length > 0
}

export function takeGuestHere(table: WistarTable): boolean {
  return take(table, guestsIn(ratbotOf(table).explorer))
}

/** Russian rulebook, Карты исследования: from the explorer's room, else from that of a tent; the player says which. */
export function* takeFarmGuest(table: WistarTable): Flow {
  const tents = hasGuestHere(table) ? [ratbotOf(table).explorer] : tentsWithGuests(table)
  if (tents.length === 0) return
  const isOpen = tents.length > 1 && freeRooms(table) > 0
  const room = isOpen ? yield* ask(table, ALONE, ratbotGuestKind, null) : (tents[0] as string)
  take(table, guestsIn(room))
}

/** The cheese is still there, and so is the explorer. Nobody takes a second one. */
export function canTakeCheese(table: WistarTable): boolean {
  const { rooms, cheeses } = table.content
  return (
    rooms.get(ratbotOf(table).explorer)?.cheese === true &&
    table.zone(CHEESE).length > 0 &&
    !table.zone(RATBOT_GUESTS).some((guest) => cheeses.has(guest))
  )
}

export function takeCheese(table: WistarTable): boolean {
  return take(table, CHEESE)
}
