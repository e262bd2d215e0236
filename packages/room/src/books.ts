import type { Decision, Game, Logged, Match, Seat } from '@nora/kernel'
import { type Beat, beat } from './clock.ts'
import { end } from './effect.ts'
import type { Deed, Entry } from './entry.ts'
import { concerns } from './fresh.ts'
import { playerOf, type RoomState } from './state.ts'

/** What each seat owes, if anything, and in which step of the game. */
export interface Owed {
  readonly step: number
  readonly by: readonly (Decision | undefined)[]
}

export function owedIn(state: RoomState, match: Match | undefined): Owed {
  return { step: match?.step ?? 0, by: state.places.map((_, seat) => match?.owed(seat)) }
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
export function keepBooks(
  state: RoomState,
  game: Game,
  { at, deed, logged = [] }: Entry,
  before: Owed,
  after: Owed,
  waiting: readonly Seat[],
): void {
  for (const [seat, place] of state.places.entries()) {
    if (concerns(game, logged, seat, before.by[seat], after.by[seat])) place.changed = state.seq
    const decides = state.status === 'playing' && playerOf(place) === 'person'
    beat(place.clock, state.terms.clock, {
      ...beatOf(deed, logged, seat, before.step !== after.step),
      at,
      owes: decides && (after.by[seat] !== undefined || waiting.includes(seat)),
      runs: !state.clocksPaused,
    })
  }
}

/** A turn ends when it is confirmed, and with the step it belongs to: what is asked in the next one is another turn. */
function beatOf(
  deed: Deed,
  logged: readonly Logged[],
  seat: Seat,
  stepped: boolean,
): Pick<Beat, 'ended' | 'chose' | 'tookBack'> {
  const own = 'seat' in deed && deed.seat === seat
  const chose = own && deed.type === 'choose'
  const confirmed = logged.some((one) => one.type === 'act' && one.seat === seat && one.kind === 'confirm')
  return {
    ended: confirmed || (chose && stepped),
    chose,
    tookBack: own && (deed.type === 'undo' || deed.type === 'undoTurn'),
  }
}
