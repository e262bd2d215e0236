// How much is played. `npm test` takes the short column, `npm run test:long` the long one.

/**
 * Conformance plays at least `each` games of every mode, seat count and level of a game, `option` of every further value
 * of an option, and at least `inAll` over all of them; `boats` are scored by both scorers of The Isle of Cats; `probes` wrong messages are sent to the
 * server; `clusterGames` are played while nodes are killed; `everyState` has browsers look at all there is.
 * @typedef {{
 *   conformance: { each: number, option: number, inAll: number, seed: number }, boats: number, probes: number, clusterGames: number, everyState: boolean
 * }} Figures
 */

/** @type {{ short: Figures, long: Figures }} */
export const figures = {
  short: {
    conformance: { each: 20, option: 1, inAll: 0, seed: 1 },
    boats: 1_000,
    probes: 3_000,
    clusterGames: 6,
    everyState: false,
  },
  long: {
    conformance: { each: 20, option: 20, inAll: 2_000, seed: 1 },
    boats: 10_000,
    probes: 40_000,
    clusterGames: 50,
    everyState: true,
  },
}
