import {
  EventRecorder,
  FATE,
  HOST,
  includesSeat,
  type Json,
  type Match,
  type Position,
  type Seat,
  Table,
  viewOf,
} from '@nora/kernel'
import type { Foreseen } from '@nora/protocol'

/**
 * What a legal choice would lead to. It is tried on a copy, up to where chance would have to answer; what the seat would
 * learn by it is not told, only that there is something.
 */
export function foresee(match: Match, seat: Seat, choice: unknown, interrupt: boolean): Foreseen {
  const position = match.currentPosition()
  const recorder = new EventRecorder(position.table)
  if (interrupt) position.interrupt(seat, choice as Json)
  else answer(position, seat, choice as Json)
  answerForced(match, position, seat)
  const { learned } = recorder.take()
  if (includesSeat(learned, seat)) return { barrier: 'learned', sheet: null }
  const { variant, state } = position.table
  const sheet = variant.game.sheet(new Table(variant, viewOf(variant, state, seat)), seat)
  return { barrier: barrierIn(position, seat), sheet }
}

/** What the match would answer for the seat, for want of a choice. */
function answerForced(match: Match, position: Position, seat: Seat): void {
  const { variant } = position.table
  for (;;) {
    const decision = position.owed(FATE) ? undefined : position.owed(seat)
    if (!decision || variant.kind(decision).secret) return
    const space = position.space(decision)
    const confirms = decision.kind === 'confirm' && match.confirming.has(seat)
    if (confirms || space.count(2) !== 1) return
    answer(position, seat, space.at(0))
  }
}

function answer(position: Position, seat: Seat, choice: Json): void {
  const decision = position.owed(seat)
  if (decision) position.answer(decision, choice)
}

function barrierIn(position: Position, seat: Seat): Foreseen['barrier'] {
  if (position.owed(FATE)) return 'fate'
  const still = position.owed(seat) ?? position.owed(HOST)
  return still ? null : 'other'
}
