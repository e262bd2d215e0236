import type { Options, Seat } from '@nora/kernel'
import type { Absence, Ending, Motion, Passing, Status, Summary, Terms } from '@nora/protocol'
import { type Clock, newClock } from './clock.ts'
import type { Deed } from './entry.ts'

/** A seat and who plays it. */
export interface Place {
  person: string | null
  name: string | null
  bot: string | null
  absence: Absence | null
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
  readonly places: readonly Place[]
  clocksPaused: boolean
  motion: { readonly id: number; readonly by: Seat; readonly motion: Motion; readonly yes: readonly Seat[] } | null
  /** Who lets play go on at the present pause. */
  passed: readonly Seat[]
  rematch: string | null
}

export type Player = 'person' | 'bot' | 'nobody'

export function opened(deed: Deed & { type: 'open' }): RoomState {
  const { game, rulesVersion, contentHash, pack, options, terms, owner, bots } = deed
  const places = Array.from({ length: options.seats }, (_, seat): Place => {
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
    places,
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
export function playerOf(place: Place): Player {
  if (place.bot !== null) return 'bot'
  return place.person !== null && place.absence === null ? 'person' : 'nobody'
}

export function seatsPlayedBy(state: RoomState, player: Player): Seat[] {
  const seats: Seat[] = []
  state.places.forEach((place, seat) => {
    if (playerOf(place) === player) seats.push(seat)
  })
  return seats
}

export function isResigned({ absence }: Place): boolean {
  return absence === 'resigned' || absence === 'forfeited'
}

/** The same object as before while it still holds, so that nobody need look into it. */
export function summaryOf(state: RoomState, before?: Summary): Summary {
  if (before && stillHolds(before, state)) return before
  const { game, rulesVersion, contentHash, pack, options, terms, owner, status, ending, rematch } = state
  const seats = state.places.map(({ person, name, bot, absence }) => ({ person, name, bot, absence }))
  return { game, rulesVersion, contentHash, pack, options, terms, owner, status, ending, seats, rematch }
}

/** All else in a summary never changes. */
function stillHolds(summary: Summary, state: RoomState): boolean {
  const { owner, status, ending, rematch, seats } = summary
  if (owner !== state.owner || status !== state.status || ending !== state.ending || rematch !== state.rematch)
    return false
  return seats.every(({ person, name, bot, absence }, seat) => {
    const place = state.places[seat] as Place
    return person === place.person && name === place.name && bot === place.bot && absence === place.absence
  })
}
