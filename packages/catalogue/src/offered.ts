import type { Bot } from '@nora/bots'
import type { Pack } from '@nora/effects'
import type { Game, State } from '@nora/kernel'

/** A finished game as it is offered: its rules, who can play it for a seat, and how an owner's pack changes it. */
export interface Offered {
  readonly game: Game
  readonly bots: readonly Bot[]
  /** The game with the records of a pack; a `ContentError` says what is wrong with it. */
  withPack?(pack: Pack): Offered
}

export function offered<S extends State, K>(
  game: Game<S, K>,
  withPack: (pack: Pack) => Game<S, K>,
  bots: readonly Bot[],
): Offered {
  return {
    game: game as unknown as Game,
    bots,
    withPack: (pack) => offered(withPack(pack), withPack, bots),
  }
}
