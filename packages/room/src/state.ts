import type { Options, Seat } from '@nora/kernel'
import type { Ending, Motion, Passing, SeatInfo, Status, Summary, Terms } from '@nora/protocol'
import { type Clock, newClock } from './clock.ts'
import type { Deed } from './entry.ts'

/** A seat and who plays it. */
export interface SeatState extends SeatInfo {
  confirming: boolean
  passing: Passing
  clock: Clock
  /** The last entry that changed what this seat's choices mean: who has not seen it is stale. */
  changed: number
}

/** Everything about a table beside the match itself: plain JSON, and a pure function of the entries. */
export interface RoomState {
  /** How many entries there are. */
  seq: number
  /** When the last of them was made. */
  at: number
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly pack: string | null
  readonly options: Options
  readonly terms: Terms
  owner: string
  status: Status
  ending: Ending | null
  readonly seats: readonly SeatState[]
  clocksPaused: boolean
  motion: { readonly id: number; readonly by: Seat; readonly motion: Motion; readonly yes: readonly Seat[] } | null
  /** Who lets play go on at the present pause. */
  passed: readonly Seat[]
  rematch: string | null
}

export type PlayedBy = 'person' | 'bot' | 'nobody'

export function opened(deed: Deed & { type: 'open' }): RoomState {
  const { game, rulesVersion, contentHash, pack, options, terms, owner, bots } = deed
  const seats = Array.from({ length: options.seats }, (_, seat): SeatState => {
    const own = seat === deed.seat
    return {
      person: own ? owner.id : null,
      name: own ? owner.name : null,
      bot: own ? null : (bots[seat] ?? null),
      absence: null,
      confirming: true,
      passing: passingBy(terms),
      clock: newClock(terms.clock),
      changed: 0,
    }
  })
  return {
    seq: 0,
    at: 0,
    game,
    rulesVersion,
    contentHash,
    pack,
    options,
    terms,
    owner: owner.id,
    status: 'open',
    ending: null,
    seats,
    clocksPaused: false,
    motion: null,
    passed: [],
    rematch: null,
  }
}

/** Where a turn may take days, nobody wants to wait as long at every pause. */
function passingBy({ clock }: Terms): Passing {
  return clock.kind === 'days' ? 'always' : 'asked'
}

/** Who plays a seat now. */
export function playedBy(seatState: SeatState): PlayedBy {
  if (seatState.bot !== null) return 'bot'
  return seatState.person !== null && seatState.absence === null ? 'person' : 'nobody'
}

export function seatsPlayedBy(state: RoomState, by: PlayedBy): Seat[] {
  const seats: Seat[] = []
  state.seats.forEach((seatState, seat) => {
    if (playedBy(seatState) === by) seats.push(seat)
  })
  return seats
}

export function isResigned({ absence }: SeatState): boolean {
  return absence === 'resigned' || absence === 'forfeited'
}

/** The same object as before while it still holds, so that nobody need look into it. */
export function summaryOf(state: RoomState, before?: Summary): Summary {
  if (before && stillHolds(before, state)) return before
  const { game, rulesVersion, contentHash, pack, options, terms, owner, status, ending, rematch } = state
  const seats = state.seats.map(({ person, name, bot, absence }) => ({ person, name, bot, absence }))
  return { game, rulesVersion, contentHash, pack, options, terms, owner, status, ending, seats, rematch }
}

/** All else in a summary never changes. */
function stillHolds(summary: Summary, state: RoomState): boolean {
  const { owner, status, ending, rematch, seats } = summary
  if (owner !== state.owner || status !== state.status || ending !== state.ending || rematch !== state.rematch)
    return false
  return seats.every(({ person, name, bot, absence }, seat) => {
    const seatState = state.seats[seat] as SeatState
    return (
      person === seatState.person && name === seatState.name && bot === seatState.bot && absence === seatState.absence
    )
  })
}
