import type { Game, State } from '../game.ts'
import type { Json } from '../json.ts'
import type { Decision } from '../kind.ts'
import { Match } from '../match/match.ts'
import type { Wish } from '../options.ts'
import type { Seat } from '../seat.ts'
import type { Table } from '../table.ts'

/**
 * What the puzzles of a game ask: how much one seat can make of a moment by its own choices, where nothing depends on chance or
 * on what it does not know.
 */
export interface PuzzleForm<T = Table> {
  readonly wish: Wish
  /** The fewest actions are the best: each makes it worth less, and longer ways need not be looked at. */
  readonly isRace?: boolean
  /** What depends on chance, or shows something new, is left out; otherwise there is no puzzle where that could happen. */
  readonly leavesOutUnknown?: boolean
  /** What players choose at a decision if they can, so that there are moments to ask about; otherwise they do as they like. */
  prefers?(decision: Decision): Json | undefined
  /** What could be asked about at a decision of the seat: nothing, the moment as such (`null`), or things of the table. */
  goals(table: T, decision: Decision): readonly Json[]
  /** Whether a choice belongs to the puzzle. */
  allows(decision: Decision, choice: Json, goal: Json): boolean
  /** What of the way to a question matters still and stands neither on the table nor in the question; without this, all of it. */
  remembered?(decision: Decision, line: readonly Json[]): Json
  /** Whether it is over: `asked` is what the seat would have to decide next. */
  isDone(table: T, seat: Seat, goal: Json, asked: Decision | undefined, line: readonly Json[]): boolean
  /** Whether an answer has to do with what is asked: if the best is to leave it alone, there is no puzzle. */
  isAbout?(answer: readonly Json[]): boolean
  /** What tells answers apart; without it, the table they lead to. */
  answerOf?(line: readonly Json[]): Json
  /** What it is worth to have come here by these choices. */
  worth(table: T, seat: Seat, goal: Json, line: readonly Json[]): number
}

/** One puzzle: how its moment came about, what is asked, and the one answer that nothing else equals. */
export interface Puzzle {
  readonly seed: number
  /** Everybody's choices up to the moment, those of chance aside. */
  readonly before: readonly (readonly [Seat, Json])[]
  readonly seat: Seat
  readonly goal: Json
  readonly answer: readonly Json[]
  readonly worth: number
  /** From 1, which is easy, to 3. */
  readonly level: number
}

/** The moment of a puzzle, played by the rules of today. */
export function openPuzzle(game: Game, form: PuzzleForm, { seed, before }: Puzzle): Match {
  const match = Match.open(game as Game<State, unknown>, form.wish, { seed })
  for (const [seat, choice] of before) match.choose(seat, choice)
  return match
}
