import {
  type Decision,
  hash,
  type Json,
  Match,
  Position,
  playout as playOut,
  type Recorded,
  randomPolicy,
  type Seat,
  seededFate,
} from '@nora/kernel'
import type { Check } from '../check-context.ts'
import { mustNotThrow, Violation } from '../violation.ts'

/** Keeps every act with the hash after it, as a stored game does. */
class RecordingPosition extends Position {
  readonly line: Recorded[] = []

  override answer(decision: Decision, choice: Json): void {
    super.answer(decision, choice)
    this.line.push({ seat: decision.seat, kind: decision.kind, choice, hash: hash(this.table.state) })
  }

  override interrupt(seat: Seat, choice: Json): void {
    super.interrupt(seat, choice)
    this.line.push({ seat, kind: 'interrupt', choice, interrupt: true, hash: hash(this.table.state) })
  }
}

/** The fast path of playouts and the exact path of matches play the same game. Looked at once, at the start. */
export const playout: Check = {
  name: 'playout',
  rate: (_acts, waits) => (waits === 0 ? 0.4 : 0),
  at({ variant, game, options, fate, tally }) {
    const seed = fate.below(0x7fffffff)
    const fast = Position.opening(variant, false)
    const decisions = mustNotThrow('a playout', () => playOut(fast, () => randomPolicy, seededFate(seed)))
    const kept = new RecordingPosition(variant, variant.opening())
    kept.begin()
    const again = mustNotThrow('a playout', () => playOut(kept, () => randomPolicy, seededFate(seed)))
    if (decisions !== again || hash(fast.table.state) !== hash(kept.table.state))
      throw new Violation('two playouts with the same chances end differently')
    const log = kept.line.map((act) => ({ type: 'act' as const, ...act }))
    const exact = mustNotThrow('replaying a playout exactly', () => Match.restore(game, options, log))
    if (!exact.over || exact.hash !== hash(fast.table.state))
      throw new Violation('a playout and its exact replay end differently')
    tally.replays++
  },
}
