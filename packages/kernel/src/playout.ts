import type { Fate } from './fate.ts'
import type { Json } from './json.ts'
import type { Decision } from './kind.ts'
import type { Position } from './position.ts'
import { Fault } from './reason.ts'
import { FATE, HOST, type Seat } from './seat.ts'
import type { Space } from './space.ts'

/** A way to play: answers questions and, where the game pauses, may interrupt. */
export interface Policy {
  choose(position: Position, decision: Decision, space: Space, fate: Fate): Json
  interrupt?(position: Position, seat: Seat, fate: Fate): Json | undefined
}

/** One in this many chances to interrupt is taken by random play. */
const RANDOM_INTERRUPTS = 8

export const randomPolicy: Policy = {
  choose: (_position, _decision, space, fate) => space.sample(fate) ?? null,
  interrupt: (position, seat, fate) => {
    if (fate.below(RANDOM_INTERRUPTS) > 0) return undefined
    const { table } = position
    return table.variant.game.anytime?.(table, seat)?.sample(fate)
  },
}

/** What fate answers to one of its questions. */
export function fated(position: Position, decision: Decision, fate: Fate): Json {
  return position.space(decision).sample(fate) ?? null
}

/**
 * Plays a position to its end, or to a number of questions, without events, refusals or records, and returns how many
 * real decisions were taken: questions to a player with at least two choices. `answered` hears of every answer once it
 * is given.
 */
export function playout(
  position: Position,
  policyOf: (seat: Seat) => Policy,
  fate: Fate,
  most = Number.POSITIVE_INFINITY,
  answered: (decision: Decision) => void = () => {},
): number {
  const { seats } = position.table.options
  const { bound } = position.table.variant.game
  let decisions = 0
  while (position.pending.length > 0 && decisions < most) {
    const decision = position.owed(FATE) ?? (position.pending[0] as Decision)
    if (decision.seat === FATE) {
      position.answer(decision, fated(position, decision, fate))
    } else if (decision.seat === HOST) {
      if (!interrupted(position, policyOf, seats, fate)) position.answer(decision, 'on')
    } else {
      const space = position.space(decision)
      const isChoice = space.count(2) > 1
      if (isChoice) decisions++
      if (decisions > bound) throw new Fault(`more than ${bound} decisions in one game`)
      position.answer(decision, policyOf(decision.seat).choose(position, decision, space, fate), !isChoice)
    }
    answered(decision)
  }
  return decisions
}

function interrupted(position: Position, policyOf: (seat: Seat) => Policy, seats: number, fate: Fate): boolean {
  if (!position.table.variant.game.interrupt) return false
  for (let seat = 0; seat < seats; seat++) {
    const choice = policyOf(seat).interrupt?.(position, seat, fate)
    if (choice === undefined) continue
    position.interrupt(seat, choice)
    return true
  }
  return false
}
