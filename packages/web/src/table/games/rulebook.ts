import type { Pack } from '@nora/effects'
import type { Game, State } from '@nora/kernel'
import type { Words } from '@nora/words'

/** The rules of a game and how it speaks: what the page needs to know what may be chosen, and to say it. */
export interface Rulebook {
  readonly game: Game
  readonly words: Words
  withPack(pack: Pack): Rulebook
}

export function rulebook<S extends State, K>(
  game: Game<S, K>,
  withPack: (pack: Pack) => Game<S, K>,
  words: Words,
): Rulebook {
  return {
    game: game as unknown as Game,
    words,
    withPack: (pack) => rulebook(withPack(pack), withPack, words),
  }
}
