import type { Game, Seat } from '@nora/kernel'
import type { TableSnapshot } from '@nora/protocol'

/** The seats that people play themselves, at this device or with this session. */
export function seatsHere({ room }: TableSnapshot, keptAt: 'local' | 'table', person: string | null): readonly Seat[] {
  return room.seats.flatMap((seatInfo, seat) => {
    const played = seatInfo.person !== null && seatInfo.bot === null && seatInfo.absence === null
    return played && (keptAt === 'local' || seatInfo.person === person) ? [seat] : []
  })
}

/** On one device: who has to sit down next, if somebody else does. */
export function nextToSit({ view }: TableSnapshot, here: readonly Seat[], sitting: Seat): Seat | undefined {
  if (here.length < 2 || !view) return undefined
  const owing = view.pending.map(({ seat }) => seat).filter((seat) => here.includes(seat))
  return owing.includes(sitting) ? undefined : owing[0]
}

/** Whether anything lies on the table that only some of the seats may read. */
export function hasSecrets(game: Game, { room, view }: TableSnapshot): boolean {
  if (!view) return false
  return Object.entries(game.zones(room.options)).some(
    ([zone, { readers }]) => Array.isArray(readers) && (view.state.zones[zone]?.length ?? 0) > 0,
  )
}
