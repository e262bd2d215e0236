import {
  FATE,
  HOUSE,
  includesSeat,
  type Json,
  type Match,
  type Position,
  type Seat,
  Table,
  viewOf,
  Witness,
} from '@nora/kernel'
import type { Foreseen } from '@nora/protocol'

/**
 * What a legal choice would lead to. It is tried on a copy, up to where chance would have to answer; what the seat would
 * learn by it is not told, only that there is something.
 */
export function foresee(match: Match, seat: Seat, choice: unknown, interrupt: boolean): Foreseen {
  const position = match.currentPosition()
  const witness = new Witness(position.table)
  if (interrupt) position.interrupt(seat, choice as Json)
  else answer(position, seat, choice as Json)
  answerForced(match, position, seat)
  const { learned } = witness.take()
  if (includesSeat(learned, seat)) return { barrier: 'learned', sheet: null }
  const { setting, state } = position.table
  const sheet = setting.game.sheet(new Table(setting, viewOf(setting, state, seat)), seat)
  return { barrier: barrierIn(position, seat), sheet }
}

/** What the match would answer for the seat, for want of a choice. */
function answerForced(match: Match, position: Position, seat: Seat): void {
  const { setting } = position.table
  for (;;) {
    const decision = position.owed(FATE) ? undefined : position.owed(seat)
    if (!decision || setting.kind(decision).secret) return
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
  const still = position.owed(seat) ?? position.owed(HOUSE)
  return still ? null : 'other'
}
