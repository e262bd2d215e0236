import type { Seat } from '@nora/kernel'
import type { Absence, Ending, Motion } from '@nora/protocol'
import { comeBack, newClock } from './clock.ts'
import type { Deed } from './entry.ts'
import { playedBy, type RoomState, type SeatState, seatsPlayedBy } from './state.ts'

/** What a deed asks of the match beside the seat's own act: to begin, or to go back to a position by agreement. */
export type MatchRequest =
  | { readonly type: 'begin' }
  | { readonly type: 'rewind'; readonly seat: Seat; readonly to: number }
  | undefined

/** Lets a deed take effect on everything but the match. It knows nothing but the state, so that entries alone decide. */
export function applyDeed(state: RoomState, deed: Deed): MatchRequest {
  happen(state, deed)
  if (state.status === 'open') return begins(state, deed) ? begin(state) : undefined
  if (state.status === 'playing') {
    const carried = takeCarried(state)
    if (carried) return carryOut(state, carried)
  }
  return undefined
}

function happen(state: RoomState, deed: Deed): void {
  // Who was to be replaced is back.
  if (state.motion?.motion.type === 'replace' && 'seat' in deed && deed.seat === state.motion.motion.seat)
    state.motion = null
  switch (deed.type) {
    case 'sit':
      sitDown(state, seatStateAt(state, deed.seat), deed)
      break
    case 'leave':
      leave(state, seatStateAt(state, deed.seat))
      break
    case 'rename':
      seatStateAt(state, deed.seat).name = deed.name
      break
    case 'seatBot':
      seatStateAt(state, deed.seat).bot = deed.bot
      break
    case 'interrupt':
    case 'undo':
    case 'undoTurn':
      for (const seatState of state.seats) if (seatState.passing === 'untilChange') seatState.passing = 'asked'
      break
    case 'pass':
      state.passed = [...state.passed, deed.seat]
      break
    case 'timeout':
      runOut(state, deed)
      break
    case 'resign':
      giveUp(state, deed.seat, 'resigned')
      break
    case 'return':
      comeBackTo(state, seatStateAt(state, deed.seat))
      break
    case 'resumeClocks':
      state.clocksPaused = false
      break
    case 'setConfirming':
      seatStateAt(state, deed.seat).confirming = deed.on
      break
    case 'setPassing':
      seatStateAt(state, deed.seat).passing = deed.passing
      break
    case 'propose':
      state.motion = { id: state.seq + 1, by: deed.seat, motion: deed.motion, yes: [deed.seat] }
      break
    case 'vote':
      state.motion = deed.yes && state.motion ? { ...state.motion, yes: [...state.motion.yes, deed.seat] } : null
      break
    case 'close':
      end(state, 'closed')
      break
    case 'rematch':
      state.rematch = deed.table
      break
    // An open table was made by `opened`; a choice and going on concern the match alone; a start is seen below; what an
    // outage took is given back when the clocks are looked at.
    case 'open':
    case 'choose':
    case 'redo':
    case 'goOn':
    case 'outage':
    case 'start':
      break
  }
}

function sitDown(state: RoomState, seatState: SeatState, { person, name }: Deed & { type: 'sit' }): void {
  const fresh = { person, name, bot: null, absence: null, clock: newClock(state.terms.clock) }
  Object.assign(seatState, fresh)
}

/** A table whose owner leaves belongs to the next who sits there; one that everybody has left is closed. */
function leave(state: RoomState, seatState: SeatState): void {
  const { person } = seatState
  Object.assign(seatState, { person: null, name: null })
  const heir = state.seats.find((other) => other.person !== null)?.person
  if (heir === undefined) end(state, 'closed')
  else if (state.owner === person) state.owner = heir as string
}

function begins(state: RoomState, deed: Deed): boolean {
  if (deed.type === 'start') return true
  const full = state.seats.every((seatState) => playedBy(seatState) !== 'nobody')
  return state.terms.start === 'full' && full && seatsPlayedBy(state, 'person').length > 0
}

/** Seats that nobody took are played by bots. */
function begin(state: RoomState): MatchRequest {
  for (const seatState of state.seats) if (playedBy(seatState) === 'nobody') seatState.bot = state.terms.bot
  state.status = 'playing'
  return { type: 'begin' }
}

function runOut(state: RoomState, { seat, to }: Deed & { type: 'timeout' }): void {
  if (to === 'forfeit') giveUp(state, seat, 'forfeited')
  else if (to === 'bot') standIn(state, seat, 'timeout')
  else {
    state.passed = [...state.passed, seat]
    seatStateAt(state, seat).passing = 'untilChange'
  }
}

function standIn(state: RoomState, seat: Seat, absence: Absence): void {
  Object.assign(seatStateAt(state, seat), { bot: state.terms.bot, absence })
}

/** The others go on; where no person is left, there is nobody to go on. */
function giveUp(state: RoomState, seat: Seat, absence: 'resigned' | 'forfeited'): void {
  const bot = state.terms.onResign === 'bot' ? state.terms.bot : null
  Object.assign(seatStateAt(state, seat), { bot, absence })
  const remains = ({ person, absence }: SeatState) =>
    person !== null && absence !== 'resigned' && absence !== 'forfeited'
  if (!state.seats.some(remains)) end(state, 'resigned')
}

function comeBackTo(state: RoomState, seatState: SeatState): void {
  Object.assign(seatState, { bot: null, absence: null })
  comeBack(seatState.clock, state.terms.clock)
}

/** The motion that everybody who has a vote agrees to. */
function takeCarried(state: RoomState): (Motion & { readonly by: Seat }) | undefined {
  const { motion } = state
  // What somebody asked for who no longer plays is not asked for any more.
  if (motion && playedBy(seatStateAt(state, motion.by)) !== 'person') state.motion = null
  if (!motion || !state.motion || !votersOf(state).every((seat) => motion.yes.includes(seat))) return undefined
  state.motion = null
  return { ...motion.motion, by: motion.by }
}

function carryOut(state: RoomState, motion: Motion & { readonly by: Seat }): MatchRequest {
  switch (motion.type) {
    case 'undo':
      return { type: 'rewind', seat: motion.by, to: motion.to }
    case 'startOver':
      return { type: 'rewind', seat: motion.by, to: 0 }
    case 'pause':
      state.clocksPaused = true
      return undefined
    case 'abandon':
      end(state, 'abandoned')
      return undefined
    case 'replace':
      standIn(state, motion.seat, 'vote')
      return undefined
  }
}

/** Who has to agree to the open motion: all people who play, but the one whom it is to replace. */
export function votersOf(state: RoomState): Seat[] {
  const motion = state.motion?.motion
  const absent = motion?.type === 'replace' ? motion.seat : undefined
  return seatsPlayedBy(state, 'person').filter((seat) => seat !== absent)
}

export function end(state: RoomState, ending: Ending): void {
  state.status = 'over'
  state.ending = ending
  state.motion = null
}

function seatStateAt(state: RoomState, seat: Seat): SeatState {
  return state.seats[seat] as SeatState
}
