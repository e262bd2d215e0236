import type { Bot } from '@nora/bots'
import type { Decision, Game, GameEvent, Json, Outcome, Position, Seat, Wish } from '@nora/kernel'
import type { Count } from './counts.ts'
import type { Gathered } from './gathered.ts'
import type { Section } from './section.ts'

/** What is measured of one game: which games are played, what is counted in them, and what the counts must come to. */
export interface Study {
  readonly game: Game
  readonly groups: readonly Group[]
  report(gathered: Gathered): readonly Section[]
}

/** Sets of games of which equally many are played. */
export interface Group {
  readonly id: string
  /** How many games of each of its sets the figures ask for. */
  readonly games: number
  readonly sets: readonly GameSet[]
}

/** Games that are opened alike and counted together. */
export interface GameSet {
  readonly id: string
  readonly wish: Wish
  /** Who plays a seat in the game of this number. */
  botOf(seat: Seat, game: number): Bot
  /** What is counted in one game. */
  watch(position: Position, game: number, count: Count): Watcher
}

/** Hears every answer and everything that happens at the table, and how it ended. */
export interface Watcher {
  chosen?(decision: Decision, choice: Json): void
  tell?(event: GameEvent): void
  end(outcome: Outcome): void
  /** Asked after the end: the same game from its beginning and with the same fate, to compare with. */
  again?(): readonly Rematch[]
}

/** A game played once more, with something otherwise. */
export interface Rematch {
  botOf(seat: Seat): Bot
  end(outcome: Outcome): void
}
