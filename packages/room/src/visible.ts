import { because, HOST, type Match, type Reason, type Seat } from '@nora/kernel'
import type { Own } from '@nora/protocol'
import { votersOf } from './apply-deed.ts'
import { unconfirmedFrom } from './batches.ts'
import { isResigned, type Place, type RoomState, summaryOf } from './state.ts'
import type { Common, Visible } from './view-differ.ts'

/** What there is to be seen of a room now; `waiting` are the people who are asked at a pause. */
export function visibleIn(
  state: RoomState,
  match: Match | undefined,
  waiting: readonly Seat[],
  before: Common | undefined,
): Visible {
  const own = state.places.map((place, seat) => (match ? ownOf(state, match, place, seat) : null))
  return { seq: state.seq, common: commonOf(state, match, own, waiting, before), own, match }
}

function commonOf(
  state: RoomState,
  match: Match | undefined,
  own: readonly (Own | null)[],
  waiting: readonly Seat[],
  before: Common | undefined,
): Common {
  const { terms, places, motion, clocksPaused, status } = state
  const undoing: Seat[] = []
  for (let seat = 0; seat < own.length; seat++) if (own[seat]?.undo === true) undoing.push(seat)
  return {
    room: summaryOf(state, before?.room),
    waitingFor: match?.owed(HOST) && status === 'playing' ? waiting : null,
    unconfirmedFrom: match ? unconfirmedFrom(match.line, undoing) : null,
    clocks:
      terms.clock.kind === 'none' ? null : places.map(({ clock: { left, bank, since } }) => ({ left, bank, since })),
    clocksPaused,
    motion: motion && { ...motion, voters: votersOf(state) },
    outcome: match?.outcome ?? null,
  }
}

function ownOf(state: RoomState, match: Match, place: Place, seat: Seat): Own | null {
  if (place.person === null) return null
  const { confirming, passing } = place
  return { undo: whyNotUndo(state, match, place, seat) ?? true, redo: match.mayRedo(seat), confirming, passing }
}

function whyNotUndo({ status, terms }: RoomState, match: Match, place: Place, seat: Seat): Reason | undefined {
  if (status === 'over') return because('gameOver')
  if (terms.undo === 'none') return because('undoForbidden')
  if (isResigned(place)) return because('hasResigned')
  return place.bot === null ? match.whyNotUndo(seat) : because('botPlays')
}
