import type { CatsTable, Phase } from '../state.ts'

/** Isle of Cats rulebook, Course of play: the next phase begins, and all know it. */
export function enterPhase(table: CatsTable, phase: Phase): void {
  if (table.state.phase === phase) return
  table.state.phase = phase
  table.tell?.({ type: 'phase', phase })
}
