import type { State } from '../game.ts'
import type { GameEvent } from './event.ts'

/**
 * How somebody who only hears what is told keeps books of a game: with no rule at hand, an event alone says what is now
 * different. Where cards and tiles lie is told by every move, for all games alike.
 */
export interface Retelling<S extends State = State> {
  /** Writes down what an event tells. */
  tell(books: S, event: GameEvent): void
  /**
   * Values that follow from others of the state and that no event tells; `*` stands for any one key, as in
   * `players.*.boat.covered`. A comment beside each says what it follows from.
   */
  readonly derived: readonly string[]
}
