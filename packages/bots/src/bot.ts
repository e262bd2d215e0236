import type { Policy } from '@nora/kernel'

/** A computer player. */
export interface Bot {
  readonly id: string
  /** It tries choices out before it chooses, so the position it is asked in must be one that can fork. */
  readonly forks: boolean
  /** It is there for tests: people are not offered it. */
  readonly forTests?: true
  /** A mind for one seat in one game. */
  mind(): Policy
}

/** Bots were called otherwise before: who is named so in a saved game is now this one. */
export const formerBots: { readonly [former: string]: string } = { greedy: 'casual' }

/** A bot by its name, or by the name it had before. */
export function botCalled(bots: readonly Bot[], name: string): Bot | undefined {
  return bots.find(({ id }) => id === name) ?? bots.find(({ id }) => id === formerBots[name])
}

/** The bots that people can choose, the weakest first. */
export function botsForPeople(bots: readonly Bot[]): readonly Bot[] {
  return bots.filter(({ forTests }) => !forTests)
}

/** Who sits in where nobody said who should. */
export function usualBot(bots: readonly Bot[]): Bot {
  return (botCalled(bots, 'casual') ?? bots.at(-1)) as Bot
}
