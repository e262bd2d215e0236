/** Who can play a seat by itself, the stronger first. */
export const bots = ['greedy', 'random'] as const

export type BotId = (typeof bots)[number]
