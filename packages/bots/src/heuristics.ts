import type { Decision, Fate, Json, Seat, Space, State, Table } from '@nora/kernel'

/**
 * What a greedy bot knows about one game. Every table it is shown is what the seat may see: what is hidden from the seat
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
  /** How hard it thinks; what is left out takes its default. */
  readonly effort?: Partial<Effort>
}

/** Written as a method so that the shortlist of one game is also a shortlist of any game. */
export type Shortlist<S extends State = State, K = unknown> = {
  pick(table: Table<S, K>, seat: Seat, args: Json, space: Space, fate: Fate): readonly Json[]
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
}

export const usualEffort: Effort = { beam: 3, roots: 1, tries: 12, samples: 2, depth: 8, margin: 0.5 }
