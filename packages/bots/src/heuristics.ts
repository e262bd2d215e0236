import type { Decision, Fate, Json, Seat, Space, State, Table } from '@nora/kernel'
import type { Explains } from './advice/explains.ts'
import type { Features } from './learned/features.ts'

/**
 * What bots know about one game. Every table they are shown is what the seat may see: what is hidden from the seat
 * is either seen from behind or imagined, dealt anew, so nothing here can peek.
 */
export interface Heuristics<S extends State = State, K = unknown> {
  /** How many points the seat may expect at the end of the game. */
  evaluate(table: Table<S, K>, seat: Seat): number
  /** What the answer to an open question will add to that, where the table does not show it yet. */
  pendingGain?(table: Table<S, K>, seat: Seat, open: Decision, space: Space): number
  /** For a kind of question, the few choices worth trying, the best guess first. A single one is taken untried. */
  readonly shortlist?: { readonly [kind: string]: Shortlist<S, K> }
  /** The same for what the seat may do out of turn. */
  readonly anytime?: Shortlist<S, K>
  /** How hard a casual player thinks; what is left out takes its default. */
  readonly effort?: Partial<Effort>
  /** Where the mistakes of a novice and the efforts of the stronger players differ from the usual ones. */
  readonly novice?: Partial<Mistakes>
  readonly skilled?: Partial<Effort>
  readonly master?: Partial<Effort>
  /** What can be learned from; without them there is only the evaluation. */
  readonly features?: Features<S, K>
  /** How what it expects is told to people. */
  readonly explains?: Explains<S, K>
}

/**
 * `width` says how many choices to hold: 1 is usual. Written as a method so that the shortlist of one game is also a
 * shortlist of any game.
 */
export type Shortlist<S extends State = State, K = unknown> = {
  pick(table: Table<S, K>, seat: Seat, args: Json, space: Space, fate: Fate, width: number): readonly Json[]
}['pick']

export interface Effort {
  /** Lines of play kept at each of its own decisions. */
  readonly beam: number
  /** First choices that are followed to the end of the turn by their best line, even where others look better on the way. */
  readonly roots: number
  /** Choices tried at each decision where no shortlist says which. */
  readonly tries: number
  /** Imagined tables over which a choice is averaged. */
  readonly samples: number
  /** Own decisions it looks ahead within one turn. */
  readonly depth: number
  /** Points an act out of turn must gain to be worth it. */
  readonly margin: number
  /** How wide shortlists are. */
  readonly width: number
  /** Whether lines that come to the same are followed once. */
  readonly merges: boolean
  /** First choices that are compared at the end of its next turn too; none where it looks no further than this one. */
  readonly ahead: number
  /** Imagined tables on which they are, as long as no more positions than this were looked at for it. */
  readonly aheadSamples: number
  readonly aheadSteps: number
  /** Positions it looks at before it makes do with what it has found: the same number gives the same choice everywhere. */
  readonly steps: number
}

/** How somebody errs who is no machine. */
export interface Mistakes {
  /** Points by which it errs about where a first choice leads. */
  readonly error: number
  /** How likely a choice that is worth trying is overlooked. */
  readonly overlooks: number
  /** How far it over- or underrates each thing that is worth something. */
  readonly fancy: number
}

export const usualEffort: Effort = {
  beam: 3,
  roots: 1,
  tries: 12,
  samples: 2,
  depth: 8,
  margin: 0.5,
  width: 1,
  merges: false,
  ahead: 0,
  aheadSamples: 0,
  aheadSteps: 800,
  steps: 3000,
}
