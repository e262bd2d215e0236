import type { Bot } from '@nora/bots'
import type { Pack } from '@nora/effects'
import type { Game, Seat, State, Table } from '@nora/kernel'
import type { Words } from '@nora/words'

/** A finished game as it is offered: its rules, who can play it for a seat, and how an owner's pack changes it. */
export interface Offered {
  readonly game: Game
  readonly bots: readonly Bot[]
  /** Whether a seat is asked at a pause, as the game's words say. */
  waits?(table: Table, seat: Seat, alone: boolean): boolean
  /** The game with the records of a pack; a `ContentError` says what is wrong with it. */
  withPack?(pack: Pack): Offered
}

export function offered<S extends State, K>(
  game: Game<S, K>,
  withPack: (pack: Pack) => Game<S, K>,
  bots: readonly Bot[],
  waits: Words['waits'],
): Offered {
  return {
    game: game as unknown as Game,
    bots,
    ...(waits && { waits }),
    withPack: (pack) => offered(withPack(pack), withPack, bots, waits),
  }
}
