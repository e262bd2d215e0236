import { because, HOST, type Match, type Reason, type Seat } from '@nora/kernel'
import type { Permissions } from '@nora/protocol'
import { votersOf } from './apply-deed.ts'
import { isResigned, type RoomState, type SeatState, summaryOf } from './state.ts'
import type { Common, Visible } from './view-differ.ts'

/** What there is to be seen of a room now; `waiting` are the people who are asked at a pause. */
export function visibleIn(
  state: RoomState,
  match: Match | undefined,
  waiting: readonly Seat[],
  before: Common | undefined,
): Visible {
  const permissions = state.seats.map((seatState, seat) =>
    match ? permissionsOf(state, match, seatState, seat) : null,
  )
  return { seq: state.seq, common: commonOf(state, match, permissions, waiting, before), permissions, match }
}

function commonOf(
  state: RoomState,
  match: Match | undefined,
  permissions: readonly (Permissions | null)[],
  waiting: readonly Seat[],
  before: Common | undefined,
): Common {
  const { terms, seats, motion, clocksPaused, status } = state
  const undoing: Seat[] = []
  for (let seat = 0; seat < permissions.length; seat++) if (permissions[seat]?.undo === true) undoing.push(seat)
  return {
    room: summaryOf(state, before?.room),
    waitingFor: match?.owed(HOST) && status === 'playing' ? waiting : null,
    unconfirmedFrom: match ? unconfirmedFrom(match, undoing) : null,
    clocks:
      terms.clock.kind === 'none' ? null : seats.map(({ clock: { left, bank, since } }) => ({ left, bank, since })),
    clocksPaused,
    motion: motion && { ...motion, voters: votersOf(state) },
    outcome: match?.outcome ?? null,
  }
}

/** The first position whose act its seat may still take back, given the seats that may take back anything. */
function unconfirmedFrom(match: Match, seats: readonly Seat[]): number | null {
  const firsts = seats.flatMap((seat) => match.undoableFrom(seat) ?? [])
  return firsts.length > 0 ? Math.min(...firsts) + 1 : null
}

function permissionsOf(state: RoomState, match: Match, seatState: SeatState, seat: Seat): Permissions | null {
  if (seatState.person === null) return null
  const { confirming, passing } = seatState
  return { undo: whyNotUndo(state, match, seatState, seat) ?? true, redo: match.mayRedo(seat), confirming, passing }
}

function whyNotUndo({ status, terms }: RoomState, match: Match, seatState: SeatState, seat: Seat): Reason | undefined {
  if (status === 'over') return because('gameOver')
  if (terms.undo === 'none') return because('undoForbidden')
  if (isResigned(seatState)) return because('hasResigned')
  return seatState.bot === null ? match.whyNotUndo(seat) : because('botPlays')
}
