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
  { game: 'wistar', name: 'classic-2', wish: { mode: 'classic', seats: 2 }, seed: 2030 },
  { game: 'wistar', name: 'classic-4', wish: { mode: 'classic', seats: 4 }, seed: 2031 },
  { game: 'wistar', name: 'peaceful-3', wish: { mode: 'peaceful', seats: 3 }, seed: 2032 },
  { game: 'wistar', name: 'solo-level-5', wish: { mode: 'solo', seats: 1, level: 5 }, seed: 2033 },
  { game: 'woodcraft', name: 'classic-2', wish: { mode: 'classic', seats: 2 }, seed: 2040 },
  { game: 'woodcraft', name: 'classic-4', wish: { mode: 'classic', seats: 4 }, seed: 2041 },
  { game: 'woodcraft', name: 'solo', wish: { mode: 'solo', seats: 1 }, seed: 2042 },
]
