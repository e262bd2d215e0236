// `node scripts/measure-browser.mjs [--json]`: what people feel at the page, measured in a real browser on this machine.
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
 *   ghost: { workMs: { p95: number }, longestTaskMs: number }, ways: { ms: { p95: number } }
 * }} Found
 */

/**
 * What is promised, and how to find it among what was measured.
 * @type {readonly { what: string, most: number, of: (found: Found) => number }[]}
 */
const promises = [
  { what: 'scripts of the entrance, packed, bytes', most: 150_000, of: ({ home }) => home.packedScriptBytes },
  { what: 'cold load of the entrance to its largest paint, ms', most: 1_000, of: ({ home }) => home.largestPaintMs },
  { what: 'cold start to the first decision, ms', most: 1_200, of: ({ firstDecisionMs }) => firstDecisionMs.desk },
  { what: 'the same on a slow phone, ms', most: 4_000, of: ({ firstDecisionMs }) => firstDecisionMs.phone },
  {
    what: 'click to painted response, 95th percentile, ms',
    most: 100,
    of: ({ games }) => worst(games, ({ responseMs }) => responseMs.p95),
  },
  {
    what: 'the same in the last round of Rats of Wistar with three seats, ms',
    most: 100,
    of: ({ lastRound }) => lastRound.responseMs.p95,
  },
  { what: 'largest layout shift', most: 0.1, of: ({ games }) => worst(games, ({ largestShift }) => largestShift) },
  { what: 'work per move of a tile in hand, 95th percentile, ms', most: 8, of: ({ ghost }) => ghost.workMs.p95 },
  { what: 'longest task while a tile follows the pointer, ms', most: 50, of: ({ ghost }) => ghost.longestTaskMs },
  {
    what: 'shortest way to an order of Woodcraft in its worker, 95th percentile, ms',
    most: 50,
    of: ({ ways }) => ways.ms.p95,
  },
]

/**
 * Of all tables that were measured, the one that keeps it least.
 * @param {Found['games']} games @param {(game: Found['games'][string]) => number} of
 */
function worst(games, of) {
  return Math.max(...Object.values(games).map(of))
}

await orExit(async () => {
  await ensureInstalled(root, console.error)
  const missing = await ensureSystem(root, ['chromium'], console.error)
  if (missing.length > 0) throw new Error('there is no chromium here')
  const args = ['--conditions=source', '--import=tsx', 'test/browser/measure/main.ts']
  const { code, stdout, output } = await runNode(root, args)
  if (code !== 0) throw new Error(`the measurement failed:\n${output.trim()}`)
  /** @type {Found} */
  const found = JSON.parse(stdout)
  const rows = promises.map(({ what, most, of }) => ({ what, most, measured: of(found), kept: of(found) < most }))
  if (process.argv.includes('--json')) console.log(JSON.stringify({ ...found, promises: rows }, null, 2))
  else {
    for (const { what, most, measured, kept } of rows)
      console.log(`${kept ? 'kept  ' : 'BROKEN'} ${what}: ${measured} (below ${most})`)
    console.log(`load of the machine: ${found.load.before} before, ${found.load.after} after`)
  }
})
