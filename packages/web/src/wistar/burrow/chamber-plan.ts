import type { Item, Seat } from '@nora/kernel'
import { type AbilityId, freeRooms, guestsOf, playerOf, type WistarTable } from '@nora/wistar'

/** A chamber of a burrow: what lies in it, or that it is still earth. */
export interface Chamber {
  readonly key: string
  readonly isDug: boolean
  /** What the room track is worth once it is dug; those one begins with and the porch have no value. */
  readonly value: number | undefined
  readonly holds: 'bed' | 'free' | Item | undefined
  /** It is the highest value so far, and counts. */
  readonly counts: boolean
  /** It is the one that is dug next. */
  readonly isNext: boolean
  readonly sort: 'own' | 'dug' | 'porch' | 'extra'
}

const PORCH: AbilityId = 'porch'

/** The chambers in the order in which they are filled: beds first, then guests. */
export function chambersOf(table: WistarTable, seat: Seat): readonly Chamber[] {
  const player = playerOf(table, seat)
  const { board } = table.content
  const guests = table.state.zones[guestsOf(seat)] ?? []
  const tenants: (Item | 'bed')[] = [
    ...Array.from({ length: player.beds - player.bedsGone }, () => 'bed' as const),
    ...guests,
  ]
  const hasPorch = player.cubes[PORCH] !== 'home'
  const known = board.freeRooms + player.rooms + (hasPorch ? 1 : 0)
  const extra = Math.max(0, freeRooms(table, seat) + tenants.length - known)
  const empty = (dug: boolean) => (dug ? (tenants.shift() ?? 'free') : undefined)
  const chambers: Chamber[] = []
  for (let own = 0; own < board.freeRooms; own++)
    chambers.push({ ...plain, key: `own/${own}`, isDug: true, holds: empty(true), sort: 'own' })
  board.rooms.forEach((value, index) => {
    const isDug = index < player.rooms
    chambers.push({
      key: `dug/${index}`,
      isDug,
      value,
      holds: empty(isDug),
      counts: index === player.rooms - 1,
      isNext: index === player.rooms,
      sort: 'dug',
    })
  })
  chambers.push({ ...plain, key: 'porch', isDug: hasPorch, holds: empty(hasPorch), sort: 'porch' })
  for (let more = 0; more < extra; more++)
    chambers.push({ ...plain, key: `extra/${more}`, isDug: true, holds: empty(true), sort: 'extra' })
  return chambers
}

const plain = { value: undefined, counts: false, isNext: false } as const
