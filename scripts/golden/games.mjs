// Which whole games are kept, and by which chance they came about.

/**
 * @typedef {object} GoldenGame
 * @property {string} game
 * @property {string} name of the file, in the game's test/golden/fixtures
 * @property {{ mode: string, seats: number, level?: number }} wish
 * @property {number} seed
 */

/** @type {readonly GoldenGame[]} */
export const goldenGames = [
  { game: 'cats', name: 'classic-2', wish: { mode: 'classic', seats: 2 }, seed: 2026 },
  { game: 'cats', name: 'classic-4', wish: { mode: 'classic', seats: 4 }, seed: 2027 },
  { game: 'cats', name: 'family-3', wish: { mode: 'family', seats: 3 }, seed: 2028 },
  { game: 'cats', name: 'solo-level-2', wish: { mode: 'solo', seats: 1, level: 2 }, seed: 2029 },
]
