import type { Decision, Game, Logged, Match, Seat } from '@nora/kernel'
import { end } from './apply-deed.ts'
import { advanceClock, giveBack } from './clock.ts'
import type { Entry } from './entry.ts'
import { concerns } from './staleness.ts'
import { playedBy, type RoomState, type SeatState } from './state.ts'

/** What each seat owes, if anything, and in which step of the game. */
export interface Owed {
  readonly step: number
  readonly by: readonly (Decision | undefined)[]
}

export function owedIn(state: RoomState, match: Match | undefined): Owed {
  return { step: match?.step ?? 0, by: state.seats.map((_, seat) => match?.owed(seat)) }
}

/** Numbers and dates an entry that has taken effect. */
export function enter(state: RoomState, match: Match | undefined, { at, logged = [] }: Entry): void {
  state.seq++
  state.at = at
  if (logged.length > 0) {
    state.passed = []
    // The line to which it wanted to go back has gone on.
    if (state.motion?.motion.type === 'undo') state.motion = null
  }
  if (match?.over && state.status === 'playing') end(state, 'finished')
}

/** After an entry: whose choices mean something else than before, and whose clocks run. */
export function afterEntry(
  state: RoomState,
  game: Game,
  { at, deed, logged = [] }: Entry,
  before: Owed,
  after: Owed,
  waiting: readonly Seat[],
): void {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const seatState = state.seats[seat] as SeatState
    if (concerns(game, logged, seat, before.by[seat], after.by[seat])) seatState.changed = state.seq
    const decides = state.status === 'playing' && playedBy(seatState) === 'person'
    const own = 'seat' in deed && deed.seat === seat
    const chose = own && deed.type === 'choose'
    if (deed.type === 'outage') giveBack(seatState.clock, state.terms.clock, deed.lost, at)
    advanceClock(seatState.clock, state.terms.clock, {
      at,
      owes: decides && (after.by[seat] !== undefined || waiting.includes(seat)),
      // A turn ends when it is confirmed, and with the step it belongs to: what is asked in the next one is another turn.
      ended: confirms(logged, seat) || (chose && before.step !== after.step),
      chose,
      tookBack: own && (deed.type === 'undo' || deed.type === 'undoTurn'),
      runs: !state.clocksPaused,
    })
  }
}

function confirms(logged: readonly Logged[], seat: Seat): boolean {
  for (const one of logged) if (one.type === 'act' && one.seat === seat && one.kind === 'confirm') return true
  return false
}
