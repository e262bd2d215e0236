/** A linear function of features, one for each of its outputs. */
export interface Linear {
  readonly outputs: readonly string[]
  readonly bias: readonly number[]
  /** One step of a feature by its own spread; 0 for a feature that never changed. */
  readonly scale: readonly number[]
  /** For each output the largest weight: weights are kept as parts of it. */
  readonly most: readonly number[]
  /** Three letters for each, output by output. */
  readonly weights: string
}

/** What was learned about a game in one mode with so many seats. It belongs to these rules and this content, and to no other. */
export interface Weights {
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly mode: string
  readonly seats: number
  /** How it was learned: `nora learn` with these makes it again. */
  readonly seed: number
  readonly games: readonly number[]
  /** The lines of the seat's own sheet, and the automa's points where there is one. */
  readonly own: Linear
  /** Another's points. */
  readonly other: Linear | null
  /** How much of the spread of the final margin it foresees in games it did not learn from. */
  readonly foreseen: number
  /** By tenths of the game how far expected margins are off: no further in two of three games that strong players play by them. */
  readonly spread: readonly number[]
}

export const AUTOMA = 'automa'
