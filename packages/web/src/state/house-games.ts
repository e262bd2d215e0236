/** The games of the house, in the order of their doors. */
export const houseGames = ['wistar', 'cats', 'woodcraft'] as const

export type HouseGame = (typeof houseGames)[number]

export function isHouseGame(id: string): id is HouseGame {
  return houseGames.some((game) => game === id)
}

/** Who can play a seat by itself, the stronger first. */
export const bots = ['greedy', 'random'] as const

export type BotId = (typeof bots)[number]
