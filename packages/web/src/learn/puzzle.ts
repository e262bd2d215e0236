import type { Puzzle, PuzzleForm } from '@nora/kernel'
import type { Pointed } from '../table/lesson-guide.ts'

/** The puzzles of one sort that a game has. Their question is `lesson.puzzle.<sort>` in the rulebook. */
export interface PuzzleSet {
  readonly sort: string
  readonly form: PuzzleForm
  readonly puzzles: readonly Puzzle[]
  /** The paragraph of the rulebook to think of. */
  readonly address: string
  /** What is asked about, where that is a thing on the table. */
  points?(goal: Puzzle['goal']): Pointed
}

/** Where a puzzle is found: the game it comes from, and how far that had come. */
export function idOf({ seed, before }: Puzzle): string {
  return `${seed >>> 0}-${before.length}`
}
