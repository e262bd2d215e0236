import type { Pack } from '@nora/effects'
import type { Game, State } from '@nora/kernel'

/** The rules of a game, as printed or with the records of a pack. */
export interface GameRules {
  readonly game: Game
  withPack(pack: Pack): Game
}

export function gameRules<S extends State, K>(game: Game<S, K>, withPack: (pack: Pack) => Game<S, K>): GameRules {
  return { game: game as unknown as Game, withPack: (pack) => withPack(pack) as unknown as Game }
}
