// The conformance suite, through the command line as anybody would run it: every game, practice games included, in
// every mode, with every number of seats, at every level and with every option. The first check of each game is a
// process as from a shell; for the others one process for each core obeys line after line.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../run.mjs'
import { NoraLine } from './nora-line.mjs'
import { Notebook, notebookOf } from './notebook.mjs'
import { rare } from './rare.mjs'

/** @typedef {{ id: string, seats: { min: number, max: number }, levels?: (string | number)[], options?: Record<string, unknown[]> }} Mode */
/** @typedef {{ id: string, modes: Mode[] }} Game */

/** Sentences, pages and tables for people are nothing to a check; everything else it may depend on. */
const withoutRules = ['balance', 'choosing', 'messages', 'protocol', 'release', 'room', 'server', 'web', 'words']

/** What a check depends on: the rules, what plays them and who asks. @param {string} root */
const dependsOn = (root) => [
  ...readdirSync(join(root, 'packages')).flatMap((name) => (withoutRules.includes(name) ? [] : `packages/${name}`)),
  'package-lock.json',
  'scripts/test',
]

/** @type {import('./part.mjs').Part} */
export const conformance = {
  name: 'conformance',
  async run({ root, figures: { conformance: figures } }) {
    const practice = await checksOf(root, ['--practice'], figures)
    // The catalogue may still be empty, but the practice games are always there: without them nothing answered.
    if (practice.length === 0) throw new Error('nora games --practice lists no game')
    const checks = [...practice, ...(await checksOf(root, [], figures)), ...(await packChecksOf(root, figures))]
    // A few games are quickly played again.
    const notebook = figures.inAll > 0 ? await notebookOf(root, 'conformance', dependsOn(root)) : undefined
    const results = await eachOf(root, checks, { ...figures, notebook })
    const failures = results.flatMap(({ failure }) => failure ?? [])
    const passed = checks.length - failures.length
    // A few games need not show everything; as many as this must.
    return { passed, failures: figures.inAll > 0 ? [...failures, ...neverSeen(checks, results)] : failures }
  },
}

/** @typedef {{ args: string[], games: number }} Check */

/** The arguments of `nora check` that together cover the games listed, and how many games each plays. */
/** @param {string} root @param {string[]} flags @param {{ each: number, option: number, inAll: number }} figures @returns {Promise<Check[]>} */
async function checksOf(root, flags, { each, option, inAll }) {
  const { code, stdout, output } = await nora(root, ['games', ...flags, '--json'])
  if (code !== 0) throw new Error(`nora games ended with exit code ${code}:\n${output.trim()}`)
  /** @type {Game[]} */
  const games = JSON.parse(stdout)
  return games.flatMap(({ id, modes }) => {
    const settings = modes.flatMap(settingsOf)
    const share = Math.ceil(inAll / settings.length)
    return settings.map((setting) => ({
      args: [id, ...flags, ...setting],
      games: Math.max(setting.includes('--option') ? option : each, share),
    }))
  })
}

/** Every sort of packs that `nora check --packs` can make, for every game. */
const packSorts = ['generated', 'nested', 'hostile']

/** @param {string} root @param {{ packs: number }} figures @returns {Promise<Check[]>} */
async function packChecksOf(root, { packs }) {
  // The unit tests play one game with each sort.
  if (packs === 0) return []
  const { stdout } = await nora(root, ['games', '--json'])
  /** @type {Game[]} */
  const games = JSON.parse(stdout)
  return games.flatMap(({ id, modes }) => {
    const ways = modes.flatMap(settingsOf)
    // Too few games for every way to play it are played in the first of them.
    const way = packs < ways.length ? (ways[0] ?? []) : []
    return packSorts.map((sort) => ({ args: [id, ...way, '--packs', sort], games: packs }))
  })
}

/** @param {Mode} mode @returns {string[][]} */
function settingsOf({ id, seats, levels = [], options = {} }) {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index)
  const levelled = levels.length > 0 ? levels.map((level) => ['--level', String(level)]) : [[]]
  const chosen = Object.entries(options).flatMap(([key, values]) =>
    // The first value is the default: the plain games have it.
    values.slice(1).map((value) => ['--option', `${key}=${value}`]),
  )
  return counts.flatMap((count) => {
    const base = ['--mode', id, '--seats', String(count)]
    const first = [...base, ...(levelled[0] ?? [])]
    // Levels are all played plainly; each option is played at the first of them.
    return [...levelled.map((level) => [...base, ...level]), ...chosen.map((option) => [...first, ...option])]
  })
}

/** What one check found: a failure, and which reasons and kinds of question never came up in it. */
/** @typedef {{ failure?: string, unseen: string[] }} Result */

/** @typedef {{ seed: number, thoroughness: number, notebook?: Notebook<Result> | undefined }} How */

/** @param {(args: string[]) => Promise<import('../run.mjs').Ended>} nora @param {Check} check @param {How} how @returns {Promise<Result>} */
async function resultOf(nora, { args: setting, games }, { seed, thoroughness, notebook }) {
  const args = ['check', ...setting, '--games', String(games), '--seed', String(seed)]
  args.push('--thoroughness', String(thoroughness), '--json')
  const before = notebook?.of(args.join(' '))
  if (before) return before
  const { code, stdout, output } = await nora(args)
  const failed = (/** @type {string} */ how) => ({ failure: `npx nora ${args.join(' ')}\n${how}`, unseen: [] })
  let found
  try {
    found = JSON.parse(stdout)
  } catch {
    return failed(`ended with exit code ${code} and printed no result:\n${output.trim()}`)
  }
  if (code !== 0 || found.failures.length > 0) return failed(JSON.stringify(found.failures, null, 2))
  if (found.games < games || !(found.decisions > 0))
    return failed(`played ${found.games} games with ${found.decisions} decisions`)
  const { reasons, kinds } = found.coverage
  const result = { unseen: [...reasons.unseen, ...kinds.unseen] }
  await notebook?.note(args.join(' '), result)
  return result
}

/**
 * Reasons and kinds of question that no check of their game has seen, but should have.
 * @param {Check[]} checks @param {Result[]} results @returns {string[]}
 */
function neverSeen(checks, results) {
  const games = new Set(checks.map(({ args }) => args[0]))
  return [...games].flatMap((game) => {
    const [first, ...others] = results.filter((_, index) => checks[index]?.args[0] === game)
    const unseen = first?.unseen.filter((name) => others.every((other) => other.unseen.includes(name))) ?? []
    const never = unseen.filter((name) => !rare[/** @type {string} */ (game)]?.includes(name))
    return never.length > 0 ? [`no game of ${game} came across: ${never.join(', ')}`] : []
  })
}

/** @param {string} root @param {string[]} args */
const nora = (root, args) => runNode(root, ['bin/nora.mjs', ...args])

/**
 * As many at a time as the machine has cores, results in order. Those with most games and seats come first: at the end
 * no core waits long for another.
 * @param {string} root @param {Check[]} checks @param {How} how @returns {Promise<Result[]>}
 */
async function eachOf(root, checks, how) {
  /** @type {Result[]} */
  const results = []
  const waiting = [...checks.keys()].sort((one, other) => weightOf(checks[other]) - weightOf(checks[one]))
  const worker = async () => {
    const line = new NoraLine(root)
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const check = /** @type {Check} */ (checks[index])
      const isFirst = checks.findIndex(({ args }) => args[0] === check.args[0]) === index
      results[index] = await resultOf((args) => (isFirst ? nora(root, args) : line.obey(args)), check, how)
    }
    await line.end()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}

/** Games with packs have any number of seats. */
const ANY_SEATS = 3

/** @param {Check | undefined} check */
function weightOf(check) {
  const at = check?.args.indexOf('--seats') ?? -1
  return (check?.games ?? 0) * (at < 0 ? ANY_SEATS : Number(check?.args[at + 1]))
}
