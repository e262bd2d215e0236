import { EventRecorder } from '../events/event-recorder.ts'
import type { State } from '../game.ts'
import type { Json } from '../json.ts'
import { confirmKind } from '../kind.ts'
import type { Position } from '../position.ts'
import { FATE, includesSeat, type Seat } from '../seat.ts'
import type { AutoAnswers } from './auto-answers.ts'

/** What stands in the way of taking a choice back: chance answers, something new is seen, or the turn is confirmed. */
type Barrier = 'fate' | 'learned' | 'other'

/** Where a choice would lead: up to the next question to somebody, or to chance. */
export interface TriedOut<S extends State, K> {
  readonly position: Position<S, K>
  readonly barrier: Barrier | null
}

/**
 * Makes a legal choice on a copy, with all that then follows without asking anybody. Chance is not asked, so that nobody
 * can look at what it would answer.
 */
export function tryOut<S extends State, K>(
  position: Position<S, K>,
  autoAnswers: AutoAnswers,
  seat: Seat,
  choice: Json,
  interrupt: boolean,
): TriedOut<S, K> {
  const recorder = new EventRecorder(position.table)
  const decision = interrupt ? undefined : position.owed(seat)
  if (decision) position.answer(decision, choice)
  else position.interrupt(seat, choice)
  while (!position.owed(FATE)) {
    const act = autoAnswers.nextForced(position as Position)
    if (!act) break
    position.replay(act)
  }
  const learned = includesSeat(recorder.take().learned, seat)
  return { position, barrier: barrierOf(learned, position.owed(FATE) !== undefined, decision?.kind) }
}

/** As undo would find it: see `undoable`. */
function barrierOf(learned: boolean, fated: boolean, kind: string | undefined): Barrier | null {
  if (learned) return 'learned'
  if (fated) return 'fate'
  return kind === confirmKind.name ? 'other' : null
}
