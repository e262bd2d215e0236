/** What a version of a game is called: `cats@1.0.0`. */
export const nameOf = (game: string, rulesVersion: string): string => `${game}@${rulesVersion}`
