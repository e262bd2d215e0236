// A game is added by its own folders and one entry in the list of each surface. Whatever else names a game would have to
// be found and changed for the next one: its id stands nowhere but in its own places.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesBelow, isGame, packagesOf } from '../workspace.mjs'
import { lineOf, parse, walk } from './syntax.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

/** The lists of games, by what they are lists for. */
const lists = {
  'packages/balance/src/index.ts': 'the house sets that are measured',
  'packages/bots/src/index.ts': 'bots',
  'packages/catalogue/src/index.ts': 'the games that a server, a terminal and a worker offer',
  'packages/cli/src/extras.ts': 'the command line',
  'packages/web/src/games/index.ts': 'the browser',
  'packages/words/src/icons.ts': 'icons',
  'packages/words/src/index.ts': 'words',
  'scripts/golden/games.mjs': 'whole games that are kept',
  'scripts/strength/contests.mjs': 'who plays whom, to tell how strong bots are',
  'scripts/test/rare.mjs': 'what bots hardly ever come across',
}

/** Sentences are laid out by language first: see packages/messages. */
const speaks = 'packages/messages/src/'

/** What one types at a prompt is an example, and needs some game. */
const command = /^nora [a-z]/

export const gameIds = {
  name: 'game-ids',
  rules: ['game-id'],
  /** @param {string} root @returns {Finding[]} */
  inspect(root) {
    const games = packagesOf(root).filter(isGame)
    const folders = [...packagesOf(root).map((name) => `packages/${name}/src`), 'scripts', 'bin']
    return folders
      .flatMap((folder) => filesBelow(root, folder, ['.ts', '.tsx', '.mjs', '.css']))
      .filter((file) => !Object.hasOwn(lists, file) && !file.startsWith(speaks))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        const foreign = games.filter((game) => !isOwn(file, game) && text.toLowerCase().includes(game))
        // Reading the syntax takes time, and hardly any file holds a word that could be a game.
        if (foreign.length === 0) return []
        const named = file.endsWith('.css') ? namedInStyles(text) : namedInCode(parse(root, file))
        return named.flatMap(({ words, line }) =>
          foreign.filter((game) => words.includes(game)).map((game) => finding(file, line, game)),
        )
      })
  },
}

/** Whether a folder or the file on the way is named after the game: `words/src/cats/names.ts`, `catalogue/src/cats.ts`. */
/** @param {string} file @param {string} game */
const isOwn = (file, game) => file.split('/').some((part) => part === game || part.startsWith(`${game}.`))

/** @param {string} file @param {number} line @param {string} game @returns {Finding} */
function finding(file, line, game) {
  const folder = /^packages\/[^/]+\/src/.exec(file)?.[0]
  const place = folder === undefined ? `packages/${game}` : `a folder ${game} of ${folder}`
  const list = Object.keys(lists).find((one) => folder !== undefined && one.startsWith(`${folder}/`))
  const reason = `names the game ${game}; that belongs into ${place}${list ? `, listed in ${list}` : ''}`
  return { file, line, rule: 'game-id', reason }
}

/** @typedef {{ words: readonly string[], line: number }} Named */

/** Every name and every text of a file, in words. @param {ts.SourceFile} source @returns {Named[]} */
function namedInCode(source) {
  /** @type {Named[]} */
  const named = []
  walk(source, (node) => {
    if (ts.isIdentifier(node)) named.push({ words: wordsOf(node.text), line: lineOf(node) })
    else if (isText(node) && !command.test(node.text)) named.push({ words: partsOf(node.text), line: lineOf(node) })
  })
  return named
}

/** @param {string} text @returns {Named[]} */
function namedInStyles(text) {
  const bare = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''))
  return bare.split('\n').map((each, index) => ({ words: partsOf(each), line: index + 1 }))
}

/** @param {ts.Node} node @returns {node is ts.StringLiteral | ts.TemplateLiteralToken} */
const isText = (node) => ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)

/** `webCatsTable` is web, cats, table. @param {string} name */
const wordsOf = (name) => name.split(/(?=[A-Z])|[_$\d]+/).map((word) => word.toLowerCase())

/** `'@nora/cats'` and `'mode.cats.solo'` name the game; `'Cats'` at the start of a sentence is English. @param {string} text */
const partsOf = (text) =>
  text.split(/[^A-Za-z]+/).flatMap((part) => (/^[A-Z]/.test(part) ? [] : part.split(/(?=[A-Z])/)))
