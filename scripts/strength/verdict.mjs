// What came of a contest, as a row of docs/bots.md, and whether it is what was aimed at.

/** @typedef {import('./contests.mjs').Contest} Contest */
/** @typedef {{ wins: { [bot: string]: number }, draws: number, games: number, meanScores: { [bot: string]: number }, meanMargin: number, standardError: number, msPerDecision: { [bot: string]: { mean: number, p50: number, p99: number, max: number } } }} Figures */

export const head = [
  '| Game | Bots | Games | First wins, % | Margin | Mean | Aim | ms mean / p50 / p99 / max |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n')

/** @param {Contest} contest @param {Figures} figures @param {number} casual the share of games that `casual` won against the same automa */
export function rowOf(contest, figures, casual) {
  const { game, mode, level, seats, bots, aim } = contest
  const first = /** @type {string} */ (bots[0])
  const share = shareOf(contest, figures)
  const where = [game, mode === 'classic' ? `${seats} seats` : mode, level === undefined ? '' : `level ${level}`]
  const { mean = 0, p50 = 0, p99 = 0, max = 0 } = figures.msPerDecision[first] ?? {}
  const cells = [
    where.filter(Boolean).join(', '),
    [first, ...bots.slice(1)].join(', '),
    figures.games,
    `${percent(share)} ± ${percent(Math.sqrt((share * (1 - share)) / figures.games))}`,
    `${figures.meanMargin} ± ${figures.standardError}`,
    figures.meanScores[first],
    aim ? `${toldAim(aim)}: ${isKept(contest, figures, casual) ? 'kept' : 'missed'}` : '-',
    [mean, p50, p99, max].join(' / '),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Draws count half. @param {Contest} contest @param {Figures} figures */
export function shareOf({ bots }, { wins, draws, games }) {
  return ((wins[/** @type {string} */ (bots[0])] ?? 0) + draws / 2) / games
}

/** @param {Contest} contest @param {Figures} figures @param {number} casual */
export function isKept(contest, figures, casual) {
  const { wins, mean, timesCasual } = contest.aim ?? {}
  const share = shareOf(contest, figures)
  if (wins !== undefined && share < wins) return false
  if (mean !== undefined && (figures.meanScores[/** @type {string} */ (contest.bots[0])] ?? 0) <= mean) return false
  return timesCasual === undefined || share >= timesCasual * casual
}

/** @param {import('./contests.mjs').Aim} aim */
function toldAim({ wins, mean, timesCasual }) {
  if (wins !== undefined) return `${percent(wins)} %`
  return mean === undefined ? `${timesCasual} times casual` : `mean over ${mean}`
}

/** @param {number} share */
const percent = (share) => (100 * share).toFixed(1)
