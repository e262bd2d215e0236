// How much is played. `npm test` takes the short column, `npm run test:long` the long one.

/** @typedef {{ conformance: { games: number, seed: number } }} Figures */

/** @type {{ short: Figures, long: Figures }} */
export const figures = {
  // Games of each mode, seat count, level and option of each game.
  short: { conformance: { games: 20, seed: 1 } },
  long: { conformance: { games: 2000, seed: 1 } },
}
