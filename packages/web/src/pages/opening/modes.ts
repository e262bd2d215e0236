import type { Mode } from '@nora/kernel'
import type { HouseGame } from '../../state/house-games.ts'

const games: { readonly [game in HouseGame]: () => Promise<{ readonly modes: readonly Mode[] }> } = {
  wistar: async () => (await import('@nora/wistar')).wistarGame,
  cats: async () => (await import('@nora/cats')).catsGame,
  woodcraft: async () => (await import('@nora/woodcraft')).woodcraftGame,
}

/** In which ways a game can be played, as its rules say. */
export async function modesOf(game: HouseGame): Promise<readonly Mode[]> {
  return (await games[game]()).modes
}
