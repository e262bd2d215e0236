/** Who can play a seat by itself, the weakest first. */
export const bots = ['novice', 'casual', 'skilled', 'master'] as const

export type BotId = (typeof bots)[number]

/** Who sits in where nobody chose. */
export const usualBot: BotId = 'casual'
