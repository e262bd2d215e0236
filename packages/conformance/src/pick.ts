import { type Decision, type Fate, HOST, type Json, type Match, type Policy, type Seat, seededFate } from '@nora/kernel'
import { oneOf } from './check-context.ts'

/**
 * A game of the suite is played by picks: one whole number for each time the match waits. 0 takes the first choice of
 * the first question; any other number is where chance starts for everything that happens there. So a game is a list
 * of small numbers, which can be shortened, made simpler and typed.
 */
export const LARGEST_PICK = 999

/** One in this many picks. */
const INTERRUPT = 6
const UNDO = 24

export type PickedAct =
  | { readonly type: 'choose'; readonly seat: Seat; readonly choice: Json }
  | { readonly type: 'interrupt'; readonly seat: Seat; readonly choice: Json }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'goOn' }

/** What a pick means where the match stands. */
export function actOf(match: Match, pick: number, policy: Policy): PickedAct {
  if (pick === 0) return simplest(match)
  const fate = seededFate(pick)
  return interrupting(match, fate) ?? undoing(match, fate) ?? choosing(match, fate, policy)
}

function simplest(match: Match): PickedAct {
  const decision = match.pending[0] as Decision
  if (decision.seat === HOST) return { type: 'goOn' }
  return { type: 'choose', seat: decision.seat, choice: match.space(decision.seat)?.at(0) ?? null }
}

function interrupting(match: Match, fate: Fate): PickedAct | undefined {
  if (fate.below(INTERRUPT) > 0) return undefined
  const seat = fate.below(match.options.seats)
  const choice = match.anytime(seat)?.sample(fate)
  return choice === undefined ? undefined : { type: 'interrupt', seat, choice }
}

function undoing(match: Match, fate: Fate): PickedAct | undefined {
  if (fate.below(UNDO) > 0) return undefined
  const seat = fate.below(match.options.seats)
  return match.whyNotUndo(seat) ? undefined : { type: 'undo', seat }
}

function choosing(match: Match, fate: Fate, policy: Policy): PickedAct {
  const decision = oneOf(match.pending, fate) as Decision
  const { seat } = decision
  if (seat === HOST) return { type: 'goOn' }
  const position = match.currentPosition()
  const choice = policy.choose(position, decision, position.space(decision), fate)
  return { type: 'choose', seat, choice }
}
