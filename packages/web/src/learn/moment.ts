import { HOST, type Match, type Seat } from '@nora/kernel'
import type { Batch, SeatInfo } from '@nora/protocol'
import type { Moment } from '../table/model/moment.ts'

/** A match as whoever sits at its table sees it. */
export function momentOf(match: Match, reader: Seat): Moment {
  const log = match
    .news(reader)
    .map((events, position): Batch => ({ position, seat: match.line[position - 1]?.seat ?? HOST, events: [...events] }))
  return {
    room: { options: match.options, status: 'playing' },
    view: match.view(reader),
    log: log.filter(({ events }) => events.length > 0),
    outcome: match.outcome ?? null,
  }
}

/** Nobody in particular sits there. */
export function seatInfosOf(match: Match): readonly SeatInfo[] {
  return Array.from({ length: match.options.seats }, () => ({ person: null, name: null, bot: null, absence: null }))
}
