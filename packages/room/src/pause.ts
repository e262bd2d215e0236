import { HOST, type Match, type Seat } from '@nora/kernel'
import type { Rules } from './rules.ts'
import { type RoomState, type SeatState, seatsPlayedBy } from './state.ts'

/**
 * Where play pauses, everybody may step in. It goes on when every person who is asked has passed, now or beforehand,
 * and no bot steps in.
 */
export class Pauses {
  private readonly rules: Rules
  /** Bots that have been asked at this pause. It is not kept: after a restart they are simply asked again. */
  private declined: { readonly at: number; readonly seats: Set<Seat> } = { at: -1, seats: new Set() }

  constructor(rules: Rules) {
    this.rules = rules
  }

  /** The people who are asked and have not passed; nothing where play has not paused. */
  waitingFor(state: RoomState, match: Match): Seat[] | undefined {
    if (!match.owed(HOST) || state.status !== 'playing') return undefined
    const people = seatsPlayedBy(state, 'person')
    const alone = people.length === 1
    const asked = (seat: Seat) =>
      (state.seats[seat] as SeatState).passing === 'asked' &&
      !state.passed.includes(seat) &&
      this.waits(match, seat, alone)
    return people.filter(asked)
  }

  /** The bots that could step in and have not been asked. */
  botsToAsk(state: RoomState, match: Match): Seat[] {
    if (!match.owed(HOST)) return []
    const asked = this.declined.at === match.line.length ? this.declined.seats : undefined
    return seatsPlayedBy(state, 'bot').filter((seat) => !asked?.has(seat) && canStepIn(match, seat))
  }

  decline(match: Match, seat: Seat): void {
    if (this.declined.at !== match.line.length) this.declined = { at: match.line.length, seats: new Set() }
    this.declined.seats.add(seat)
  }

  /** A line that was cut and grew again to the same length is another line. */
  forget(): void {
    this.declined = { at: -1, seats: new Set() }
  }

  isOver(state: RoomState, match: Match): boolean {
    return this.waitingFor(state, match)?.length === 0 && this.botsToAsk(state, match).length === 0
  }

  private waits(match: Match, seat: Seat, alone: boolean): boolean {
    // A person among bots may be spared a question that only they would know to be idle.
    if (alone && !canStepIn(match, seat)) return false
    const { game } = this.rules
    return game.pausesFor?.(match.table, seat, alone) ?? game.anytime !== undefined
  }
}

function canStepIn(match: Match, seat: Seat): boolean {
  return (match.anytime(seat)?.count(1) ?? 0) > 0
}
