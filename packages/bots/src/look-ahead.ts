import {
  type Decision,
  FATE,
  type Fate,
  fated,
  HOST,
  type Json,
  type Policy,
  type Position,
  type Seat,
} from '@nora/kernel'
import { isTurnOver, type Line, type Root } from './line-of-play.ts'

/** A turn that nobody reaches within so many answers is not waited for. */
const MOST_ANSWERS = 80

/**
 * Plays a line of the seat's turn on an imagined table, then everybody's turns up to the end of the seat's next one: what
 * others do meanwhile, and what the turn was good for, is seen there. `quick` thinks for all of them.
 */
export function playAhead(
  imagined: Position,
  seat: Seat,
  { plan }: Line,
  root: Root,
  quick: Policy,
  fate: Fate,
): Position {
  const position = imagined.fork()
  let { checkpoint } = position
  root.apply(position)
  let rest = plan.slice(1)
  const ownChoice = (decision: Decision): Json => {
    const space = position.space(decision)
    const [next, ...later] = rest
    const isPossible = next?.kind === decision.kind && space.includes(next.choice)
    rest = isPossible ? later : []
    return isPossible ? (next as { choice: Json }).choice : quick.choose(position, decision, space, fate)
  }
  let turns = 0
  let isOwnTurn = true
  for (let answers = 0; answers < MOST_ANSWERS && !position.over; answers++) {
    if (isOwnTurn && isTurnOver(position, checkpoint, seat)) {
      if (++turns === 2) break
      isOwnTurn = false
      rest = []
    }
    const decision = position.owed(FATE) ?? position.owed(seat) ?? (position.pending[0] as Decision)
    if (!isOwnTurn && decision.seat === seat && position.space(decision).count(2) > 1) {
      isOwnTurn = true
      ;({ checkpoint } = position)
    }
    if (decision.seat === FATE) position.answer(decision, fated(position, decision, fate))
    else if (decision.seat === HOST) position.answer(decision, 'on')
    else if (decision.seat === seat) position.answer(decision, ownChoice(decision))
    else position.answer(decision, quick.choose(position, decision, position.space(decision), fate))
  }
  return position
}
