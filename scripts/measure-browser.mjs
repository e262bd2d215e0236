// `node scripts/measure-browser.mjs [--json]`: what people feel at the page, measured in a real browser on this machine. Names of parts
// (home, firstDecisionMs, ghost, ways, games, lastRound, advice) measure those alone.
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { runNode } from './run.mjs'
import { ensureSystem } from './system.mjs'
import { repositoryRoot as root } from './workspace.mjs'

/**
 * @typedef {{
 *   load: { before: number, after: number }, home: { packedScriptBytes: number, largestPaintMs: number },
 *   firstDecisionMs: { desk: number, phone: number },
 *   games: { [game: string]: { responseMs: { p95: number }, largestShift: number } }, lastRound: { responseMs: { p95: number } },
 *   ghost: { workMs: { p95: number }, longestTaskMs: number }, ways: { ms: { p95: number } },
 *   advice: { master: { longestTaskMs: number }, hints: { ms: { p95: number } }, analysisMs: { [game: string]: number } }
 * }} Found
 */

/**
 * What is promised, and how to find it in which part of what was measured.
 * @type {readonly { part: keyof Found, what: string, most: number, of: (found: Found) => number }[]}
 */
const promises = [
  {
    part: 'home',
    what: 'scripts of the entrance, packed, bytes',
    most: 150_000,
    of: ({ home }) => home.packedScriptBytes,
  },
  {
    part: 'home',
    what: 'cold load of the entrance to its largest paint, ms',
    most: 1_000,
    of: ({ home }) => home.largestPaintMs,
  },
  {
    part: 'firstDecisionMs',
    what: 'cold start to the first decision, ms',
    most: 1_200,
    of: ({ firstDecisionMs }) => firstDecisionMs.desk,
  },
  {
    part: 'firstDecisionMs',
    what: 'the same on a slow phone, ms',
    most: 4_000,
    of: ({ firstDecisionMs }) => firstDecisionMs.phone,
  },
  {
    part: 'games',
    what: 'click to painted response, 95th percentile, ms',
    most: 100,
    of: ({ games }) => worst(games, ({ responseMs }) => responseMs.p95),
  },
  {
    part: 'lastRound',
    what: 'the same in the last round of Rats of Wistar with three seats, ms',
    most: 100,
    of: ({ lastRound }) => lastRound.responseMs.p95,
  },
  {
    part: 'games',
    what: 'largest layout shift',
    most: 0.1,
    of: ({ games }) => worst(games, ({ largestShift }) => largestShift),
  },
  {
    part: 'ghost',
    what: 'work per move of a tile in hand, 95th percentile, ms',
    most: 8,
    of: ({ ghost }) => ghost.workMs.p95,
  },
  {
    part: 'ghost',
    what: 'longest task while a tile follows the pointer, ms',
    most: 50,
    of: ({ ghost }) => ghost.longestTaskMs,
  },
  {
    part: 'ways',
    what: 'shortest way to an order of Woodcraft in its worker, 95th percentile, ms',
    most: 50,
    of: ({ ways }) => ways.ms.p95,
  },
  {
    part: 'advice',
    what: 'longest task of the page in a game against a master, ms',
    most: 50,
    of: ({ advice }) => advice.master.longestTaskMs,
  },
  {
    part: 'advice',
    what: 'from the key to the hint, 95th percentile, ms',
    most: 2_000,
    of: ({ advice }) => advice.hints.ms.p95,
  },
  {
    part: 'advice',
    what: 'a finished game for two analysed, ms',
    most: 60_000,
    of: ({ advice }) => worst(advice.analysisMs, (ms) => ms),
  },
]

/**
 * Of all tables that were measured, the one that keeps it least.
 * @template Measured @param {{ [game: string]: Measured }} games @param {(game: Measured) => number} of
 */
function worst(games, of) {
  return Math.max(...Object.values(games).map(of))
}

await orExit(async () => {
  await ensureInstalled(root, console.error)
  const missing = await ensureSystem(root, ['chromium'], console.error)
  if (missing.length > 0) throw new Error('there is no chromium here')
  const parts = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const args = ['--conditions=source', '--import=tsx', 'test/browser/measure/main.ts', ...parts]
  const { code, stdout, output } = await runNode(root, args)
  if (code !== 0) throw new Error(`the measurement failed:\n${output.trim()}`)
  /** @type {Found} */
  const found = JSON.parse(stdout)
  const rows = promises
    .filter(({ part }) => part in found)
    .map(({ what, most, of }) => ({ what, most, measured: of(found), kept: of(found) < most }))
  if (process.argv.includes('--json')) console.log(JSON.stringify({ ...found, promises: rows }, null, 2))
  else {
    for (const { what, most, measured, kept } of rows)
      console.log(`${kept ? 'kept  ' : 'BROKEN'} ${what}: ${measured} (below ${most})`)
    console.log(`load of the machine: ${found.load.before} before, ${found.load.after} after`)
  }
})
