// Which bots play each other to tell how strong they are, what is aimed at, and the seed, fixed beforehand: weights are learned with
// seed 1, and bots were never tuned on this one.

/**
 * `wins` is the least share of wins of the first bot, draws counted half; `mean` its least mean score; `timesCasual` how many times as
 * often as `casual` it wins against the same automa.
 * @typedef {{ wins?: number, mean?: number, timesCasual?: number }} Aim
 * @typedef {{ game: string, mode: string, seats: number, level?: number, bots: readonly string[], games: number, seed: number, aim?: Aim }} Contest
 */

const SEED = 7_000_000

/** The pairings of two and four, the same for every game but for how far `master` is ahead of `casual`. */
/** @param {string} game @param {number} masterOverCasual @returns {Contest[]} */
const againstEachOther = (game, masterOverCasual) => {
  const pair = { game, mode: 'classic', seats: 2, games: 400, seed: SEED }
  return [
    { ...pair, bots: ['novice', 'random'], aim: { wins: 0.95 } },
    { ...pair, bots: ['casual', 'novice'], aim: { wins: 0.75 } },
    { ...pair, bots: ['skilled', 'casual'], aim: { wins: 0.72 } },
    { ...pair, bots: ['master', 'skilled'], aim: { wins: 0.57 } },
    { ...pair, bots: ['master', 'casual'], aim: { wins: masterOverCasual } },
    { ...pair, seats: 4, bots: ['master', 'casual', 'casual', 'casual'], aim: { wins: 0.45 } },
  ]
}

/** @param {string} game @param {string} bot @param {Aim | undefined} aim @param {number} [level] @returns {Contest} */
const alone = (game, bot, aim, level) => ({
  ...{ game, mode: 'solo', seats: 1, games: 200, seed: SEED, bots: [bot] },
  ...(level === undefined ? {} : { level }),
  ...(aim ? { aim } : {}),
})

/** @type {readonly Contest[]} */
export const contests = [
  ...againstEachOther('cats', 0.8),
  ...againstEachOther('wistar', 0.8),
  ...againstEachOther('woodcraft', 0.9),
  alone('cats', 'casual', undefined, 0),
  alone('cats', 'master', { wins: 0.8 }, 0),
  ...[5, 9].flatMap((level) => [
    alone('wistar', 'casual', undefined, level),
    alone('wistar', 'master', { timesCasual: 2 }, level),
  ]),
  alone('woodcraft', 'casual', undefined),
  alone('woodcraft', 'master', { mean: 115 }),
]
