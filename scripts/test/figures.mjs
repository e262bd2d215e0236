// How much is played. `npm test` takes the short column, `npm run test:long` the long one.

/**
 * Conformance plays at least `each` games of every mode, seat count and level of a game, `option` of every further value
 * of an option, and at least `inAll` over all of them, looking at `thoroughness` percent of what can be looked at, and `packs` of each game with each sort of packs made for the occasion; `boats` are scored by both scorers of The Isle of Cats; `soloGames` of it are played at each level of the Sister; `wheelGames` turn the action wheel of Woodcraft; `wildGames` of a table are followed by its viewers and its entries; `twins` of a game differ in what a viewer may not know; bots are looked at `rarely` times as seldom as they could be; `ways` to orders of Woodcraft are walked by an oracle; `probes` wrong messages are sent to the
 * server, and `fuzz` inputs of every sort are thrown at it; `heardGames` of each game and mode are rebuilt from what was told; `chaosMinutes` games are played while everything goes wrong, by each sort of house; `everyState` has browsers look at all there is, and `bothCompilers` has types checked by TypeScript 6 as well.
 * @typedef {{
 *   conformance: { each: number, option: number, inAll: number, thoroughness: number, packs: number, seed: number }, boats: number, soloGames: number, wheelGames: number, wildGames: number, twins: number, rarely: number, ways: number, probes: number, fuzz: number, heardGames: number, chaosMinutes: number, everyState: boolean, bothCompilers: boolean
 * }} Figures
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
    heardGames: 50,
    everyState: true,
    bothCompilers: true,
  },
}
