import { ask, because, type Flow, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { isUnlocked } from './board.ts'
import { react } from './permanent.ts'
import { playerOf, type WistarTable } from './state.ts'

const DIG = 'dig'
const STOP = 'stop'
/** Underground tiles of a player. */
export const TILES = 6

/** Whether to dig another room: `off` is what is left of a discount on the whole action. */
type DigArgs = { readonly left: number; readonly off: number; readonly free: boolean }

export const digKind: Kind<WistarTable, DigArgs, typeof DIG | typeof STOP> = {
  name: 'dig',
  space: (table, seat, args) => (whyNotDig(table, seat, args) ? onlyStop : digOrStop),
  sought: () => [DIG, STOP],
  why: (table, seat, args, choice) => (choice === DIG ? whyNotDig(table, seat, args) : undefined),
}

const digOrStop = listed<typeof DIG | typeof STOP>([DIG, STOP])
const onlyStop = listed<typeof DIG | typeof STOP>([STOP])

/** Czech rulebook, Hloubení komor: 2 metal for a room, 1 once the cube of the discount is gone. */
export function roomPrice(table: WistarTable, seat: Seat): number {
  return isUnlocked(playerOf(table, seat), 'digDiscount') ? 1 : 2
}

function priceNow(table: WistarTable, seat: Seat, { off, free }: DigArgs): number {
  return free ? 0 : Math.max(0, roomPrice(table, seat) - off)
}

function whyNotDig(table: WistarTable, seat: Seat, args: DigArgs): Reason | undefined {
  const { rooms, metal } = playerOf(table, seat)
  if (rooms >= TILES) return because('noneLeft', { what: 'rooms' })
  const needs = priceNow(table, seat, args)
  return metal < needs ? because('needsMetal', { needs, has: metal }) : undefined
}

/** Why not a single room can be dug. */
export function whyNoRoomDug(table: WistarTable, seat: Seat, free: boolean): Reason | undefined {
  return whyNotDig(table, seat, { left: 1, off: 0, free })
}

/** Up to so many rooms, each of them the lowest tile that is left. */
export function* digRooms(table: WistarTable, seat: Seat, n: number, free: boolean, discount = 0): Flow {
  let off = discount
  for (let left = n; left > 0; left--) {
    const args = { left, off, free }
    if ((yield* ask(table, seat, digKind, args)) === STOP) return
    const price = priceNow(table, seat, args)
    off -= free ? 0 : Math.min(off, roomPrice(table, seat))
    yield* table.content.language.at(table, seat, 'dig').spend('metal', price, 'pay')
    const player = playerOf(table, seat)
    player.rooms++
    table.tell?.({ type: 'roomDug', seat, rooms: player.rooms, price })
    yield* react(table, seat, { on: 'digRoom' })
  }
}
