import { because, type Match, type Reason, type Seat } from '@nora/kernel'
import { type Command, limits, type Motion } from '@nora/protocol'
import { votersOf } from './apply-deed.ts'
import { deadline } from './clock.ts'
import type { Deed } from './entry.ts'
import type { Pauses } from './pause.ts'
import { knowsBot, type Person, type Rules } from './rules.ts'
import { isResigned, playedBy, type RoomState, type SeatState } from './state.ts'

/** What only the host does. */
export type HostCommand =
  | { readonly type: 'timeout'; readonly seat: Seat }
  | { readonly type: 'outage'; readonly lost: number }
  | { readonly type: 'close' }
  | { readonly type: 'rematch'; readonly table: string }

/** Who owes a decision for this long, at a table without clocks, may be thought absent. */
const ABSENT_MINUTES = 3
const MINUTE = 60_000

/** So much longer a log may become while its table is brought to an end. */
const LAST_ENTRIES = 1_000

/** All that is looked at to judge a command. */
export interface CommandContext {
  readonly state: RoomState
  readonly match: Match | undefined
  readonly rules: Rules
  readonly pauses: Pauses
  readonly at: number
}

/** The deed that a command amounts to, or why it may not be. What the match has to say about it comes later. */
export function judge(context: CommandContext, command: Command | HostCommand, by: Person | null): Deed | Reason {
  switch (command.type) {
    case 'sit':
      return by ? (isFull(context.state, command) ?? sit(context, command.seat, by)) : because('notSeated')
    case 'leave':
      return leave(context, by)
    case 'rename':
      return isFull(context.state, command) ?? rename(context, by)
    case 'seatBot':
      return isFull(context.state, command) ?? seatBot(context, command, by)
    case 'start':
      return ownerBeforeStart(context, by) ?? { type: 'start' }
    case 'close':
      return context.state.status === 'over' ? because('gameOver') : { type: 'close' }
    case 'rematch':
      return rematch(context, command.table)
    case 'timeout':
      return timeout(context, command.seat)
    case 'outage':
      return outage(context, command.lost)
    case 'return':
      return comeBack(context, command.seat, by)
    default:
      return refusal(context, command, by) ?? deedOf(command)
  }
}

/** What somebody does with a seat that they play. */
type SeatCommand = Exclude<
  Command | HostCommand,
  { type: 'sit' | 'leave' | 'rename' | 'seatBot' | 'start' | 'close' | 'rematch' | 'timeout' | 'outage' | 'return' }
>

function deedOf(command: SeatCommand): Deed {
  switch (command.type) {
    case 'setConfirming':
    case 'setPassing':
    case 'propose':
      return command
    case 'vote':
      return { type: 'vote', seat: command.seat, yes: command.yes }
    default:
      return { type: command.type, seat: command.seat }
  }
}

function refusal(context: CommandContext, command: SeatCommand, by: Person | null): Reason | undefined {
  const { state } = context
  const wrong = notPlaying(state) ?? notTheirs(state, command.seat, by) ?? isFull(state, command)
  if (wrong) return wrong
  const seatState = state.seats[command.seat] as SeatState
  if ('at' in command && !isSign(context, command) && command.at < seatState.changed) return because('stale')
  if ('at' in command && command.at > state.seq) return because('stale')
  switch (command.type) {
    case 'undo':
    case 'undoTurn':
      return state.terms.undo === 'none' ? because('undoForbidden') : undefined
    case 'pass':
      return notAsked(context, command.seat)
    case 'setConfirming':
      return seatState.confirming === command.on ? because('noChange') : undefined
    case 'setPassing':
      return seatState.passing === command.passing ? because('noChange') : undefined
    case 'propose':
      return notMovable(context, command.seat, command.motion)
    case 'vote':
      return noVote(state, command)
    case 'resumeClocks':
      return state.clocksPaused ? undefined : because('clocksRun')
    default:
      return undefined
  }
}

function isSign({ rules }: CommandContext, command: SeatCommand): boolean {
  return command.type === 'interrupt' && rules.game.isSign?.(command.choice) === true
}

function notPlaying({ status }: RoomState): Reason | undefined {
  if (status === 'open') return because('notStarted')
  return status === 'over' ? because('gameOver') : undefined
}

/** A log does not grow without end; what brings a table to its end is taken for a while, and who gives up may always. */
function isFull({ seq }: RoomState, command: Command | HostCommand): Reason | undefined {
  if (command.type === 'resign' || seq < (isEnding(command) ? limits.entries + LAST_ENTRIES : limits.entries))
    return undefined
  return because('tableFull')
}

function isEnding(command: Command | HostCommand): boolean {
  return command.type === 'vote' || (command.type === 'propose' && command.motion.type === 'abandon')
}

/** People play the seats they hold, the host plays those of bots. */
function notTheirs(state: RoomState, seat: Seat, by: Person | null): Reason | undefined {
  const seatState = state.seats[seat]
  if (!seatState) return because('unknownSeat', { seat })
  if (by === null) return playedBy(seatState) === 'bot' ? undefined : because('noBotHere')
  if (seatState.person !== by.id) return because('notYourSeat')
  if (isResigned(seatState)) return because('hasResigned')
  return seatState.bot === null ? undefined : because('botPlays')
}

function sit({ state }: CommandContext, wished: Seat | null, { id, name }: Person): Deed | Reason {
  const { status, seats, terms } = state
  if (status === 'over') return because('gameOver')
  if (seats.some(({ person }) => person === id)) return because('alreadySitting')
  if (status === 'playing' && !terms.latecomers) return because('alreadyStarted')
  const isFree = ({ person, bot }: SeatState) => person === null && (status === 'open' ? bot === null : bot !== null)
  const seat = wished ?? seats.findIndex(isFree)
  if (seat < 0) return because('noFreeSeat')
  const seatState = seats[seat]
  if (!seatState) return because('unknownSeat', { seat })
  return isFree(seatState) ? { type: 'sit', seat, person: id, name } : because('seatTaken')
}

/** Whoever has changed their name is called by it at the table too. */
function rename({ state }: CommandContext, by: Person | null): Deed | Reason {
  if (state.status === 'over') return because('gameOver')
  const seat = state.seats.findIndex(({ person }) => person !== null && person === by?.id)
  if (by === null || seat < 0) return because('notSeated')
  return state.seats[seat]?.name === by.name
    ? because('noChange')
    : { type: 'rename', seat, person: by.id, name: by.name }
}

function leave({ state }: CommandContext, by: Person | null): Deed | Reason {
  if (state.status !== 'open') return because('alreadyStarted')
  const seat = state.seats.findIndex(({ person }) => person !== null && person === by?.id)
  return seat < 0 ? because('notSeated') : { type: 'leave', seat }
}

function seatBot(
  context: CommandContext,
  { seat, bot }: { readonly seat: Seat; readonly bot: string | null },
  by: Person | null,
): Deed | Reason {
  const wrong = ownerBeforeStart(context, by)
  if (wrong) return wrong
  const seatState = context.state.seats[seat]
  if (!seatState) return because('unknownSeat', { seat })
  if (seatState.person !== null) return because('seatTaken')
  const { rules } = context
  if (bot !== null && !knowsBot(rules, bot)) return because('unknownBot', { bot, known: rules.bots })
  return seatState.bot === bot ? because('noChange') : { type: 'seatBot', seat, bot }
}

function ownerBeforeStart({ state }: CommandContext, by: Person | null): Reason | undefined {
  if (state.status !== 'open') return because('alreadyStarted')
  return state.owner === by?.id ? undefined : because('onlyOwner')
}

function rematch({ state }: CommandContext, table: string): Deed | Reason {
  if (state.status !== 'over') return because('notOver')
  return state.rematch === null ? { type: 'rematch', table } : because('alreadyRematched')
}

/** At a pause a seat whose time is up is only passed over: it owes nothing that a bot would have to decide. */
function timeout({ state, match, at }: CommandContext, seat: Seat): Deed | Reason {
  const wrong = notPlaying(state)
  if (wrong) return wrong
  const seatState = state.seats[seat]
  if (!seatState) return because('unknownSeat', { seat })
  const end = deadline(seatState.clock, state.terms.clock)
  if (end === undefined || end > at) return because('notYet')
  if (!match?.owed(seat)) return { type: 'timeout', seat, to: 'passed' }
  return { type: 'timeout', seat, to: state.terms.onTimeout }
}

/** Without clocks time only matters to whoever might be thought absent: then a moment is not worth an entry. */
function outage({ state }: CommandContext, lost: number): Deed | Reason {
  const wrong = notPlaying(state)
  if (wrong) return wrong
  const matters = state.terms.clock.kind !== 'none' || lost >= MINUTE
  return matters && state.seats.some(({ clock }) => clock.since !== null)
    ? { type: 'outage', lost }
    : because('noClock')
}

function comeBack({ state }: CommandContext, seat: Seat, by: Person | null): Deed | Reason {
  const wrong = notPlaying(state)
  if (wrong) return wrong
  const seatState = state.seats[seat]
  if (!seatState) return because('unknownSeat', { seat })
  if (by === null || seatState.person !== by.id) return because('notYourSeat')
  if (isResigned(seatState)) return because('hasResigned')
  return seatState.absence === null ? because('notAway') : { type: 'return', seat }
}

function notAsked({ state, match, pauses }: CommandContext, seat: Seat): Reason | undefined {
  const waiting = match && pauses.waitingFor(state, match)
  if (!waiting) return because('notPaused')
  return waiting.includes(seat) ? undefined : because('notAsked')
}

function notMovable(context: CommandContext, seat: Seat, motion: Motion): Reason | undefined {
  const { state, match } = context
  if (state.motion) return because('motionOpen')
  switch (motion.type) {
    case 'undo':
      if (state.terms.undo !== 'agreed') return because('undoNotByVote')
      return motion.to < (match?.line.length ?? 0) ? undefined : because('noSuchPosition', { to: motion.to })
    case 'pause':
      if (state.terms.clock.kind === 'none') return because('noClock')
      return state.clocksPaused ? because('clocksArePaused') : undefined
    case 'replace':
      return notReplaceable(context, seat, motion.seat)
    default:
      return undefined
  }
}

function notReplaceable({ state, at }: CommandContext, seat: Seat, other: Seat): Reason | undefined {
  const seatState = state.seats[other]
  if (!seatState) return because('unknownSeat', { seat: other })
  if (state.terms.clock.kind !== 'none') return because('clockDecides')
  const { since } = seatState.clock
  const waited = since === null ? 0 : at - since
  if (seat === other || playedBy(seatState) !== 'person' || waited < ABSENT_MINUTES * MINUTE)
    return because('notAbsent', { minutes: ABSENT_MINUTES })
  return undefined
}

/** Who has agreed, by proposing or by vote, may still say no. */
function noVote(state: RoomState, { seat, motion, yes }: Extract<Command, { type: 'vote' }>): Reason | undefined {
  if (state.motion?.id !== motion) return because('noMotion')
  if (!votersOf(state).includes(seat)) return because('noVote')
  return yes && state.motion.yes.includes(seat) ? because('alreadyVoted') : undefined
}
