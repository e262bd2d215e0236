// Who may import whom. The rules are dependency-cruiser's; this file holds them and asks it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { foundations, isGame, packagesOf, shells, sourcesOf } from '../workspace.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

const shell = shells.join('|')
const shellSources = `^packages/(?:${shell})/`
/** Any package that is neither a foundation nor a shell. */
const game = `(?!(?:${foundations.join('|')}|${shell})/)[^/]+`
const games = `^packages/${game}/`
const pureSources = `^packages/(?!(?:${shell})/)[^/]+/src/`

/** The libraries a pure package may use. None of them touches Node or the DOM. */
const pureLibraries = 'pure-rand|zod|fast-check|intl-messageformat|@formatjs/icu-messageformat-parser'

/** A rule reads: what stands in `from` may not import what stands in `to`. */
const forbidden = [
  {
    name: 'pure-imports-no-node',
    comment: 'a pure package runs in any engine',
    from: { path: pureSources },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pure-imports-no-shell',
    comment: 'data flows from content to rules to kernel to the shells, never back',
    from: { path: pureSources },
    to: { path: shellSources },
  },
  {
    name: 'pure-imports-known-libraries',
    comment: 'a pure package uses only libraries known to touch neither Node nor the DOM',
    from: { path: pureSources },
    to: { path: 'node_modules/', pathNot: `node_modules/(?:${pureLibraries})/` },
  },
  {
    name: 'kernel-stands-alone',
    comment: 'the kernel knows no game and no other package',
    from: { path: '^packages/kernel/src/' },
    to: { path: '^packages/(?!kernel/)' },
  },
  {
    name: 'effects-import-kernel-only',
    comment: 'the effects language is shared by all games and knows none',
    from: { path: '^packages/effects/src/' },
    to: { path: '^packages/(?!(?:effects|kernel)/)' },
  },
  {
    name: 'conformance-knows-no-game',
    comment: 'one suite for every game, so it is given the game',
    from: { path: '^packages/conformance/src/' },
    to: { path: `${games}|^packages/(?:bots|messages|words)/` },
  },
  {
    name: 'messages-know-no-game',
    comment: 'messages are asked by id; they ask nobody',
    from: { path: '^packages/messages/src/' },
    to: { path: `${games}|^packages/(?:bots|conformance|effects|words)/` },
  },
  {
    name: 'game-imports-no-other-game',
    comment: 'a game is one folder of rules and content',
    from: { path: `^packages/(${game})/src/` },
    to: { path: games, pathNot: '^packages/$1/' },
  },
  {
    name: 'game-imports-kernel-and-effects-only',
    comment: 'rules know neither who plays, nor who tests, nor how it is said',
    from: { path: `${games}src/` },
    to: { path: '^packages/(?:bots|conformance|messages|words)/' },
  },
  {
    name: 'words-know-no-player',
    comment: 'how a game speaks does not hang on who plays it or who tests it',
    from: { path: '^packages/words/src/' },
    to: { path: '^packages/(?:balance|bots|conformance)/' },
  },
  {
    name: 'protocol-imports-kernel-only',
    comment: 'what is said over the wire is the same for every game',
    from: { path: '^packages/protocol/src/' },
    to: { path: '^packages/(?!(?:kernel|protocol)/)' },
  },
  {
    name: 'room-knows-no-game',
    comment: 'a room is given the game that is played in it',
    from: { path: '^packages/room/src/' },
    to: { path: '^packages/(?!(?:kernel|protocol|room)/)' },
  },
  {
    name: 'choosing-imports-kernel-only',
    comment: 'a choice of any game is put together in the same way',
    from: { path: '^packages/choosing/src/' },
    to: { path: '^packages/(?!(?:choosing|kernel)/)' },
  },
  {
    name: 'shells-stay-apart',
    comment: 'the browser, the server and the command line share pure packages, not each other',
    from: { path: '^packages/(server|web)/src/' },
    to: { path: shellSources, pathNot: '^packages/$1/' },
  },
  {
    name: 'command-line-asks-the-server',
    comment: 'who runs a server looks after it by command, through its public face; the browser is left alone',
    from: { path: '^packages/cli/src/' },
    to: { path: shellSources, pathNot: '^packages/(?:cli/|server/(?:src|dist)/index\\.)' },
  },
  {
    name: 'only-the-house-opens-pages',
    comment: 'tables, lessons and what all share stand on any page, so they hang on none',
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/(?:app|pages)/' },
    to: { path: '^packages/web/src/pages/' },
  },
  {
    name: 'sources-import-no-tests',
    comment: 'what ships does not hang on what tests it',
    from: { path: '^packages/[^/]+/src/' },
    to: { path: ['^packages/[^/]+/test/', '^test/'] },
  },
  {
    name: 'packages-meet-by-name',
    comment: 'another package is imported by its name, through its public face',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'no-cycles',
    comment: 'files that need each other are one file',
    from: { path: '^packages/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'imports-resolve',
    comment: 'an import that cannot be found is an import that cannot be judged',
    from: {},
    to: { couldNotResolve: true },
  },
]

/**
 * In the browser the table of a game is a folder with the name of its package.
 * @param {readonly string[]} names of the games
 */
const tableRules = (names) => {
  const folder = `packages/web/src/(?:games/)?(${names.join('|') || '(?!)'})/`
  return [
    {
      name: 'table-knows-no-game',
      comment: 'frame, kit and plain table are the same for every game',
      from: { path: '^packages/web/src/(?:table|plain|animation)/' },
      to: { path: `${games}|^${folder}` },
    },
    {
      name: 'own-table-knows-no-other-game',
      comment: 'the table of a game is one folder, and none of it is the table of another',
      from: { path: `^${folder}` },
      to: { path: `${games}|^${folder}`, pathNot: ['^packages/$1/', '^packages/web/src/(?:games/)?$1/'] },
    },
  ]
}

export const layers = {
  name: 'layers',
  rules: [...forbidden, ...tableRules([])].map(({ name }) => name).concat('everything-read'),
  /** @param {string} root @returns {Promise<Finding[]>} */
  async inspect(root) {
    const { modules, summary } = await read(root)
    return [
      ...summary.violations.map(({ rule, from, to }) => ({
        file: from,
        line: 1,
        rule: rule.name,
        reason: `imports ${to}: ${commentOf(rule.name)}`,
      })),
      ...unread(root, new Set(modules.map(({ source }) => source))),
    ]
  },
}

/** @param {string} name */
const commentOf = (name) => [...forbidden, ...tableRules([])].find((rule) => rule.name === name)?.comment

/**
 * dependency-cruiser passes in silence when its compiler is missing and it reads nothing at all. So every source file
 * has to be among the modules it read.
 * @param {string} root @param {Set<string>} read @returns {Finding[]}
 */
function unread(root, read) {
  const files = packagesOf(root).flatMap((name) => sourcesOf(root, name))
  if (files.length === 0)
    return [{ file: 'packages', line: 1, rule: 'everything-read', reason: 'there is no source file to read' }]
  return files
    .filter((file) => !read.has(file))
    .map((file) => ({ file, line: 1, rule: 'everything-read', reason: 'the layer check did not read this file' }))
}

/** @param {string} root @returns {Promise<import('dependency-cruiser').ICruiseResult>} */
async function read(root) {
  const folders = packagesOf(root)
    .flatMap((name) => [`packages/${name}/src`, `packages/${name}/test`])
    .filter((folder) => existsSync(join(root, folder)))
  if (folders.length === 0) return /** @type {any} */ ({ modules: [], summary: { violations: [] } })
  const result = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: /** @type {any} */ ({ forbidden: [...forbidden, ...tableRules(packagesOf(root).filter(isGame))] }),
      validate: true,
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      preserveSymlinks: false,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '/(?:dist|fixtures)/' },
    },
    /** @type {any} */ ({
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
      bustTheCache: true,
    }),
  )
  return /** @type {import('dependency-cruiser').ICruiseResult} */ (result.output)
}
