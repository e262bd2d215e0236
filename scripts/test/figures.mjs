// How much is played. `npm test` takes the short column, `npm run test:long` the long one.

/**
 * What the conformance suite plays.
 * @typedef {object} ConformanceFigures
 * @property {number} each games of every mode, seat count and level, at least
 * @property {number} option games of every further value of an option, at least
 * @property {number} inAll games over all of these, at least
 * @property {number} thoroughness percent of what can be looked at
 * @property {number} packs games of each game with each sort of packs made for the occasion
 * @property {number} seed
 */

/**
 * @typedef {object} Figures
 * @property {ConformanceFigures} conformance
 * @property {number} boats ships of The Isle of Cats, scored by both scorers
 * @property {number} soloGames games of it at each level of the Sister
 * @property {number} wheelGames games that turn the action wheel of Woodcraft
 * @property {number} wildGames games of a table that its viewers and its entries follow
 * @property {number} twins pairs of a game that differ in what a viewer may not know
 * @property {number} rarely how many times as seldom as possible bots are looked at
 * @property {number} ways to orders of Woodcraft, walked by an oracle
 * @property {number} probes wrong messages sent to the server
 * @property {number} fuzz inputs of every sort thrown at it
 * @property {number} heardGames games of each game and mode, rebuilt from what was told
 * @property {number} chaosMinutes of games while everything goes wrong, on one server and on a cluster
 * @property {number} chaosKills servers killed at least, on each of both
 * @property {boolean} everyState browsers look at all there is
 * @property {boolean} bothCompilers types are checked by TypeScript 6 as well
 */

/** @type {{ short: Figures, long: Figures }} */
export const figures = {
  short: {
    conformance: { each: 20, option: 1, inAll: 0, thoroughness: 40, packs: 0, seed: 1 },
    boats: 1_000,
    soloGames: 40,
    wheelGames: 2_000,
    wildGames: 16,
    twins: 1,
    rarely: 3,
    ways: 50,
    probes: 3_000,
    fuzz: 3_000,
    chaosMinutes: 0.5,
    chaosKills: 1,
    heardGames: 2,
    everyState: false,
    bothCompilers: false,
  },
  long: {
    conformance: { each: 20, option: 20, inAll: 2_000, thoroughness: 100, packs: 500, seed: 1 },
    boats: 10_000,
    soloGames: 400,
    wheelGames: 20_000,
    wildGames: 16,
    twins: 2,
    rarely: 1,
    ways: 1_000,
    probes: 40_000,
    fuzz: 1_000_000,
    chaosMinutes: 10,
    chaosKills: 500,
    heardGames: 50,
    everyState: true,
    bothCompilers: true,
  },
}
