import type { Decision, Json, Match, Seat } from '@nora/kernel'
import type { Speaker, Words } from '@nora/words'

/** What a game's own terminal view is told about the screen. */
export interface Screen extends Speaker {
  readonly colours: boolean
}

/** How a game is shown and read in a terminal: its words, and what it can do better than any game's plain table. */
export interface Terminal {
  readonly words: Words
  /** Groups of the table that are told by names alone. */
  readonly short?: readonly string[]
  /** A question by what can be chosen, where the words of all tables would offer more than that; nothing where they do not. */
  question?(match: Match, decision: Decision, screen: Screen): string | undefined
  /** The table as the seat sees it, where the game draws pictures; else its groups are listed. */
  view?(match: Match, seat: Seat, screen: Screen): string
  /** What everybody sees before a player, told to a reader; else that player's groups are listed. */
  player?(match: Match, seat: Seat, reader: Seat, screen: Screen): string
  /** Reads a choice that was typed in the game's own short form, such as the cell of a tile; nothing if it is not one. */
  typed?(match: Match, decision: Decision, text: string): Json | undefined
  /** What helps with a question. */
  hint?(match: Match, decision: Decision, screen: Screen): string | undefined
}
