// `npm run strength [-- game ...]`: how strong the bots are, as docs/bots.md tells it. What was played is kept in data/strength, so that a
// run that was stopped goes on; `--games N` plays fewer of each contest.
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { orExit } from './or-exit.mjs'
import { runNode } from './run.mjs'
import { contests } from './strength/contests.mjs'
import { head, rowOf, shareOf } from './strength/verdict.mjs'
import { repositoryRoot as root } from './workspace.mjs'

/** @typedef {import('./strength/contests.mjs').Contest} Contest */

const { values, positionals } = parseArgs({ options: { games: { type: 'string' } }, allowPositionals: true })
const folder = join(root, 'data/strength')

await orExit(async () => {
  mkdirSync(folder, { recursive: true })
  console.log(head)
  let casual = 0
  for (const contest of contests.filter(({ game }) => positionals.length === 0 || positionals.includes(game))) {
    const figures = await played(contest)
    console.log(rowOf(contest, figures, casual))
    if (contest.bots[0] === 'casual') casual = shareOf(contest, figures)
  }
})

/** @param {Contest} contest @returns {Promise<import('./strength/verdict.mjs').Figures>} */
async function played({ game, mode, seats, level, bots, games, seed }) {
  const setting = ['--mode', mode, '--seats', String(seats), ...(level === undefined ? [] : ['--level', String(level)])]
  const name = [game, ...setting.filter((word) => !word.startsWith('--')), ...bots].join('-')
  const count = Math.min(games, Number(values.games ?? games))
  const length = ['--games', String(count), '--seed', String(seed), '--processes', String(availableParallelism())]
  const into = ['--into', join(folder, `${name}.jsonl`), '--json']
  const args = ['bin/nora.mjs', 'match', game, ...setting, '--bots', bots.join(','), ...length, ...into]
  const { code, stdout, output } = await runNode(root, args)
  if (code !== 0) throw new Error(`${args.join(' ')}\n${output.trim()}`)
  return JSON.parse(stdout)
}
