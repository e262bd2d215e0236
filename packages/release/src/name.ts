import type { Game } from '@nora/kernel'

/** Which rules a game is played by: its release, known by the version of the rules and the hash of the content. */
export interface Edition {
  readonly game: string
  readonly rulesVersion: string
  /** Of the content, with the pack if there is one. */
  readonly contentHash: string
}

/** What a version of a game is called: `cats@1.0.0`. */
export const nameOf = (game: string, rulesVersion: string): string => `${game}@${rulesVersion}`

/** Whether a game is the one that an edition names. */
export const isOf = ({ rulesVersion, contentHash }: Edition, game: Game): boolean =>
  game.rulesVersion === rulesVersion && game.contentHash === contentHash
