import { catalogue } from '@nora/catalogue'
import type { Game } from '@nora/kernel'

/** Every way to play every game, with as few seats as it takes. */
export const modes: readonly {
  readonly game: Game
  readonly wish: { readonly mode: string; readonly seats: number }
}[] = catalogue.flatMap(({ game }) =>
  game.modes.map(({ id, seats }) => ({ game, wish: { mode: id, seats: seats.min } })),
)
