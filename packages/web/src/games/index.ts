import { cats } from './cats/index.ts'
import type { WebGame } from './web-game.ts'
import { wistar } from './wistar/index.ts'
import { woodcraft } from './woodcraft/index.ts'

/** The games there are, in the order of their doors. Everything else about a game stands in its folder. */
export const games = [wistar, cats, woodcraft] as const satisfies readonly WebGame[]

export type GameId = (typeof games)[number]['id']

export const gameIds: readonly GameId[] = games.map(({ id }) => id)

export function isGameId(id: string): id is GameId {
  return gameIds.some((known) => known === id)
}

export function webGame(id: GameId): WebGame
export function webGame(id: string): WebGame | undefined
export function webGame(id: string): WebGame | undefined {
  return games.find((game) => game.id === id)
}
